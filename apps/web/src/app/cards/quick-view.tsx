import { visibleCardData } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog, Skeleton } from '@tessera/ui';
import { ExternalLink, Pencil, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import { PagePreview } from '../../parts/card-view/page-preview.tsx';
import { useShareTarget } from '../../parts/sharing/give/use-share-target.ts';
import { paths } from '../../paths.ts';
import { titleOfCard } from './title-of-card.ts';

export interface QuickViewProps {
  entry: CardEntry;
  onClose: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** What a visitor of the card sees, with Share, Edit and Delete. */
export function QuickView({ entry: { card }, onClose, onShare, onDelete }: QuickViewProps) {
  const { dbId, path, visibility } = card;
  return (
    <Dialog
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={titleOfCard(card)}
      description={t('This is what visitors see.')}
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
      {dbId ? <SharedPage card={{ ...card, dbId }} /> : <LocalPage card={card} />}
    </Dialog>
  );
}

/** Without what the owner's settings hide. */
function SharedPage({ card: { id, dbId, data } }: { card: LocalCard & { dbId: string } }) {
  const target = useShareTarget({ id, dbId, title: titleOfCard({ data }), data });
  if (target.status === 'loading') return <Skeleton className="mx-auto h-96 max-w-96 rounded-xl" />;
  return target.status === 'open' ? <PagePreview data={target.data} /> : <LocalPage card={{ data }} />;
}

/** No settings are known here. */
function LocalPage({ card: { data } }: { card: Pick<LocalCard, 'data'> }) {
  return <PagePreview data={visibleCardData(data, { email: true, socials: true })} />;
}
