import { Button } from '@tessera/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { VisibilityMenu } from '../../../card-store/visibility-menu.tsx';
import type { BuilderValues } from './builder-values.ts';
import type { useEditor } from './use-editor.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Versions, visibility and save, at the right of the head. */
export function EditorActions({ editor: { card, isDirty, acceptRestored } }: { editor: ReturnType<typeof useEditor> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {card?.dbId && (
        <Button onClick={() => setIsOpen(true)}>
          <History aria-hidden="true" />
          Versions
        </Button>
      )}
      <VisibilityField />
      <SaveButton className="max-lg:hidden" />
      {card?.dbId && (
        <VersionsDialog
          dbId={card.dbId}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          hasUnsavedChanges={isDirty.shown}
          onRestored={(restored) => {
            acceptRestored(restored);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Saves the card; says so while it does. */
export function SaveButton({ className }: { className?: string }) {
  const { isSubmitting } = useFormState<BuilderValues>();
  return (
    <Button type="submit" variant="primary" isBusy={isSubmitting} className={className}>
      {isSubmitting ? 'Saving…' : 'Save card'}
    </Button>
  );
}

function VisibilityField() {
  const { field } = useController<BuilderValues, 'visibility'>({ name: 'visibility' });
  return <VisibilityMenu value={field.value} onChange={field.onChange} />;
}
