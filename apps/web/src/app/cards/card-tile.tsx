import { cardPreview, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip, IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { Eye, Pencil, QrCode, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import { deferred } from '../../delivery/deferred.tsx';
import { timeText } from '../../locale/time-text.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { usePhoneFormat } from '../../parts/card-face/phone-format.ts';
import { VISIBILITY_TEXTS } from '../../parts/sharing/give/visibility-choices.tsx';
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
      <div className="mt-3 flex items-center justify-between gap-2">
        <div className="min-w-0">
          <h2
            dir="auto"
            className="line-clamp-2 font-sans text-base leading-normal font-medium tracking-normal [overflow-wrap:anywhere]"
            title={title}
          >
            {title}
          </h2>
          <p className="text-sm text-ink-2">
            <time dateTime={card.createdAt} className="num">
              {timeText(card.createdAt)}
            </time>
            {status === 'synced' && (
              <>
                {' · '}
                <span>{t('Synced')}</span>
              </>
            )}
          </p>
        </div>
        <div className="-me-2 flex shrink-0 items-center">
          {status !== 'synced' && <StatusChip hasServerId={card.dbId !== undefined} />}
          <VisibilityMenu
            value={card.visibility}
            onChange={props.onVisibility}
            cardTitle={title}
            isDisabled={status === 'deleting'}
          />
          <QrButton card={card} title={title} onOpen={props.onOpen} />
          <TileMenu
            title={title}
            onDuplicate={props.onDuplicate}
            onMoveEarlier={props.onMoveEarlier}
            onMoveLater={props.onMoveLater}
          />
        </div>
      </div>
      <Figures card={card} />
      {(status === 'deleting' || props.entry.problem) && <TileNote {...props} />}
      <TileActions title={title} cardId={card.id} onOpen={props.onOpen} />
    </li>
  );
}

/** Who can open the card, and what has become of it. A card that isn't on the server has no figures. */
function Figures({ card: { dbId, visibility, views, leads } }: { card: LocalCard }) {
  const access = VISIBILITY_TEXTS[visibility].label;
  if (!dbId || views === undefined || leads === undefined) return <p className="mt-1 text-sm text-ink-2">{access}</p>;
  return (
    <p className="mt-1 text-sm text-ink-2">
      {access} ·{' '}
      <Link to={paths.cardAnalytics(dbId)} className="num py-1 underline-offset-2 hover:text-ink hover:underline">
        {t('{views, plural, one {# view} other {# views}}', { views })} ·{' '}
        {t('{leads, plural, one {# lead} other {# leads}}', { leads })}
      </Link>
    </p>
  );
}

/** A private card has a code only when somebody makes one, and a card on this device alone has none. */
function QrButton({ card, title, onOpen }: Pick<CardTileProps, 'onOpen'> & { card: LocalCard; title: string }) {
  const isOpenToOthers = card.path !== undefined && card.visibility !== 'PRIVATE';
  return (
    <IconButton
      label={t('QR code of {title}', { title })}
      title={t('QR code')}
      onClick={() => onOpen(isOpenToOthers ? 'qr' : 'share')}
    >
      <QrCode aria-hidden="true" />
    </IconButton>
  );
}

/** A card that isn't in step with the server. One that is says so in small print. */
function StatusChip({ hasServerId }: { hasServerId: boolean }) {
  return hasServerId ? <Chip tone="note">{t('Changes pending')}</Chip> : <Chip>{t('Local')}</Chip>;
}

function TileActions({ title, cardId, onOpen }: Pick<CardTileProps, 'onOpen'> & { title: string; cardId: string }) {
  return (
    <div className="-mx-2.5 mt-auto flex flex-wrap items-center justify-between pt-1.5">
      <Button variant="quiet" aria-label={t('Quick view of {title}', { title })} onClick={() => onOpen('view')}>
        <Eye aria-hidden="true" />
        {t('Quick view')}
      </Button>
      <Button variant="quiet" aria-label={t('Share {title}', { title })} onClick={() => onOpen('share')}>
        <Share2 aria-hidden="true" />
        {t('Share')}
      </Button>
      <Link to={paths.builder(cardId)} className={buttonClass('quiet')} aria-label={t('Edit {title}', { title })}>
        <Pencil aria-hidden="true" />
        {t('Edit')}
      </Link>
      <IconButton label={t('Delete {title}', { title })} title={t('Delete')} onClick={() => onOpen('delete')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
