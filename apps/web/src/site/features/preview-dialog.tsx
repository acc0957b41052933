import type { CardPreview } from '@tessera/domain';
import { Dialog } from '@tessera/ui';
import { CardFace } from '../../card-face/card-face.tsx';

/** The card as large as the window lets it be. */
export function PreviewDialog({ preview, onClose }: { preview: CardPreview; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={preview.name} description="Sample card">
      <div role="img" aria-label={`Sample card of ${preview.name}, large`}>
        <CardFace preview={preview} />
      </div>
    </Dialog>
  );
}
