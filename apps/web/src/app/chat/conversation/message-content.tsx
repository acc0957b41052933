import type { MessageFragment } from '@tessera/client';
import { CARD_GONE } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { MouseEvent } from 'react';
import { CardFace } from '../../../parts/card-face/card-face.tsx';
import { fromFace } from '../../../parts/card-face/face-mapper.ts';
import { SharedCardLink } from '../../../parts/sharing/give/shared-card-link.tsx';
import { pictureAlt } from './message-pictures.ts';
import { MessageText } from './message-text.tsx';

interface ContentProps {
  message: MessageFragment;
  onShowQuoted: (number: number) => void;
  onShowPicture: () => void;
}

/** What a message holds: the message that it answers, its words, its card or its picture. */
export function MessageContent({ message, onShowQuoted, onShowPicture }: ContentProps) {
  const { text, mentions, hasCard, card, image, replyTo, deletedAt } = message;
  if (deletedAt) return <p className="text-ink-3 italic">{t('Message deleted')}</p>;
  return (
    <>
      {replyTo && <Quote quote={replyTo} onShow={() => onShowQuoted(replyTo.number)} />}
      <MessageText text={text} mentions={mentions} />
      {card ? <SharedCard card={card} /> : hasCard && <GoneCard />}
      {image && <Picture image={image} alt={pictureAlt(message)} onShow={onShowPicture} />}
    </>
  );
}

function Quote({ quote, onShow }: { quote: NonNullable<MessageFragment['replyTo']>; onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="mb-1 block w-fit max-w-full rounded-sm border-s-2 border-brass py-0.5 ps-2.5 text-start text-sm text-ink-2 hover:text-ink"
    >
      <bdi className="block truncate font-medium">{quote.senderName || t('Deleted account')}</bdi>
      <bdi className="block truncate">{quote.isDeleted ? t('Message deleted') : quote.text}</bdi>
    </button>
  );
}

function SharedCard({ card }: { card: NonNullable<MessageFragment['card']> }) {
  return (
    <SharedCardLink
      to={card.sharedPath}
      aria-label={t('Card of {ownerName}: {title}', { ownerName: card.ownerName, title: card.title })}
      className="mt-2 block w-65 max-w-full rounded-card shadow-card max-md:shadow-none"
    >
      <CardFace preview={fromFace(card.face)} />
    </SharedCardLink>
  );
}

function GoneCard() {
  return (
    <p className="mt-1 w-fit max-w-full rounded-lg border border-dashed border-line-2 px-4 py-3 text-sm text-ink-2">
      {t('{cardGone}. It was deleted, or is no longer shared.', { cardGone: CARD_GONE })}
    </p>
  );
}

interface PictureProps {
  image: NonNullable<MessageFragment['image']>;
  alt: string;
  onShow: () => void;
}

/** A picture. Its space is reserved while it loads. A press opens it over the screen, a press with a modifier key in a tab. */
function Picture({ image: { url, widthPx, heightPx }, alt, onShow }: PictureProps) {
  const portrait = heightPx > widthPx;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow();
  };
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" onClick={open} className="mt-2 block w-fit max-w-full">
      <img
        src={url}
        width={widthPx}
        height={heightPx}
        alt={alt}
        loading="lazy"
        style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
        className={`h-auto max-w-full rounded-lg border border-line object-cover max-h-120 ${portrait ? 'w-65' : 'w-110'}`}
      />
    </a>
  );
}
