import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { applyUpdate, postponeUpdate, useHasUpdate } from './updates.ts';

/** Says quietly that a newer version waits. Nothing reloads by itself: somebody may be writing. */
export function UpdateBar() {
  const hasUpdate = useHasUpdate();
  return (
    <div role="status" className="fixed end-4 bottom-[calc(var(--bar)+1rem)] start-4 z-40 sm:start-auto">
      {hasUpdate && (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-lg border border-line bg-raised py-2 pe-2 ps-4 shadow-card">
          <p className="text-md">{t('New version — reload to use it.')}</p>
          <div className="ms-auto flex gap-1">
            <Button variant="quiet" onClick={postponeUpdate}>
              {t('Later')}
            </Button>
            <Button variant="primary" onClick={applyUpdate}>
              {t('Reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
