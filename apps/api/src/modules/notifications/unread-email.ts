import { ADDRESSES, fillPath } from '@tessera/domain';
import type { Env } from '../../env.ts';
import type { Email } from '../../platform/mail/email.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

/** A conversation in which something waits for somebody. */
export interface Waiting {
  conversationId: string;
  kind: 'direct' | 'group';
  /** The other person's name, or the group's. */
  title: string;
  /** Unread messages, of a group only those that name the person. */
  count: number;
}

/** More are summed up in a last line. */
const MOST_LINES = 10;

/** Who wrote, and how much; not what: a mail is read on more screens than the chat. */
export function unreadEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, waiting: readonly Waiting[]): Email {
  const [first] = waiting;
  const path = waiting.length === 1 && first ? buildPath(first) : fillPath(ADDRESSES.chat.path, {});
  return {
    subject: buildSubject(waiting),
    heading: 'While you were away',
    paragraphs: [],
    facts: [
      ...waiting.slice(0, MOST_LINES).map((one): [string, string] => [plainName(one.title), countText(one)]),
      ...moreLine(waiting.length - MOST_LINES),
    ],
    action: { label: 'Open chat', url: `${publicOrigin}${path}` },
    note: `We send this when a message has been unread for 30 minutes, at most once a day. Turn it off in Settings: ${publicOrigin}${ADDRESSES.settings.path}#notifications`,
  };
}

function buildSubject(waiting: readonly Waiting[]): string {
  const [first] = waiting;
  if (!first || waiting.length > 1) return `${waiting.length} conversations have unread messages`;
  return first.kind === 'direct' ? 'You have a new message' : 'You were mentioned in a group';
}

function countText({ kind, count }: Waiting): string {
  if (kind === 'group') return count === 1 ? 'mentioned you' : `mentioned you ${count} times`;
  return count === 1 ? 'one message' : `${count} messages`;
}

function moreLine(count: number): [string, string][] {
  return count > 0 ? [['And', count === 1 ? 'one more conversation' : `${count} more conversations`]] : [];
}

function buildPath({ kind, conversationId }: Waiting): string {
  if (kind === 'direct') return fillPath(ADDRESSES.directMessages.path, { id: conversationId });
  return fillPath(ADDRESSES.chat.path, { groupId: conversationId });
}
