import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { ExternalLink, Pencil, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type CardEntry, useOwnPrivacy } from '../../data/card-store/use-cards.ts';
import { paths } from '../../paths.ts';
import { OwnPage } from './own-page.tsx';
import { titleOfCard } from './title-of-card.ts';

export interface QuickViewProps {
  entry: CardEntry;
  onClose: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** What a visitor of the card sees, with Share, Edit and Delete. */
export function QuickView({ entry: { card }, onClose, onShare, onDelete }: QuickViewProps) {
  const { data, path, visibility } = card;
  const isKnown = useOwnPrivacy() !== null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={titleOfCard(card)}
      description={isKnown ? t('This is what visitors see.') : t('The page of this card.')}
      size="sm"
    >
      <div className="mb-5 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onShare}>
          <Share2 aria-hidden="true" />
          {t('Share')}
        </Button>
        <Link to={paths.builder(card.id)} className={buttonClass()}>
          <Pencil aria-hidden="true" />
          {t('Edit')}
        </Link>
        {path && visibility !== 'PRIVATE' && (
          <a href={path} target="_blank" rel="noopener" className={buttonClass()}>
            <ExternalLink aria-hidden="true" />
            {t('Open its page')}
          </a>
        )}
        <Button variant="quiet" className="ms-auto" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          {t('Delete')}
        </Button>
      </div>
      <OwnPage data={data} />
    </Dialog>
  );
}
