import { type TouchEvent, useRef } from 'react';

/** Of the sheet's height; less springs back. */
const FAR_ENOUGH = 0.25;
/** Faster than this closes at any distance. */
const FLICK_PX_PER_MS = 0.6;
/** Below it a touch is a tap. */
const STARTS_AT_PX = 8;
/** Sheets come from below on narrower screens only. */
const PHONE = '(max-width: 639.98px)';

/** Handlers for a sheet that comes from below: a finger that pulls it down closes it. */
export function useSwipeDown(onClose: () => void) {
  const drag = useRef<{ x: number; y: number; at: number; byPx: number } | null>(null);
  const move = (sheet: HTMLElement, byPx: number) => {
    sheet.style.transform = byPx > 0 ? `translateY(${byPx}px)` : '';
  };
  return {
    onTouchStart: ({ currentTarget, target, touches, timeStamp }: TouchEvent<HTMLElement>) => {
      drag.current = null;
      const touch = touches[0];
      // In what is enlarged, a finger moves what is seen.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      if (!touch || touches.length > 1 || isEnlarged || !matchMedia(PHONE).matches) return;
      if (isScrolled(target, currentTarget) || isDragged(target)) return;
      drag.current = { x: touch.clientX, y: touch.clientY, at: timeStamp, byPx: 0 };
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      if (!drag.current || !touch) return;
      const byPx = touch.clientY - drag.current.y;
      const isAcross = Math.abs(touch.clientX - drag.current.x) > Math.max(STARTS_AT_PX, Math.abs(byPx));
      // Up first is a scroll, across turns a page, and stays so.
      if (drag.current.byPx === 0 && (byPx < -STARTS_AT_PX || isAcross)) drag.current = null;
      else if (byPx > STARTS_AT_PX || drag.current.byPx > 0) {
        drag.current.byPx = byPx;
        move(currentTarget, byPx);
      }
    },
    onTouchEnd: ({ currentTarget, timeStamp }: TouchEvent<HTMLElement>) => {
      const { byPx = 0, at = 0 } = drag.current ?? {};
      drag.current = null;
      const isFlick = byPx / Math.max(1, timeStamp - at) > FLICK_PX_PER_MS;
      if (byPx > 0 && (isFlick || byPx > currentTarget.offsetHeight * FAR_ENOUGH)) onClose();
      else move(currentTarget, 0);
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      drag.current = null;
      move(currentTarget, 0);
    },
  };
}

/** Whether something between the finger and the sheet can be scrolled up: the finger does that first. */
function isScrolled(target: EventTarget, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
    if (at === sheet) return false;
  }
  return false;
}

/** Sliders and pictures that are cropped follow the finger themselves. */
function isDragged(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('input[type=range], [data-drag], .reactEasyCrop_Container') !== null
  );
}
