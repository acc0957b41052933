import { searchPatterns } from '@tessera/domain';
import type { Context, Services, Viewer } from '../../composition/context.ts';
import { isUuid } from '../../platform/page.ts';
import { isBlockedBetween, selectDirectPeers } from '../chat/conversations/conversation-sql.service.ts';
import { selectPeopleWhoKnow } from '../chat/groups/addable-sql.service.ts';
import { selectContactAccounts } from '../contacts/contact-sql.service.ts';
import { selectMatched } from '../google-contacts/match-sql.service.ts';
import { findByName } from '../users/find-people.service.ts';
import type { User } from '../users/user.entity.ts';

/** People who know $1. Not where a block lies between. */
const KNOWN = `
  SELECT met.id FROM (${selectPeopleWhoKnow('$1')}) met WHERE NOT ${isBlockedBetween('met.id', '$1')}`;

/**
 * People whom $1 may send a card in the app. Not where a block lies between. An address or number that was typed or
 * imported leads to nobody, also a proved one: otherwise a list of numbers would tell who has them.
 */
const REACHABLE = `
  SELECT met.id FROM (${selectPeopleWhoKnow('$1')}
      UNION ${selectContactAccounts('$1')}
      UNION ${selectDirectPeers('$1')}
      UNION ${selectMatched('$1')}) met
   WHERE met.id <> $1 AND NOT ${isBlockedBetween('met.id', '$1')}`;

/** How many `people` gives at once. */
export const PEOPLE_PAGE = 50;

/**
 * People whom the viewer may send a card in the app and whose name has all the words, by name; at most 50. With `after`,
 * the id of one of them, those who come after that person.
 */
export async function findPeople(
  context: Context,
  viewer: Viewer,
  { query, after }: { query: string; after?: string | null | undefined },
): Promise<(User | null)[]> {
  if (after && !isUuid(after)) return [];
  const ids = await findByName(context.db, {
    people: REACHABLE,
    values: [viewer.id],
    patterns: searchPatterns(query),
    most: PEOPLE_PAGE,
    after,
  });
  return Promise.all(ids.map((id) => context.loaders.user.load(id)));
}

/** Those of the ids that belong to people whom the viewer may send a card in the app. */
export function findReachable(services: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  return findAmong(services, REACHABLE, [viewer.id, ids]);
}

/** Those of the ids that belong to people who know the viewer: only they may be asked into a group by id. */
export function findKnown(services: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  return findAmong(services, KNOWN, [viewer.id, ids]);
}

async function findAmong({ db }: Pick<Services, 'db'>, people: string, values: [viewerId: string, ids: string[]]) {
  const text = `SELECT id FROM (${people}) known WHERE id = ANY ($2::uuid[])`;
  const rows = await db.query<{ id: string }[]>(text, values);
  return rows.map(({ id }) => id);
}
