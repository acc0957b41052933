import { lazy, Suspense } from 'react';
import type { ShareDialogProps } from '../../share/share-dialog.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('../../share/share-dialog.tsx')).ShareDialog }));

/** The share dialog; its code is fetched when it is first opened. */
export function ShareCard(props: ShareDialogProps) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
