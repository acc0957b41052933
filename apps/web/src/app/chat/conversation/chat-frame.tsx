import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ChatFrameProps {
  /** A phone then has no other header or bar than the conversation's. */
  isConversation: boolean;
  children: ReactNode;
}

/** The box that a conversation stands in: as high as the window leaves, the whole screen on phones. */
export function ChatFrame({ isConversation, children }: ChatFrameProps) {
  return (
    <div
      className={clsx(
        'overflow-hidden border-line bg-surface max-md:-mx-5 max-md:-mt-7 max-md:-mb-15 max-md:sm:-mx-10 max-md:sm:-mt-8.5',
        isConversation ? 'max-md:h-dvh' : 'max-md:h-[calc(100dvh-3.75rem-var(--bar))]',
        'md:h-[calc(100dvh-9.625rem-var(--bar))] md:min-h-110 md:rounded-xl md:border',
      )}
    >
      {children}
    </div>
  );
}
