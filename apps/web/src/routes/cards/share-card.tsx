import type { CardData } from '@tessera/domain';
import { type ComponentType, lazy, Suspense } from 'react';

interface ShareDialogProps {
  card: { dbId: string | null; title: string; data: CardData };
  isOpen: boolean;
  onClose: () => void;
}

// By pattern, so that this screen can be built before that one exists.
const [load] = Object.values(
  import.meta.glob<{ ShareDialog: ComponentType<ShareDialogProps> }>('../../share/share-dialog.tsx'),
);

const ShareDialog = load && lazy(async () => ({ default: (await load()).ShareDialog }));

/** Whether there is a share dialog to open. */
export const canShare = ShareDialog !== undefined;

/** The share dialog; its code is fetched when it is first opened. */
export function ShareCard(props: ShareDialogProps) {
  return ShareDialog ? (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  ) : null;
}
