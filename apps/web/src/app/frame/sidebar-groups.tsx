import { type InboxRowFragment, useSidebarGroupsQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { byActivity } from '../../parts/inbox/inbox-cache.ts';
import { UnreadCount, useOpenConversation } from '../../parts/inbox/unread-badge.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { InstallEntry } from './install-entry.tsx';

/** So many are named; the others are one link away. */
const MOST_SHOWN = 5;

const ROW = 'flex h-9 low:h-8 min-w-0 items-center gap-3 rounded-md px-2.5 text-md pointer-coarse:h-11';
const QUIET = clsx(ROW, 'text-ink-2 hover:text-ink');

/** What stands below the places: groups, and the app to install where the browser offers it. */
export function SidebarMore({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <SidebarGroups onFollow={onFollow} />
      <div className="mt-4 grid">
        <InstallEntry />
      </div>
    </>
  );
}

/** The viewer's groups in which something happened last, with what is new in each. The shell's inbox keeps them up to date. */
function SidebarGroups({ onFollow }: Follow) {
  const { data, error, refetch } = useSidebarGroupsQuery({ notifyOnNetworkStatusChange: false });
  const headingId = useId();
  if (!data && !error) return null;
  const groups = byActivity(data?.inbox.edges.map(({ node }) => node) ?? []);
  return (
    <nav aria-labelledby={headingId} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-line pt-4">
      <h2 id={headingId} className="cap px-2.5 pb-1.5 text-ink-3">
        {t('Groups')}
      </h2>
      {data ? (
        <>
          {groups.slice(0, MOST_SHOWN).map((group) => (
            <GroupLink key={group.id} group={group} onFollow={onFollow} />
          ))}
          {groups.length === 0 && <NoGroups onFollow={onFollow} />}
          {groups.length > MOST_SHOWN && (
            <Link to={paths.chat()} onClick={onFollow} className={QUIET}>
              {t('All chats')}
            </Link>
          )}
        </>
      ) : (
        <Line>
          <RetryLine text={t('Couldn’t load groups.')} error={error} refetch={refetch} />
        </Line>
      )}
    </nav>
  );
}

type Follow = { onFollow: (() => void) | undefined };

function GroupLink({ group, onFollow }: { group: InboxRowFragment } & Follow) {
  const title = group.title || t('Group');
  const isOpen = useOpenConversation() === group.id;
  return (
    <NavLink
      to={paths.chat(group.id)}
      onClick={onFollow}
      className={({ isActive }) => clsx(ROW, isActive ? 'text-ink' : 'text-ink-2 hover:text-ink')}
    >
      <Avatar initials={initials(title)} src={group.photoUrl} className="size-5.5! text-[9px]!" />
      <bdi className={clsx('min-w-0 flex-1 truncate', group.unreadCount > 0 && !isOpen && 'text-ink')}>{title}</bdi>
      <UnreadCount count={isOpen ? 0 : group.unreadCount} />
    </NavLink>
  );
}

function NoGroups({ onFollow }: Follow) {
  return (
    <Line>
      <Link to={paths.createGroup} onClick={onFollow} className={LONE_LINK}>
        {t('Create group')}
      </Link>
      {' · '}
      <Link to={paths.joinGroup} onClick={onFollow} className={LONE_LINK}>
        {t('Join with a code')}
      </Link>
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="px-2.5 py-1 text-sm text-ink-2">{children}</p>;
}
