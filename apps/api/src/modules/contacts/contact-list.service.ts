import { AppError, searchPatterns } from '@tessera/domain';
import type { SelectQueryBuilder } from 'typeorm';
import type { Context, Viewer } from '../../composition/context.ts';
import { assertPageSize, isUuid, type Page } from '../../platform/page.ts';
import { Contact } from './contact.entity.ts';
import type { ContactArgsType, ContactSort, ContactTag } from './contact.types.ts';

const MAX_QUERY_CHARS = 200;
const MAX_CURSOR_CHARS = 2000;
const MOST_TAGS = 200;

/** A place in a list is what it is sorted by, and the id where that is the same. */
const ORDERS: Record<
  ContactSort,
  { columns: string[]; direction: 'ASC' | 'DESC'; placeOf(contact: Contact): string[] }
> = {
  NAME: { columns: ['nameKey', 'id'], direction: 'ASC', placeOf: ({ nameKey, id }) => [nameKey, id] },
  COMPANY: {
    columns: ['companyKey', 'nameKey', 'id'],
    direction: 'ASC',
    placeOf: ({ companyKey, nameKey, id }) => [companyKey, nameKey, id],
  },
  LAST_ACTIVITY: {
    columns: ['lastActivityAt', 'id'],
    direction: 'DESC',
    placeOf: ({ lastActivityAt, id }) => [lastActivityAt.toISOString(), id],
  },
};

/** One page of the viewer's contacts. BAD_USER_INPUT for a page size outside 1–100 or a cursor of another list. */
export async function listContacts(
  { db }: Context,
  viewer: Viewer,
  { query, tag, sort, first, after }: ContactArgsType,
): Promise<Page<Contact> & { totalCount: number }> {
  assertPageSize(first);
  const { columns, direction, placeOf } = ORDERS[sort];
  const found = filter(db.manager.createQueryBuilder(Contact, 'contact'), viewer, { query, tag });
  const totalCount = await found.getCount();
  if (after) {
    const values = Object.fromEntries(decodePlace(after, sort).map((value, n) => [`place${n}`, value]));
    const place = columns.map((_, n) => `:place${n}`).join(', ');
    const sign = direction === 'ASC' ? '>' : '<';
    found.andWhere(`(${columns.map((name) => `contact.${name}`).join(', ')}) ${sign} (${place})`, values);
  }
  for (const name of columns) found.addOrderBy(`contact.${name}`, direction);
  const rows = await found.limit(first + 1).getMany();
  const edges = rows.slice(0, first).map((node) => ({ cursor: encodePlace(placeOf(node)), node }));
  return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null }, totalCount };
}

function filter(
  found: SelectQueryBuilder<Contact>,
  viewer: Viewer,
  { query, tag }: Pick<ContactArgsType, 'query' | 'tag'>,
): SelectQueryBuilder<Contact> {
  found.where('contact.owner_id = :ownerId AND contact.merge_id IS NULL', { ownerId: viewer.id });
  for (const [n, pattern] of searchPatterns(query.slice(0, MAX_QUERY_CHARS)).entries()) {
    found.andWhere(`contact.search LIKE :pattern${n}`, { [`pattern${n}`]: pattern });
  }
  return tag ? found.andWhere(':tag = ANY (contact.tags)', { tag }) : found;
}

/** The viewer's tags by the alphabet, with how many carry each; at most 200. */
export function listTags({ db }: Context, viewer: Viewer): Promise<ContactTag[]> {
  return db.query<ContactTag[]>(
    `SELECT tag AS name, count(*)::int AS count FROM contacts, unnest(tags) AS tag
      WHERE owner_id = $1 AND merge_id IS NULL GROUP BY tag ORDER BY lower(tag), tag LIMIT ${MOST_TAGS}`,
    [viewer.id],
  );
}

function encodePlace(place: string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** BAD_USER_INPUT on `after` for a place that is none of ours, or of a list in another order. */
function decodePlace(cursor: string, sort: ContactSort): string[] {
  const place = cursor.length > MAX_CURSOR_CHARS ? null : readPlace(Buffer.from(cursor, 'base64url').toString());
  const isFit = sort !== 'LAST_ACTIVITY' || isTime(place?.[0] ?? '');
  if (!place || place.length !== ORDERS[sort].columns.length || !isUuid(place.at(-1)) || !isFit) {
    throw new AppError('BAD_USER_INPUT', 'This cursor was not made here.', { after: 'unknown cursor' });
  }
  return place;
}

function readPlace(json: string): string[] | null {
  try {
    const place: unknown = JSON.parse(json);
    const isOurs = Array.isArray(place) && place.every((part) => typeof part === 'string' && !/\p{Cc}/u.test(part));
    return isOurs ? place : null;
  } catch {
    return null;
  }
}

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
