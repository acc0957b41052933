import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { Link2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { ContactLinks } from '../../parts/card-view/contact-links.tsx';
import { useSeenCard } from '../../parts/card-view/use-seen-card.ts';
import { paths } from '../../paths.ts';
import { FeaturedMark } from './featured-mark.tsx';
import type { FoundCard } from './use-explore.ts';

export interface PreviewDialogProps {
  card: FoundCard;
  onShare: () => void;
  onClose: () => void;
}

/** A card that was found, large enough to be read, and the ways on. */
export function PreviewDialog({ card, onShare, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={card.title} description={t('by {name}', { name: card.ownerName })}>
      {card.isFeatured && <FeaturedMark className="-mt-2 mb-4 block" />}
      <SeenFace card={card} />
      <ContactLinks preview={card.preview} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to={card.ownerPath} className={buttonClass('primary')}>
          {t('View Profile')}
        </Link>
        <Button onClick={onShare}>
          <Link2 aria-hidden="true" />
          {t('Share')}
        </Button>
        <a href={paths.cardFromDirectory(card.path)} className={`${buttonClass('quiet')} sm:ms-auto`}>
          {t('Open card')}
        </a>
      </div>
    </Dialog>
  );
}

function SeenFace({ card: { id, preview, title } }: { card: FoundCard }) {
  const face = useRef<HTMLDivElement>(null);
  useSeenCard(id, face);
  return (
    <div ref={face} role="img" aria-label={t('Card of {name}, large', { name: preview.name || title })}>
      <CardFace preview={preview} />
    </div>
  );
}
