import { useUnreadCountsQuery } from '@tessera/client';
import { ADDRESSES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useMatch } from 'react-router-dom';
import { useIsSettled } from '../../delivery/when-settled.tsx';

const MOST_SHOWN = 99;

/** How many messages are new; nothing for none, and 99+ for more. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="shrink-0 rounded-full bg-action px-2 text-xs leading-5 font-medium text-on-action tabular-nums">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> {t('unread')}</span>
    </span>
  );
}

/** New messages of all conversations but the one on screen, which is being read. They are counted once the screen is there. */
export function UnreadBadge() {
  const openId = useOpenConversation();
  const { data } = useUnreadCountsQuery({ skip: !useIsSettled() });
  const others = data?.inbox.edges.filter(({ node }) => node.id !== openId) ?? [];
  return <UnreadCount count={others.reduce((sum, { node }) => sum + node.unreadCount, 0)} />;
}

/** The id of the conversation on screen. */
function useOpenConversation(): string | undefined {
  const group = useMatch(ADDRESSES.chat.path)?.params.groupId;
  const direct = useMatch(ADDRESSES.directMessages.path)?.params.id;
  return group ?? direct;
}
