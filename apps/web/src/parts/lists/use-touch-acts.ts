import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

/** So long a finger stays for a long press, in ms; phones' own is as long. */
const HOLD_MS = 450;
/** A finger that moves less than this, in px, stays where it is. */
const SLOP_PX = 10;
/** So far a row follows the finger, and from here a swipe counts. */
const MOST_PX = 72;
const SWIPE_PX = 52;

interface Touch {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSwipe: boolean;
  isHeld: boolean;
}

interface TouchActs {
  onHold?: (() => void) | undefined;
  onSwipe?: (() => void) | undefined;
}

/** What fingers do with a row of a list: a long press, and a swipe along the line. */
export function useTouchActs({ onHold, onSwipe }: TouchActs) {
  const touch = useRef<Touch | null>(null);
  /** The finger that opened the menu must not press what it lies on as well. */
  const isClickSwallowed = useRef(false);
  useEffect(() => () => clearTimeout(touch.current?.timer), []);

  const end = (element: HTMLElement) => {
    clearTimeout(touch.current?.timer);
    touch.current = null;
    element.style.translate = '';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      isClickSwallowed.current = false;
      clearTimeout(touch.current?.timer);
      touch.current = null;
      if (pointerType !== 'touch' || !isPrimary) return;
      const hold = () => {
        if (touch.current) touch.current.isHeld = true;
        isClickSwallowed.current = true;
        onHold?.();
      };
      const timer = onHold && setTimeout(hold, HOLD_MS);
      touch.current = { x, y, timer, isSwipe: false, isHeld: false };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = touch.current;
      if (!from || from.isHeld) return;
      const along = readAlong(currentTarget, clientX - from.x);
      const across = Math.abs(clientY - from.y);
      if (Math.abs(along) > SLOP_PX || across > SLOP_PX) clearTimeout(from.timer);
      if (onSwipe && along > SLOP_PX && along > across) from.isSwipe = true;
      if (from.isSwipe) currentTarget.style.translate = `${readAlong(currentTarget, clamp(along))}px`;
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const from = touch.current;
      end(currentTarget);
      if (from?.isSwipe && readAlong(currentTarget, clientX - from.x) >= SWIPE_PX) onSwipe?.();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
    // What the browser makes of the end of a long press would take the focus from the menu, which then closes.
    onTouchEnd: (event: TouchEvent) => {
      if (isClickSwallowed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isClickSwallowed.current) return;
      isClickSwallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own menu of a long press would lie over what that does here.
    onContextMenu: (event: MouseEvent) => {
      if (touch.current && onHold) event.preventDefault();
    },
  };
}

/** Along the line of writing: to the right in English, to the left in Arabic. */
function readAlong(element: HTMLElement, px: number): number {
  return getComputedStyle(element).direction === 'rtl' ? -px : px;
}

function clamp(px: number): number {
  return Math.min(Math.max(px, 0), MOST_PX);
}
