import type { ReactNode } from 'react';

/** What a swipe along the row does: it stands before the row, which draws it into view. The row is `relative`. */
export function SwipeMark({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-0 -start-18 hidden w-18 place-items-center bg-ok-soft text-ok max-md:pointer-coarse:grid [&_svg]:size-5"
    >
      {children}
    </span>
  );
}

/** Whether rows show what a swipe does. A tablet's have no room for it, and a call that nothing announced surprises. */
export function isSwipeMarked(): boolean {
  return !matchMedia('(width >= 48rem)').matches;
}
