import type { Context, Viewer } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, largestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts } from '../../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../../kernel/lists/page.ts';
import { UserSql } from '../../identity/index.ts';
import { selectGroupName } from '../groups/group-sql.ts';
import { selectUnreadCount } from '../messages/message-sql.ts';
import type { Conversation } from './conversation.entity.ts';
import { findMemberships, LISTED, type ListedInbox, listInbox, MOST_LISTED } from './inbox.service.ts';

export type ConversationOrder = 'LATEST' | 'EARLIEST' | 'TITLE' | 'UNREAD';
const PLACE = { time: 'l.active_at', id: 'l.id' };
/** Null in a group. */
const PEER = `(SELECT other.user_id FROM direct_members other
  WHERE l.kind = 'direct' AND other.conversation_id = l.id AND other.user_id <> l.user_id)`;
const LISTING = {
  rows: LISTED,
  text: foldTexts([selectGroupName('l.id'), UserSql.selectNames(PEER)]),
  orders: {
    LATEST: latestFirst(PLACE),
    EARLIEST: earliestFirst(PLACE),
    TITLE: [
      alphabetically(`coalesce(${selectGroupName('l.id')}, ${UserSql.selectFullName(PEER)})`),
      ...latestFirst(PLACE),
    ],
    UNREAD: [largestFirst(selectUnreadCount('l')), ...latestFirst(PLACE)],
  },
  usual: 'LATEST',
  most: MOST_LISTED,
} as const;

/** The viewer's conversations that have all words, the latest active first unless another order is asked for. */
export async function arrangeInbox(
  context: Context,
  viewer: Viewer,
  { query, orderBy, ...asked }: ListedInbox & ListArgs<ConversationOrder>,
): Promise<CountedPage<Conversation>> {
  if (orderBy === 'LATEST' && !query.trim()) return listInbox(context, viewer, asked);
  const { kind, selected: _, ...page } = asked;
  const listing = { ...LISTING, values: [viewer.id, kind ?? null] };
  const args = { ...page, query, orderBy };
  const { edges, ...rest } = await readListed<{ id: string }, ConversationOrder>(
    fromPrimary(context.db),
    listing,
    args,
  );
  const found = await findMemberships(
    context,
    edges.map(({ node }) => ({ id: node.id, userId: viewer.id })),
  );
  // They may leave a group between the two reads.
  return { ...rest, edges: edges.flatMap(({ cursor }, at) => (found[at] ? [{ cursor, node: found[at] }] : [])) };
}
