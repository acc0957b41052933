import type { Context, Viewer } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts } from '../../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../../kernel/lists/page.ts';
import { type User, UserSql } from '../../identity/index.ts';

export type BlockedUserOrder = 'NEWEST' | 'OLDEST' | 'NAME';
const PLACE = { time: 'l.created_at', id: 'l.id' };
const LISTING = {
  rows: 'SELECT b.blocked_id AS id, b.created_at FROM user_blocks b WHERE b.blocker_id = $1',
  text: foldTexts([UserSql.selectNames('l.id')]),
  orders: {
    NEWEST: latestFirst(PLACE),
    OLDEST: earliestFirst(PLACE),
    NAME: [alphabetically(UserSql.selectFullName('l.id')), ...latestFirst(PLACE)],
  },
  usual: 'NEWEST',
} as const;

/** One page of the people the viewer has blocked, the latest first unless another order is asked for. */
export async function listBlockedPage(
  { db, loaders }: Context,
  viewer: Viewer,
  args: ListArgs<BlockedUserOrder>,
): Promise<CountedPage<User>> {
  const listing = { ...LISTING, values: [viewer.id] };
  const { edges, ...page } = await readListed<{ id: string }, BlockedUserOrder>(fromPrimary(db), listing, args);
  const users = await Promise.all(edges.map(({ node }) => loaders.user.load(node.id)));
  // A deleted account takes its blocks with it, perhaps between the two reads.
  const shown = edges.flatMap(({ cursor }, at) => (users[at] ? [{ cursor, node: users[at] }] : []));
  return { ...page, edges: shown };
}
