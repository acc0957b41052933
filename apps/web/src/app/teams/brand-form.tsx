import { errorFields, type TeamBrandKitFragment, useSetTeamBrandMutation } from '@tessera/client';
import {
  type BrandKit,
  brandContrasts,
  brandDesign,
  CARD_FONTS,
  type CardFont,
  cardPreview,
  checkBrand,
  emptyCardData,
} from '@tessera/domain';
import { sayAll, t } from '@tessera/texts';
import { Notice, SelectField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { DoneButton, useDone } from '../../parts/screen/done-button.tsx';
import { BrandColors } from './brand-colors.tsx';
import { FONT_NAMES, toBrandDraft, toBrandInput } from './brand-draft.ts';
import { BrandPicture } from './brand-picture.tsx';
import type { TeamProps } from './use-team.ts';

export interface BrandFormProps {
  team: TeamProps['team'];
  brand: TeamBrandKitFragment['brand'];
}

/** The kit, piece by piece, beside a card that wears it. */
export function BrandForm({ team, brand }: BrandFormProps) {
  const [kit, setKit] = useState(() => toBrandDraft(brand));
  const { submit, errors, failure, isBusy, isDone } = useSave(team.id, kit);
  const change = (changes: Partial<BrandKit>) => setKit({ ...kit, ...changes });
  const picture = { organizationId: team.id };
  return (
    <form noValidate className="grid gap-9 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]" onSubmit={submit}>
      <div className="grid content-start gap-8">
        <div className="grid gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <BrandPicture
            {...picture}
            label={t('Logo')}
            kind="logo"
            hint={t('JPEG, PNG or WebP, at most 5 MB.')}
            url={kit.logoUrl}
            error={errors.logoUrl}
            onChange={(logoUrl) => change({ logoUrl })}
          />
          <BrandPicture
            {...picture}
            label={t('Cover')}
            kind="cover"
            hint={t('A wide picture at the top of each card’s page.')}
            url={kit.coverUrl}
            error={errors.coverUrl}
            onChange={(coverUrl) => change({ coverUrl })}
          />
        </div>
        <BrandColors
          colors={kit.colors}
          errors={{
            primary: errors['colors.primary'],
            secondary: errors['colors.secondary'],
            accent: errors['colors.accent'],
          }}
          onChange={(colors) => change({ colors })}
        />
        <Fonts fonts={kit.fonts} onChange={(fonts) => change({ fonts })} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="sticky bottom-(--bar) flex justify-end border-t border-line bg-ground py-3">
          <DoneButton type="submit" variant="primary" isBusy={isBusy} isDone={isDone} done={t('Cards updated')}>
            {isBusy ? t('Saving…') : t('Save brand kit')}
          </DoneButton>
        </div>
      </div>
      <Preview team={team} kit={kit} />
    </form>
  );
}

function Fonts({ fonts, onChange }: { fonts: BrandKit['fonts']; onChange: (fonts: BrandKit['fonts']) => void }) {
  const field = (key: keyof BrandKit['fonts'], label: string) => (
    <SelectField
      label={label}
      value={fonts[key]}
      onChange={(event) => onChange({ ...fonts, [key]: event.target.value as CardFont })}
    >
      {CARD_FONTS.map((font) => (
        <option key={font} value={font}>
          {FONT_NAMES[font]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg">{t('Fonts')}</legend>
      {field('name', t('Names and roles'))}
      {field('text', t('All other text'))}
    </fieldset>
  );
}

/** A card with words that every face has room for. */
function Preview({ team, kit }: Pick<BrandFormProps, 'team'> & { kit: BrandKit }) {
  // What is no colour can't be drawn; the last row of the form says so.
  const design = brandContrasts(kit.colors).length > 0 ? brandDesign(team.name, kit) : null;
  const data = {
    ...emptyCardData('business'),
    ...{
      name: t('Your name'),
      role: t('Role'),
      email: 'name@example.com',
      phone: '+91 98765 43210',
      logoUrl: kit.logoUrl,
    },
    design,
  };
  data.extra.company = { ...data.extra.company, companyName: team.name, category: t('Badge') };
  return (
    <section
      aria-label={t('Preview')}
      className="overflow-hidden rounded-lg border border-line bg-stage max-lg:order-first lg:sticky lg:top-22 lg:self-start"
    >
      {kit.coverUrl && (
        <div
          style={{ backgroundImage: `url(${JSON.stringify(kit.coverUrl)})` }}
          className="h-24 bg-brass-soft bg-cover bg-center"
        />
      )}
      <div className="px-5 py-7 sm:px-10">
        <CardFace preview={cardPreview(data)} />
      </div>
    </section>
  );
}

function useSave(id: string, kit: BrandKit) {
  const [update, { loading, error }] = useSetTeamBrandMutation();
  const [isTried, setTried] = useState(false);
  const { brand, errors: found } = checkBrand(kit);
  const isWrong = isTried && Object.keys(found).length > 0;
  const { isDone, markDone } = useDone(3000);
  const save = async () => {
    setTried(true);
    if (Object.keys(found).length > 0) return;
    // What goes wrong is in `error`.
    const { data } = await update({ variables: { input: { id, brand: toBrandInput(brand) } } }).catch(() => ({
      data: null,
    }));
    if (data) markDone();
  };
  const said = Object.entries(errorFields(error)).map(([path, text]) => [path.replace(/^brand\./, ''), text]);
  return {
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    errors: (isWrong ? sayAll(found) : Object.fromEntries(said)) as Record<string, string | undefined>,
    failure: isWrong ? t('Not saved. The marked texts can’t be read on cards.') : error && errorText(error),
    isBusy: loading,
    isDone,
  };
}
