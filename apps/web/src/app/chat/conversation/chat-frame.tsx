import type { ReactNode } from 'react';

/** The box that a conversation stands in: as high as the window leaves, the whole screen on phones. */
export function ChatFrame({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-5 -mt-7 -mb-15 h-[calc(100dvh-3.75rem-var(--bar))] overflow-hidden border-line bg-surface sm:mx-0 sm:mt-0 sm:mb-0 sm:h-[calc(100dvh-9.625rem-var(--bar))] sm:min-h-110 sm:rounded-xl sm:border">
      {children}
    </div>
  );
}
