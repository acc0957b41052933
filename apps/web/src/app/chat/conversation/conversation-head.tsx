import type { ConversationHeadFragment } from '@tessera/client';
import { initials, relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../locale/use-now.ts';
import { paths } from '../../../paths.ts';
import { HEAD } from './head.ts';
import type { usePresence } from './use-presence.ts';

export interface ConversationHeadProps {
  /** Undefined until it has come. */
  conversation: ConversationHeadFragment | undefined;
  presence: ReturnType<typeof usePresence>;
  back?: ReactNode;
  actions?: ReactNode;
}

/** The other side: of a group, how many members it has and how many are here; of a person, when they were last active. */
export function ConversationHead({ conversation, presence, back, actions }: ConversationHeadProps) {
  const isDirect = conversation?.kind === 'DIRECT';
  const name = conversation?.title || (isDirect ? t('User') : t('Group'));
  return (
    <header className={HEAD}>
      {back}
      {isDirect && <Avatar initials={initials(name)} src={conversation.peer?.avatarUrl ?? null} />}
      <div className="relative min-w-0 flex-1">
        <h2 className="font-sans text-base font-medium tracking-normal">
          {isDirect && conversation.peer ? (
            <Link
              to={paths.person(conversation.peer.id)}
              className="flex w-fit max-w-full after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
            >
              <Name name={name} />
            </Link>
          ) : (
            conversation && (
              <span className="flex">
                <Name name={name} />
              </span>
            )
          )}
        </h2>
        <p className="truncate text-sm text-ink-2">{conversation && <Line {...{ conversation, presence }} />}</p>
      </div>
      {actions}
    </header>
  );
}

/** A box of its own, so that a name that runs to the left is cut at its end, too. */
function Name({ name }: { name: string }) {
  return <bdi className="min-w-0 truncate">{name}</bdi>;
}

function Line({
  conversation,
  presence,
}: { conversation: ConversationHeadFragment } & Pick<ConversationHeadProps, 'presence'>) {
  const { group, peer } = conversation;
  if (group)
    return t('{memberCount, plural, one {# member, {hereCount} here now} other {# members, {hereCount} here now}}', {
      memberCount: group.memberCount,
      hereCount: presence.here.length + 1,
    });
  const mark = presence.others.find(({ user }) => user.id === peer?.id);
  if (mark?.isHere) return t('here now');
  return mark?.lastActiveAt ? <LastActive at={mark.lastActiveAt} /> : '–';
}

const TICK_MS = 1000;

function LastActive({ at }: { at: string }) {
  return t('last active {time}', { time: relativeTime(at, useNow(TICK_MS)) });
}
