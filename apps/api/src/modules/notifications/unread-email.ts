import { ADDRESSES, fillPath } from '@tessera/domain';
import { msg, type Text } from '@tessera/texts';
import { type Email, emailSettings, type Fact } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';
import type { Env } from '../../infra/settings/env.ts';

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
    heading: msg('While you were away'),
    paragraphs: [],
    facts: [
      ...waiting.slice(0, MOST_LINES).map((one): Fact => [plainName(one.title), countText(one)]),
      ...moreLine(waiting.length - MOST_LINES),
    ],
    action: { label: msg('Open chat'), url: `${publicOrigin}${path}` },
    note: msg('We send this when a message has been unread for 30 minutes, at most once a day.'),
    noteLink: emailSettings({ publicOrigin }),
  };
}

function buildSubject(waiting: readonly Waiting[]): Text {
  const [first] = waiting;
  if (!first || waiting.length > 1) return msg('{count} conversations have unread messages', { count: waiting.length });
  return first.kind === 'direct' ? msg('You have a new message') : msg('You were mentioned in a group');
}

function countText({ kind, count }: Waiting): Text {
  if (kind === 'group') return msg('{count, plural, one {mentioned you} other {mentioned you # times}}', { count });
  return msg('{count, plural, one {one message} other {# messages}}', { count });
}

function moreLine(count: number): Fact[] {
  if (count <= 0) return [];
  return [[msg('And'), msg('{count, plural, one {one more conversation} other {# more conversations}}', { count })]];
}

function buildPath({ kind, conversationId }: Waiting): string {
  if (kind === 'direct') return fillPath(ADDRESSES.directMessages.path, { id: conversationId });
  return fillPath(ADDRESSES.chat.path, { groupId: conversationId });
}
