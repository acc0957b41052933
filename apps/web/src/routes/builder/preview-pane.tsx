import { CARD_THEMES, cardPreview, formatPhone } from '@tessera/domain';
import { Button, ChoiceChip, Dialog } from '@tessera/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CardFace } from '../../card-face/card-face.tsx';
import type { BuilderValues } from './builder-form.ts';

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
  return <CardFace preview={cardPreview(data, formatPhone)} />;
}

function ThemeChips() {
  const { field } = useController<BuilderValues, 'data.theme'>({ name: 'data.theme' });
  return (
    <fieldset className="mt-6 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">Theme</legend>
      {CARD_THEMES.map((theme) => (
        <ChoiceChip key={theme} isOn={field.value === theme} onClick={() => field.onChange(theme)}>
          {theme}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
