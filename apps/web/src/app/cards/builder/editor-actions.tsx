import { t } from '@tessera/texts';
import { Button, IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { History as HistoryIcon, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { VisibilityMenu } from '../../../parts/sharing/give/visibility-menu.tsx';
import type { BuilderValues } from './builder-values.ts';
import type { useEditor } from './use-editor.ts';
import type { History } from './use-history.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Versions, visibility and save, at the right of the head. */
export function EditorActions({
  editor: { card, isDirty, history, acceptRestored },
}: {
  editor: ReturnType<typeof useEditor>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HistoryButtons history={history} className="max-lg:hidden" />
      {card?.dbId && (
        <Button onClick={() => setIsOpen(true)}>
          <HistoryIcon aria-hidden="true" />
          {t('Versions')}
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

/** Takes the last change back, and brings it back again. */
export function HistoryButtons({ history, className }: { history: History; className?: string }) {
  return (
    <div className={clsx('flex', className)}>
      <IconButton label={t('Undo')} disabled={!history.canUndo} onClick={history.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t('Redo')} disabled={!history.canRedo} onClick={history.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Saves the card; says so while it does. */
export function SaveButton({ className }: { className?: string }) {
  const { isSubmitting } = useFormState<BuilderValues>();
  return (
    <Button type="submit" variant="primary" isBusy={isSubmitting} className={className}>
      {isSubmitting ? t('Saving…') : t('Save card')}
    </Button>
  );
}

function VisibilityField() {
  const { field } = useController<BuilderValues, 'visibility'>({ name: 'visibility' });
  return <VisibilityMenu value={field.value} onChange={field.onChange} />;
}
