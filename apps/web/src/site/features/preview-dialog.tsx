import type { CardPreview } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Dialog } from '@tessera/ui';
import { CardFace } from '../../parts/card-face/card-face.tsx';

/** The card as large as the window lets it be. */
export function PreviewDialog({ preview, onClose }: { preview: CardPreview; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={preview.name} description={t('Sample card')}>
      <div role="img" aria-label={t('Sample card of {name}, large', { name: preview.name })}>
        <CardFace preview={preview} />
      </div>
    </Dialog>
  );
}
