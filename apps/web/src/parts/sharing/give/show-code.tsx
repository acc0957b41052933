import { cardPreview, displayTitle, formatPhone, initials, qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, buttonClass, FullScreen, IconButton } from '@tessera/ui';
import { ChevronLeft, ChevronRight, Share } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardsProvider, useFreshCards } from '../../../data/card-store/cards-context.tsx';
import type { LocalCard } from '../../../data/card-store/local-card.ts';
import { useCards, useSyncState } from '../../../data/card-store/use-cards.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { paths } from '../../../paths.ts';
import { QrFrame } from '../../qr/qr-frame.tsx';
import { useQrCode } from '../../qr/use-qr-code.ts';
import { keepLastShared, readLastShared } from './last-shared.ts';
import { useSave } from './use-save.ts';
import { useWakeLock } from './use-wake-lock.ts';

const ShareDialog = deferred(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** The dark scheme's button would be white on white. */
const ON_WHITE = 'bg-[#17191e]! text-[#faf7f1]!';

export interface ShowCodeProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The codes of the viewer's cards over the whole screen, to be scanned: white and as large as the screen is wide. Cards come
 * from this device, so that it works offline. Showing a code is no act of sharing.
 */
export function ShowCode({ isOpen, onOpenChange }: ShowCodeProps) {
  if (!isOpen) return null;
  return (
    // It opens over every screen, also over those that show no cards.
    <CardsProvider>
      <CodeScreen onClose={() => onOpenChange(false)} />
    </CardsProvider>
  );
}

function CodeScreen({ onClose }: { onClose: () => void }) {
  useFreshCards();
  useWakeLock();
  const cards = useCards().map(({ card }) => card);
  const [lastShared] = useState(readLastShared);
  const [shownId, setShownId] = useState(lastShared);
  const [isSharing, setIsSharing] = useState(false);
  const at = Math.max(
    0,
    cards.findIndex(({ id }) => id === shownId),
  );
  const shown = cards[at];
  const row = useRef<HTMLDivElement>(null);
  const show = (next: number) => {
    const card = cards[next];
    if (!card) return;
    setShownId(card.id);
    const slide = row.current?.children[next];
    if (slide instanceof HTMLElement) scrollToSlide(slide);
  };
  const turn = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isBackwards = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowRight') show(at + (isBackwards ? -1 : 1));
    if (key === 'ArrowLeft') show(at + (isBackwards ? 1 : -1));
  };
  return (
    <>
      <FullScreen title={t('My code')} onClose={onClose} onKeyDown={turn}>
        {cards.length === 0 ? (
          <NoCard onClose={onClose} />
        ) : (
          <div
            ref={row}
            onScroll={({ currentTarget }) => {
              const place = Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth));
              const card = cards[place];
              if (card && card.id !== shownId) setShownId(card.id);
            }}
            className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
          >
            {cards.map((card) => (
              <Code
                key={card.id}
                card={card}
                isShown={card.id === shown?.id}
                isFirst={card.id === (lastShared ?? cards[0]?.id)}
              />
            ))}
          </div>
        )}
        {shown && (
          <div className="flex items-center justify-between gap-2 px-3 pt-2">
            <Step label={t('Previous card')} isOff={at === 0} onStep={() => show(at - 1)}>
              <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Step>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                keepLastShared(shown.id);
                setIsSharing(true);
              }}
              className="inline-flex h-11 items-center gap-2 rounded-full border border-[#c9c5bb] px-5 text-md [&_svg]:size-4.5"
            >
              <Share aria-hidden="true" />
              {t('More ways to share')}
            </button>
            <Step label={t('Next card')} isOff={at === cards.length - 1} onStep={() => show(at + 1)}>
              <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
            </Step>
          </div>
        )}
      </FullScreen>
      {shown && isSharing && (
        <ShareDialog
          key={shown.id}
          card={{ id: shown.id, dbId: shown.dbId ?? null, title: displayTitle(shown.data), data: shown.data }}
          isOpen
          onClose={() => setIsSharing(false)}
        />
      )}
    </>
  );
}

function scrollToSlide(slide: HTMLElement): void {
  if (slide.parentElement) slide.parentElement.scrollLeft = slide.offsetLeft;
}

interface StepProps {
  label: string;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}

function Step({ label, isOff, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      disabled={isOff}
      onClick={onStep}
      className="text-[#17191e]! hover:bg-[#f3e9d6]! disabled:invisible"
    >
      {children}
    </IconButton>
  );
}

/** One card: who it is, and its code as wide as the screen. */
function Code({ card, isShown, isFirst }: { card: LocalCard; isShown: boolean; isFirst: boolean }) {
  const slide = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirst && slide.current) scrollToSlide(slide.current);
  }, [isFirst]);
  const preview = cardPreview(card.data, formatPhone);
  const name = preview.name || preview.title;
  const title = displayTitle(card.data);
  const work = [preview.role, preview.company].filter(Boolean).join(', ') || (title === name ? '' : title);
  return (
    <section
      ref={slide}
      // Those beside it are out of sight, so a keyboard or a screen reader must not meet them.
      inert={!isShown}
      aria-label={title}
      className="grid w-full shrink-0 snap-start content-center justify-items-center gap-4 px-3"
    >
      <div className="flex max-w-full items-center gap-3 px-2">
        <Avatar size="lg" initials={initials(name)} src={preview.photo ?? preview.logo} />
        <div className="min-w-0">
          <p className="font-serif text-xl leading-tight [overflow-wrap:anywhere]">{name}</p>
          {work && <p className="text-md text-[#55565b] [overflow-wrap:anywhere]">{work}</p>}
        </div>
      </div>
      {card.path && card.visibility !== 'PRIVATE' ? (
        <OpenCode url={new URL(card.path, location.origin).href} />
      ) : (
        <ClosedCode card={card} />
      )}
    </section>
  );
}

function OpenCode({ url }: { url: string }) {
  const qr = useQrCode(qrAddress(url));
  return (
    <QrFrame
      qr={qr}
      label={t('QR code that leads to {url}', { url })}
      className="w-full max-w-[min(100%,calc(100dvh-15rem))] border-none"
    />
  );
}

/** A code that leads nowhere for strangers isn't shown. */
function ClosedCode({ card }: { card: LocalCard }) {
  const { save, busy } = useSave(card);
  const isLocal = !card.dbId;
  return (
    <div className="grid max-w-80 justify-items-center gap-3 py-10 text-center">
      <p>
        {isLocal
          ? t('This card is on this device only.')
          : t('This card is private, so its code opens nothing for others.')}
      </p>
      <Button
        variant="primary"
        className={ON_WHITE}
        isBusy={busy !== null}
        onClick={() => void save(card.visibility === 'PRIVATE' ? 'UNLISTED' : undefined)}
      >
        {isLocal ? t('Sync now') : t('Open to anyone with the link')}
      </Button>
    </div>
  );
}

function NoCard({ onClose }: { onClose: () => void }) {
  const { isListed, trouble } = useSyncState();
  if (!isListed && !trouble) return <div role="status" aria-label={t('Loading your cards')} className="flex-1" />;
  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 px-8 text-center">
      <p>{t('Your card’s QR code will be here. Create your first card, and share it in one tap.')}</p>
      <Link to={paths.builder()} onClick={onClose} className={`${buttonClass('primary')} ${ON_WHITE}`}>
        {t('New Card')}
      </Link>
    </div>
  );
}
