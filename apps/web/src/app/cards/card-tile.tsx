import { cardPreview, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Chip } from '@tessera/ui';
import { clsx } from 'clsx';
import { Eye, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import { deferred } from '../../delivery/deferred.tsx';
import { TimeAgo } from '../../locale/time-ago.tsx';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { usePhoneFormat } from '../../parts/card-face/phone-format.ts';
import { VisibilityMenu } from '../../parts/sharing/give/visibility-menu.tsx';
import { paths } from '../../paths.ts';
import type { CardDialog } from './card-dialogs.tsx';
import { TileMenu } from './tile-menu.tsx';
import { titleOfCard } from './title-of-card.ts';
import type { useDraggedTiles } from './use-card-order.ts';

// Hardly a card needs it.
const TileNote = deferred(async () => (await import('./tile-note.tsx')).TileNote);

export interface CardTileProps {
  entry: CardEntry;
  onOpen: (what: CardDialog) => void;
  onVisibility: (visibility: Visibility) => void;
  onCancelDelete: () => void;
  onDuplicate: () => void;
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
  /** Null where tiles stay in their order. */
  dragging: ReturnType<ReturnType<typeof useDraggedTiles>> | null;
}

/** One card: its face, what it is called, how far it is, and what can be done with it. */
export function CardTile(props: CardTileProps) {
  const { card, status } = props.entry;
  const { dragging } = props;
  const title = titleOfCard(card);
  return (
    <li
      {...dragging?.handlers}
      className={clsx(
        'flex min-w-0 flex-col rounded-xl',
        dragging?.isOver && 'outline-2 outline-offset-8 outline-brass-fill outline-dashed',
      )}
    >
      <div className="relative">
        <CardFace preview={cardPreview(card.data, usePhoneFormat())} />
        <button
          type="button"
          aria-label={t('Open {title}', { title })}
          onClick={() => props.onOpen('view')}
          className="absolute inset-0 cursor-pointer rounded-xl"
        />
      </div>
      <div className="mt-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2
            dir="auto"
            className="line-clamp-2 font-sans text-base leading-normal font-medium tracking-normal [overflow-wrap:anywhere]"
            title={title}
          >
            {title}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
            <TimeAgo at={card.createdAt} />
            <StatusChip status={status} hasServerId={card.dbId !== undefined} />
          </p>
        </div>
        <div className="-mt-1.5 -me-2 shrink-0">
          <TileMenu
            title={title}
            editPath={paths.builder(card.id)}
            // A private card has a code only when somebody makes one, and a card on this device alone has none.
            onQr={() => props.onOpen(card.path !== undefined && card.visibility !== 'PRIVATE' ? 'qr' : 'share')}
            onWallet={() => props.onOpen('wallet')}
            onDuplicate={props.onDuplicate}
            onMoveEarlier={props.onMoveEarlier}
            onMoveLater={props.onMoveLater}
            onDelete={() => props.onOpen('delete')}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <VisibilityMenu
          value={card.visibility}
          onChange={props.onVisibility}
          cardTitle={title}
          isDisabled={status === 'deleting'}
        />
        <Figures card={card} />
      </div>
      {(status === 'deleting' || props.entry.problem) && <TileNote {...props} />}
      <TileActions title={title} onOpen={props.onOpen} />
    </li>
  );
}

/** What has become of the card. One that isn't on the server has no figures. */
function Figures({ card: { dbId, views, leads } }: { card: LocalCard }) {
  if (!dbId || views === undefined || leads === undefined) return null;
  return (
    <Link to={paths.cardAnalytics(dbId)} className="hit num py-1 underline-offset-2 hover:text-ink hover:underline">
      {t('{views, plural, one {# view} other {# views}}', { views })}
      {leads > 0 && ` · ${t('{leads, plural, one {# lead} other {# leads}}', { leads })}`}
    </Link>
  );
}

/** How far the card is in step with the server. */
function StatusChip({ status, hasServerId }: { status: CardEntry['status']; hasServerId: boolean }) {
  if (status === 'synced') return <Chip>{t('Synced')}</Chip>;
  return hasServerId ? <Chip tone="note">{t('Changes pending')}</Chip> : <Chip tone="brass">{t('Local')}</Chip>;
}

function TileActions({ title, onOpen }: Pick<CardTileProps, 'onOpen'> & { title: string }) {
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5 pt-2.5">
      <Button aria-label={t('Quick view of {title}', { title })} onClick={() => onOpen('view')}>
        <Eye aria-hidden="true" />
        {t('Quick view')}
      </Button>
      <Button aria-label={t('Share {title}', { title })} onClick={() => onOpen('share')}>
        <Share2 aria-hidden="true" />
        {t('Share')}
      </Button>
    </div>
  );
}
