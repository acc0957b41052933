import {
  CARD_GROUNDS,
  CARD_LAYOUTS,
  CARD_THEMES,
  type CardGround,
  type CardLayout,
  colorsAround,
  FIRST_COLORS,
  FONT_PAIRS,
  faceLayout,
  isDarkColor,
  LOGO_SIZES,
  type LogoSize,
  shownImageUrl,
  themeDesign,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { ChoiceChip, SelectField } from '@tessera/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { colorName } from '../../../parts/pictures/color-name.ts';
import { readColors } from '../../../parts/pictures/read-colors.ts';
import { LONE_LINK } from '../../../parts/screen/text-link.ts';
import { paths } from '../../../paths.ts';
import type { BuilderValues } from './builder-values.ts';
import { changeDesign, changeTheme, hasOwnColors, type Look, readOwnColor } from './own-look.ts';
import { PictureButton } from './picture-button.tsx';
import { useTeamRule } from './team-rules.ts';

const LAYOUT_NAMES: Record<CardLayout, string> = {
  portrait: t('Portrait|card layout'),
  cover: t('Cover|card layout'),
  monogram: t('Monogram|card layout'),
  type: t('Type only|card layout'),
};
const GROUND_NAMES: Record<CardGround, string> = {
  dark: t('Dark|card paper'),
  light: t('Light|card paper'),
  color: t('Colour|card paper'),
};
const LOGO_SIZE_NAMES: Record<LogoSize, string> = {
  small: t('Small|logo'),
  medium: t('Medium|logo'),
  large: t('Large|logo'),
};
const COVER_WORDS = {
  file: t('Cover file'),
  upload: t('Upload cover'),
  replace: t('Replace cover'),
  remove: t('Remove cover'),
};
const DARK_LOGO_WORDS = {
  file: t('File of the logo for dark paper'),
  upload: t('Upload logo for dark paper'),
  replace: t('Replace logo for dark paper'),
  remove: t('Remove logo for dark paper'),
};
/** The face's band is flatter and the page's higher: this is between them. */
const COVER_ASPECT = 3;
const FONT_NAMES = { serif: 'Newsreader', sans: 'Geist', mono: 'Geist Mono' } as const;

interface LookProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** How the card looks: its theme, layout, colour and typefaces. Nothing of it can be chosen where a team decides. */
export function LookControls() {
  const theme = useController<BuilderValues, 'data.theme'>({ name: 'data.theme' }).field;
  const design = useController<BuilderValues, 'data.design'>({ name: 'data.design' }).field;
  const { isLocked, hint } = useTeamRule('data.theme');
  if (isLocked) return <p className="mt-6 text-center text-sm text-ink-2">{hint}</p>;
  const look = { theme: theme.value, design: design.value ?? null };
  const onChange = (next: Look) => {
    theme.onChange(next.theme);
    design.onChange(next.design ?? null);
  };
  return (
    <div className="mt-6 grid gap-4">
      <ThemeChoice look={look} onChange={onChange} />
      <LayoutChoice look={look} onChange={onChange} />
      <ColorChoice look={look} onChange={onChange} />
      <FontChoice look={look} onChange={onChange} />
      <LogoChoice look={look} onChange={onChange} />
      <p className="text-sm">
        <Link to={paths.marketplace} className={LONE_LINK}>
          {t('More templates in the marketplace')}
        </Link>
      </p>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-sm text-ink-2 sm:pt-0.5">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>
    </fieldset>
  );
}

/** A look of the marketplace stays at hand when a theme was chosen in its place. */
function ThemeChoice({ look, onChange }: LookProps) {
  const [kept, setKept] = useState<Look | null>(null);
  const isWorn = Boolean(look.design?.name);
  if (isWorn && look.design !== kept?.design) setKept(look);
  return (
    <Choice label={t('Theme')}>
      {CARD_THEMES.map((theme) => (
        <ChoiceChip
          key={theme}
          isOn={!isWorn && look.theme === theme}
          onClick={() => onChange(changeTheme(look, theme))}
        >
          {theme}
        </ChoiceChip>
      ))}
      {kept?.design && (
        <ChoiceChip isOn={isWorn} onClick={() => onChange(kept)} className="max-w-full">
          <span className="truncate">{kept.design.name}</span>
        </ChoiceChip>
      )}
    </Choice>
  );
}

function LayoutChoice({ look, onChange }: LookProps) {
  const photoUrl = useWatch<BuilderValues, 'data.extra.personal.photoUrl'>({ name: 'data.extra.personal.photoUrl' });
  const design = look.design ?? undefined;
  const shown = faceLayout({ ...(design && { design }), photo: shownImageUrl(photoUrl) });
  const change = (changes: Parameters<typeof changeDesign>[1]) =>
    onChange({ ...look, design: changeDesign(look, changes) });
  return (
    <Choice label={t('Layout')}>
      <ChoiceChip isOn={!design?.layout} onClick={() => change({ layout: undefined })}>
        {t('Automatic|card layout')}
      </ChoiceChip>
      {CARD_LAYOUTS.map((layout) => (
        <ChoiceChip key={layout} isOn={design?.layout === layout} onClick={() => change({ layout })}>
          {LAYOUT_NAMES[layout]}
        </ChoiceChip>
      ))}
      {design?.layout === 'portrait' && shown !== 'portrait' && (
        <p className="w-full text-sm text-ink-2">
          {t('Add a photo to see this layout. Until then, initials stand in for it.')}
        </p>
      )}
      {/* Without a chosen layout, a cover brings its own. */}
      {(shown === 'cover' || !design?.layout) && (
        <PictureButton
          kind="photo"
          aspect={COVER_ASPECT}
          url={design?.coverUrl}
          words={COVER_WORDS}
          onChange={(coverUrl) => change({ coverUrl })}
        />
      )}
    </Choice>
  );
}

/** Colours of the card's pictures come first, then ours, then any. */
function ColorChoice({ look, onChange }: LookProps) {
  const colors = usePictureColors();
  const { colors: worn } = look.design ?? themeDesign(look.theme);
  const isOwn = hasOwnColors(look) && !look.design?.name;
  const swatches = [...new Set([...colors, ...FIRST_COLORS])].slice(0, 7);
  // Only a colour that is no swatch can't be told from the design: the last one chosen here is one of the candidates.
  const [chosen, setChosen] = useState<string>();
  const { color, ground } = readOwnColor(worn, chosen ? [chosen, ...swatches] : swatches);
  const wear = (next: string, on: CardGround) => {
    setChosen(next);
    onChange({ ...look, design: changeDesign(look, { colors: colorsAround(next, on) }) });
  };
  return (
    <>
      <Choice label={t('Colour')}>
        <ChoiceChip
          isOn={!hasOwnColors(look)}
          onClick={() => onChange({ ...look, design: changeDesign(look, { colors: themeDesign(look.theme).colors }) })}
        >
          {t('Theme’s own')}
        </ChoiceChip>
        {swatches.map((swatch) => (
          <button
            key={swatch}
            type="button"
            aria-label={colorName(swatch)}
            title={swatch}
            aria-pressed={isOwn && color === swatch}
            onClick={() => wear(swatch, ground)}
            style={{ backgroundColor: swatch }}
            className="hit size-6 rounded-full border border-line ring-offset-2 ring-offset-stage aria-pressed:ring-2 aria-pressed:ring-ink pointer-coarse:size-11"
          />
        ))}
        <input
          type="color"
          aria-label={t('Another colour')}
          value={color}
          onChange={({ target }) => wear(target.value, ground)}
          className="hit h-6 w-9 cursor-pointer rounded-sm border border-line bg-ground p-0.5 pointer-coarse:h-11 pointer-coarse:w-14"
        />
      </Choice>
      {isOwn && (
        <Choice label={t('Paper')}>
          {CARD_GROUNDS.map((each) => (
            <ChoiceChip key={each} isOn={ground === each} onClick={() => wear(color, each)}>
              {GROUND_NAMES[each]}
            </ChoiceChip>
          ))}
        </Choice>
      )}
    </>
  );
}

/** Of logo and photo, as soon as they are read. */
function usePictureColors(): string[] {
  const [logoUrl, photoUrl] = useWatch<BuilderValues, ['data.logoUrl', 'data.extra.personal.photoUrl']>({
    name: ['data.logoUrl', 'data.extra.personal.photoUrl'],
  });
  const [colors, setColors] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const sources = [logoUrl, photoUrl].map((url) => shownImageUrl(url)).filter((src) => src !== null);
    void Promise.all(sources.map(readColors)).then((found) => isCurrent && setColors(found.flat()));
    return () => {
      isCurrent = false;
    };
  }, [logoUrl, photoUrl]);
  return colors;
}

/** Of cards with a logo: how large it is, and another one for dark paper. */
function LogoChoice({ look, onChange }: LookProps) {
  const logoUrl = useWatch<BuilderValues, 'data.logoUrl'>({ name: 'data.logoUrl' });
  const { isLocked } = useTeamRule('data.logoUrl');
  const { logoSize = 'medium', darkLogoUrl, colors } = look.design ?? themeDesign(look.theme);
  if (!logoUrl && !darkLogoUrl) return null;
  const change = (changes: Parameters<typeof changeDesign>[1]) =>
    onChange({ ...look, design: changeDesign(look, changes) });
  return (
    <Choice label={t('Logo')}>
      {LOGO_SIZES.map((size) => (
        <ChoiceChip
          key={size}
          isOn={logoSize === size}
          onClick={() => change({ logoSize: size === 'medium' ? undefined : size })}
        >
          {LOGO_SIZE_NAMES[size]}
        </ChoiceChip>
      ))}
      {!isLocked && (darkLogoUrl || isDarkColor(colors.paper)) && (
        <PictureButton
          kind="logo"
          url={darkLogoUrl}
          words={DARK_LOGO_WORDS}
          onChange={(url) => change({ darkLogoUrl: url })}
        />
      )}
    </Choice>
  );
}

function FontChoice({ look, onChange }: LookProps) {
  const worn = FONT_PAIRS.findIndex(
    ({ name, text }) => name === look.design?.fonts?.name && text === look.design.fonts.text,
  );
  return (
    <SelectField
      label={t('Letters|typefaces')}
      value={worn}
      onChange={({ target }) =>
        onChange({ ...look, design: changeDesign(look, { fonts: FONT_PAIRS[Number(target.value)] }) })
      }
    >
      <option value={-1}>{t('Theme’s own')}</option>
      {FONT_PAIRS.map(({ name, text }, at) => (
        <option key={`${name} ${text}`} value={at}>
          {name === text ? FONT_NAMES[name] : `${FONT_NAMES[name]}, ${FONT_NAMES[text]}`}
        </option>
      ))}
    </SelectField>
  );
}
