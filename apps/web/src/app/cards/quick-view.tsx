import { cardPreview, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { titleOfCard } from './title-of-card.ts';

export interface QuickViewProps {
  entry: CardEntry;
  isOpen: boolean;
  onClose: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** The card large, with Share, Edit and Delete. */
export function QuickView({ entry: { card }, isOpen, onClose, onShare, onDelete }: QuickViewProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={titleOfCard(card)}>
      <CardFace preview={cardPreview(card.data, formatPhone)} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onShare}>
          <Share2 aria-hidden="true" />
          {t('Share')}
        </Button>
        <Link to={paths.builder(card.id)} className={buttonClass()}>
          <Pencil aria-hidden="true" />
          {t('Edit')}
        </Link>
        <Button variant="quiet" className="ms-auto" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          {t('Delete')}
        </Button>
      </div>
    </Dialog>
  );
}
