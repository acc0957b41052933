import type { Services, Viewer } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts } from '../../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../../kernel/lists/page.ts';
import { toEntity } from '../../../kernel/rows.ts';
import { Group } from './group.entity.ts';

export type GroupOrder = 'NEWEST' | 'OLDEST' | 'NAME';
const PLACE = { time: 'l.joined_at', id: 'l.id' };
const LISTING = {
  rows: `SELECT row_to_json(g.*) AS "group", g.id, g.name, g.description, m.joined_at
           FROM group_members m JOIN groups g ON g.id = m.group_id WHERE m.user_id = $1`,
  text: foldTexts(['l.name', 'l.description']),
  orders: {
    NEWEST: latestFirst(PLACE),
    OLDEST: earliestFirst(PLACE),
    NAME: [alphabetically('l.name'), ...latestFirst(PLACE)],
  },
  usual: 'NEWEST',
} as const;

/** One page of the viewer's groups, the newest membership first unless another order is asked for. */
export async function listGroupPage(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  args: ListArgs<GroupOrder>,
): Promise<CountedPage<Group>> {
  const listing = { ...LISTING, values: [viewer.id] };
  const { edges, ...page } = await readListed<{ group: Record<string, unknown> }, GroupOrder>(
    fromPrimary(db),
    listing,
    args,
  );
  return { ...page, edges: edges.map(({ cursor, node }) => ({ cursor, node: toEntity(db, Group, node.group) })) };
}
