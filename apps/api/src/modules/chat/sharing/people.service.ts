import { searchPatterns } from '@tessera/domain';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { once } from '../../../kernel/once.ts';
import { defineExtensionPoint } from '../../../kernel/port.ts';
import { type User, Users } from '../../identity/index.ts';
import { isBlockedBetween, selectDirectPeers } from '../conversations/conversation-sql.ts';
import { selectPeopleWhoKnow } from '../groups/addable-sql.ts';

/** SQL that selects more people (id) to whom the given person can send a card. */
export const furtherReachable = defineExtensionPoint<(userId: string) => string>();
/** Those of the ids that the viewer has in an address book elsewhere. */
export const furtherMet =
  defineExtensionPoint<(services: Pick<Services, 'db'>, viewer: Viewer, ids: string[]) => Promise<string[]>>();

/** People who know $1. Blocks are respected. */
const KNOWN = once(
  () => `
  SELECT met.id FROM (${selectPeopleWhoKnow('$1')}) met WHERE NOT ${isBlockedBetween('met.id', '$1')}`,
);

/**
 * People $1 can send a card to in the app. Blocks are respected. A typed or imported address or number finds nobody, even
 * if it is proved: otherwise a list of numbers would reveal who has an account.
 */
const REACHABLE = once(
  () => `
  SELECT met.id FROM (${selectPeopleWhoKnow('$1')}
      UNION ${selectDirectPeers('$1')}
      ${furtherReachable.parts.map((of) => `UNION ${of('$1')}`).join(' ')}) met
   WHERE met.id <> $1 AND NOT ${isBlockedBetween('met.id', '$1')}`,
);

/** How many `people` gives at once. */
export const PEOPLE_PAGE = 50;

/**
 * People the viewer can send a card to in the app, sorted by name; at most 50. Their name contains every word of `query`.
 * `after` is the id of the last person of the page before.
 */
export async function findPeople(
  context: Context,
  viewer: Viewer,
  { query, after }: { query: string; after?: string | null | undefined },
): Promise<(User | null)[]> {
  if (after && !isUuid(after)) return [];
  const ids = await Users.findByName(context.db, {
    people: REACHABLE(),
    values: [viewer.id],
    patterns: searchPatterns(query),
    most: PEOPLE_PAGE,
    after,
  });
  return Promise.all(ids.map((id) => context.loaders.user.load(id)));
}

/** Keeps the ids of people the viewer can send a card to in the app. */
export function findReachable(services: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  return findAmong(services, REACHABLE(), [viewer.id, ids]);
}

/** Keeps the ids of people who know the viewer. Only they can be invited to a group by id. */
export function findKnown(services: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  return findAmong(services, KNOWN(), [viewer.id, ids]);
}

async function findAmong({ db }: Pick<Services, 'db'>, people: string, values: [viewerId: string, ids: string[]]) {
  const text = `SELECT id FROM (${people}) known WHERE id = ANY ($2::uuid[])`;
  const rows = await db.query<{ id: string }[]>(text, values);
  return rows.map(({ id }) => id);
}
