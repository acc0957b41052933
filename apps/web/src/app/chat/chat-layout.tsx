import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChatList } from './chat-list.tsx';
import { ChatFrame } from './conversation/chat-frame.tsx';

export interface ChatLayoutProps {
  /** The conversation that is open; null for none. */
  openId: string | null;
  viewerId: string;
  /** The open conversation, or what stands in its place. */
  children: ReactNode;
  /** Stands beside the conversation, and takes the place of the list where there is no room for three columns. */
  panel?: ReactNode;
}

/** The list, the conversation that is open and its panel. On small screens one after the other. */
export function ChatLayout({ openId, viewerId, children, panel }: ChatLayoutProps) {
  return (
    <ChatFrame isConversation={openId !== null}>
      {/* The list, which has the heading, is not there. */}
      {openId && <h1 className={clsx('sr-only', panel ? '2xl:hidden' : 'md:hidden')}>{t('Chat')}</h1>}
      <div
        className={clsx(
          'grid h-full grid-rows-[minmax(0,1fr)]',
          panel
            ? 'md:grid-cols-[minmax(0,1fr)_380px] 2xl:grid-cols-[300px_minmax(0,1fr)_380px]'
            : 'md:grid-cols-[300px_minmax(0,1fr)]',
        )}
      >
        <div
          className={clsx(
            'min-h-0 min-w-0 border-line md:border-e',
            openId && (panel ? 'max-2xl:hidden' : 'max-md:hidden'),
          )}
        >
          <ChatList openId={openId} viewerId={viewerId} />
        </div>
        <div className={clsx('min-h-0 min-w-0', !openId && 'max-md:hidden')}>{children}</div>
        {panel}
      </div>
    </ChatFrame>
  );
}
