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
  /** What stands beside the conversation, or lies over it where there is no room for both. */
  panel?: ReactNode;
}

/** The list, the conversation that is open and its panel. On small screens one after the other. */
export function ChatLayout({ openId, viewerId, children, panel }: ChatLayoutProps) {
  return (
    <ChatFrame>
      {/* On small screens the list, which has the heading, is not there. */}
      {openId && <h1 className="sr-only md:hidden">{t('Chat')}</h1>}
      <div
        className={clsx(
          'relative grid h-full grid-rows-[minmax(0,1fr)] md:grid-cols-[300px_minmax(0,1fr)]',
          panel && '2xl:grid-cols-[300px_minmax(0,1fr)_380px]',
        )}
      >
        <div className={clsx('min-h-0 min-w-0 border-line md:border-e', openId && 'max-md:hidden')}>
          <ChatList openId={openId} viewerId={viewerId} />
        </div>
        <div className={clsx('min-h-0 min-w-0', !openId && 'max-md:hidden')}>{children}</div>
        {panel}
      </div>
    </ChatFrame>
  );
}
