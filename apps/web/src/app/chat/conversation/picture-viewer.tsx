import { directionOf, language, t } from '@tessera/texts';
import { FullScreen, IconButton } from '@tessera/ui';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type UIEvent, useCallback, useRef, useState } from 'react';
import type { SeenPicture } from './message-pictures.ts';

export interface PictureViewerProps {
  pictures: readonly SeenPicture[];
  /** The id of the message whose picture is seen first. */
  startId: string;
  onClose: () => void;
}

/** The pictures of a conversation over the whole screen. A finger or the arrow keys lead from one to the next. */
export function PictureViewer({ pictures, startId, onClose }: PictureViewerProps) {
  const start = Math.max(
    0,
    pictures.findIndex(({ id }) => id === startId),
  );
  const { at, goTo, list } = useSlides(start, pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forwards = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') goTo(at + (key === forwards ? 1 : -1));
  };
  const shown = pictures[at];
  if (!shown) return null;
  return (
    <FullScreen
      title={shown.sentBy}
      onClose={onClose}
      onKeyDown={onKeyDown}
      isDark
      actions={
        <a
          href={shown.url}
          download
          aria-label={t('Download the picture')}
          title={t('Download the picture')}
          className="inline-grid size-9 place-items-center rounded-full hover:bg-white/15 pointer-coarse:size-11 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
        >
          <Download aria-hidden="true" />
        </a>
      }
    >
      <ul
        {...list}
        aria-label={t('Pictures')}
        className="flex min-h-0 flex-1 touch-manipulation snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
      >
        {pictures.map(({ id, url, alt }, place) => (
          <li
            key={id}
            aria-hidden={place !== at}
            className="grid h-full w-full shrink-0 snap-center snap-always place-items-center p-2 sm:p-4"
          >
            <img src={url} alt={alt} loading="lazy" className="max-h-full max-w-full object-contain" />
          </li>
        ))}
      </ul>
      <div className="flex min-h-13 items-center justify-between gap-3 px-5 pt-2 text-sm">
        <p dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {shown.caption}
        </p>
        {pictures.length > 1 && (
          <div className="flex shrink-0 items-center gap-1">
            <Turn label={t('Previous picture')} isOff={at === 0} onTurn={() => goTo(at - 1, 'smooth')}>
              <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Turn>
            <span role="status" className="num">
              {t('{number} of {count}', { number: at + 1, count: pictures.length })}
            </span>
            <Turn label={t('Next picture')} isOff={at === pictures.length - 1} onTurn={() => goTo(at + 1, 'smooth')}>
              <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
            </Turn>
          </div>
        )}
      </div>
    </FullScreen>
  );
}

/** Which of the slides is seen, and the ways to another one. `list` is for the element that scrolls. */
function useSlides(start: number, count: number) {
  const [at, setAt] = useState(start);
  const element = useRef<HTMLUListElement | null>(null);
  /** Where a press leads to, until the list has scrolled there. */
  const target = useRef<number | null>(null);
  const goTo = (next: number, behavior?: ScrollBehavior) => {
    element.current?.children[next]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });
    if (next < 0 || next >= count) return;
    target.current = next;
    setAt(next);
  };
  /** Somebody scrolls by hand. */
  const letGo = () => {
    target.current = null;
  };
  // The dialog puts it into the page later than this component is there.
  const begin = useCallback(
    (shown: HTMLUListElement | null) => {
      element.current = shown;
      shown?.children[start]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    },
    [start],
  );
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    if (clientWidth === 0) return;
    const place = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (target.current === place) target.current = null;
    if (target.current === null) setAt(place);
  };
  return { at, goTo, list: { ref: begin, onScroll, onPointerDown: letGo, onWheel: letGo } };
}

interface TurnProps {
  label: string;
  isOff: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Turn({ label, isOff, onTurn, children }: TurnProps) {
  return (
    <IconButton label={label} disabled={isOff} onClick={onTurn} className="text-inherit! hover:bg-white/15!">
      {children}
    </IconButton>
  );
}
