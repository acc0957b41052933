import { ADDRESSES } from '@tessera/domain';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';

/** Screens with a list, which somebody pulls for what is new. In a form they would lose what they typed. */
const PULLED = (['cards', 'contacts', 'deals', 'chat', 'shares', 'analytics'] as const).map(
  (name) => ADDRESSES[name].path,
);

/** So far a finger pulls until the page is loaded anew, and so far the sign follows it, in px. */
const ENOUGH_PX = 90;
const MOST_PX = 130;

/**
 * Pulls the page down to load it anew. Browsers do so themselves, and so does an installed app on Android; only an app on
 * the Home Screen of an iPhone has nothing of the kind, so this is for those alone.
 */
export function PullToRefresh({ onRefresh = () => location.reload() }: { onRefresh?: () => void }) {
  const sign = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let from: number | null = null;
    let pulledPx = 0;
    const show = (px: number) => {
      pulledPx = px;
      if (!sign.current) return;
      sign.current.style.translate = `0 ${Math.min(px, MOST_PX) / 2}px`;
      sign.current.style.opacity = String(Math.min(px / ENOUGH_PX, 1));
      sign.current.style.rotate = `${px * 2}deg`;
    };
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      from = event.touches.length === 1 && touch && isPulled(event) ? touch.clientY : null;
    };
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (from !== null && touch) show(Math.max(0, touch.clientY - from));
    };
    const onEnd = () => {
      const isEnough = from !== null && pulledPx >= ENOUGH_PX;
      from = null;
      show(0);
      if (isEnough) onRefresh();
    };
    const options = { passive: true };
    addEventListener('touchstart', onStart, options);
    addEventListener('touchmove', onMove, options);
    addEventListener('touchend', onEnd, options);
    addEventListener('touchcancel', onEnd, options);
    return () => {
      removeEventListener('touchstart', onStart);
      removeEventListener('touchmove', onMove);
      removeEventListener('touchend', onEnd);
      removeEventListener('touchcancel', onEnd);
    };
  }, [onRefresh]);
  return (
    <div
      ref={sign}
      aria-hidden="true"
      className="pointer-events-none fixed top-2 left-1/2 z-40 -ml-5 grid size-10 place-items-center rounded-full border border-line bg-raised opacity-0 shadow-card"
    >
      <RotateCw className="size-5 stroke-[1.6] text-brass" />
    </div>
  );
}

/** Whether the screen is a list, and nothing that the finger lies on is scrolled, or opens over the page. */
function isPulled(event: TouchEvent): boolean {
  if (!PULLED.some((path) => matchPath(path, location.pathname))) return false;
  if (scrollY > 0 || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return false;
  return event.composedPath().every((target) => !(target instanceof Element) || target.scrollTop <= 0);
}
