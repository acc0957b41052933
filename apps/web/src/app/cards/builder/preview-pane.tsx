import { CARD_THEMES, type CardData, cardPreview, formatPhone } from '@tessera/domain';
import { Button, ChoiceChip, Dialog } from '@tessera/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DesignedFace } from '../../../card-face/designed-face.tsx';
import { paths } from '../../../paths.ts';
import { TEXT_LINK } from '../../../shell/text-link.ts';
import type { BuilderValues } from './builder-values.ts';
import { useTeamRule } from './team-rules.ts';

/** The card as it is being written, and the choice of its theme. */
export function PreviewPane() {
  return (
    <section
      aria-label="Preview"
      className="rounded-lg border border-line bg-stage px-5 py-7 sm:px-10 sm:py-10 lg:sticky lg:top-46 lg:self-start"
    >
      <LiveFace />
      <ThemeChips />
    </section>
  );
}

/** Opens the card over the form: on a phone it has scrolled away above. */
export function PreviewButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Eye aria-hidden="true" />
        Preview
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Preview">
        <LiveFace />
        <ThemeChips />
      </Dialog>
    </>
  );
}

function LiveFace() {
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  return <DesignedFace preview={cardPreview(data, formatPhone)} />;
}

/** The themes, and the look of a template where the card has one: choosing a theme takes it off, and it stays at hand. */
function ThemeChips() {
  const theme = useController<BuilderValues, 'data.theme'>({ name: 'data.theme' }).field;
  const design = useController<BuilderValues, 'data.design'>({ name: 'data.design' }).field;
  const { isLocked, hint } = useTeamRule('data.theme');
  const [kept, setKept] = useState<Pick<CardData, 'theme' | 'design'> | null>(null);
  if (design.value && design.value !== kept?.design) setKept({ theme: theme.value, design: design.value });
  const choose = (look: Pick<CardData, 'theme' | 'design'>) => {
    theme.onChange(look.theme);
    design.onChange(look.design ?? null);
  };
  if (isLocked) return <p className="mt-6 text-center text-sm text-ink-2">{hint}</p>;
  return (
    <>
      <fieldset className="mt-6 flex flex-wrap justify-center gap-2">
        <legend className="sr-only">Theme</legend>
        {CARD_THEMES.map((each) => (
          <ChoiceChip key={each} isOn={!design.value && theme.value === each} onClick={() => choose({ theme: each })}>
            {each}
          </ChoiceChip>
        ))}
        {kept?.design && (
          <ChoiceChip isOn={Boolean(design.value)} onClick={() => choose(kept)} className="max-w-full">
            <span className="truncate">{kept.design.name || 'Template'}</span>
          </ChoiceChip>
        )}
      </fieldset>
      <p className="mt-4 text-center text-sm">
        <Link to={paths.marketplace} className={TEXT_LINK}>
          More looks in the marketplace
        </Link>
      </p>
    </>
  );
}
