import { cutText, readCloseWords, readSearchWords, type SearchWords } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import {
  type CountedPage,
  fromCursor,
  isUuid,
  PAGE_FIELDS,
  readTuple,
  toCursor,
  toPage,
} from '../../kernel/lists/page.ts';
import { type CursorArgument, readStart, seekWords } from '../../kernel/lists/page-args.ts';
import { type ColumnArrays, columnArrays, queryRows, toEntities } from '../../kernel/rows.ts';
import { Contact } from './contact.entity.ts';
import type { ContactArgsType, ContactSort, ContactTag } from './contact.types.ts';

const MAX_QUERY_CHARS = 200;
const MOST_TAGS = 200;

interface Order {
  columns: string;
  direction: 'ASC' | 'DESC';
  /** Of the place in the keyset, for PostgreSQL to compare by. */
  types: string[];
  readPosition(contact: Contact): string[];
}

/** A place in a list is what it is sorted by, and the id where that is the same. */
const ORDERS: Record<ContactSort, Order> = {
  NAME: {
    columns: 'name_key, id',
    direction: 'ASC',
    types: ['text', 'uuid'],
    readPosition: ({ nameKey, id }) => [nameKey, id],
  },
  COMPANY: {
    columns: 'company_key, name_key, id',
    direction: 'ASC',
    types: ['text', 'text', 'uuid'],
    readPosition: ({ companyKey, nameKey, id }) => [companyKey, nameKey, id],
  },
  LAST_ACTIVITY: {
    columns: 'last_activity_at, id',
    direction: 'DESC',
    types: ['timestamptz', 'uuid'],
    readPosition: ({ lastActivityAt, id }) => [lastActivityAt.toISOString(), id],
  },
};

type ListedContacts = ContactArgsType & {
  /** The fields that are asked for, of the page and of its contacts. */
  selected: ReadonlySet<string>;
};

/** One page of the viewer's contacts. BAD_USER_INPUT for a page size outside 1–100 or a cursor of another list. */
export async function listContacts(
  { db }: Context,
  viewer: Viewer,
  { query: words, tag, updatedSince, orderBy, selected, ...asked }: ListedContacts,
): Promise<CountedPage<Contact>> {
  const { columns, direction, types, readPosition } = ORDERS[orderBy];
  const start = readStart(asked, (cursor, argument) => decodePlace({ cursor, argument }, orderBy));
  const { order, beyond } = seekWords(start, direction);
  const { condition, values } = filterContacts(viewer, { query: words, tag, updatedSince });
  const place = start.place ?? [];
  const parameters = place.map((_, at) => `$${values.length + at + 1}::${types[at]}`).join(', ');
  const from = start.place ? `AND (${columns}) ${beyond} (${parameters})` : '';
  const total = selected.has('totalCount') ? `, (SELECT count(*)::int FROM contacts WHERE ${condition}) AS total` : '';
  const listed = listedColumns(db, { orderBy, selected });
  const [found] = await queryRows<{ contacts: ColumnArrays; total?: number }>(
    db,
    `SELECT ${columnArrays(listed)} AS contacts${total} FROM
       (SELECT ${listed.join(', ')} FROM contacts WHERE ${condition} ${from}
         ORDER BY ${columns.replace(/,|$/g, ` ${order}$&`)} LIMIT $${values.length + place.length + 1}) c`,
    [...values, ...place, start.size + 1],
  );
  const contacts = toEntities(db, Contact, found?.contacts ?? {});
  const page = toPage(contacts, asked, {
    cursor: (contact) => toCursor(JSON.stringify(readPosition(contact))),
    node: (one) => one,
  });
  return { ...page, count: async () => found?.total ?? 0 };
}

/** Columns that only conditions use. Text for search and matching repeats the others. */
const UNREAD: ReadonlySet<string> = new Set(['search', 'matchKeys', 'changedAt']);
const OF_PAGE: ReadonlySet<string> = new Set(PAGE_FIELDS);

/** The columns for the requested fields, and the position in the list. All but `UNREAD` if a field needs several. */
function listedColumns(db: DataSource, { orderBy, selected }: Pick<ListedContacts, 'orderBy' | 'selected'>): string[] {
  const place = ORDERS[orderBy].columns.split(', ');
  const columns = db.getMetadata(Contact).columns.filter(({ propertyName }) => !UNREAD.has(propertyName));
  const plain = new Set(columns.map(({ propertyName }) => propertyName));
  const isPlain = [...selected].every((name) => plain.has(name) || OF_PAGE.has(name));
  return columns
    .filter(({ databaseName, propertyName }) => !isPlain || selected.has(propertyName) || place.includes(databaseName))
    .map(({ databaseName }) => databaseName);
}

/**
 * The condition on `contacts` and its values: the viewer's own, with every word and the tag. Words that no contact has may be
 * mistyped, but for what can't be undone.
 */
export function filterContacts(
  viewer: Pick<Viewer, 'id'>,
  { query, tag, updatedSince }: Pick<ContactArgsType, 'query' | 'tag' | 'updatedSince'>,
  { isExact = false } = {},
): { condition: string; values: unknown[] } {
  const values: unknown[] = [viewer.id];
  const parts = ['owner_id = $1', 'merge_id IS NULL'];
  const words = cutText(query, MAX_QUERY_CHARS);
  const hasWords = (search: string, { patterns }: SearchWords) =>
    patterns.map((spellings) => `${search} LIKE ANY ($${values.push(spellings)}::text[])`).join(' AND ');
  const exact = readSearchWords(words);
  const close = isExact ? null : readCloseWords(words);
  if (close) {
    parts.push(`(${hasWords('search', exact)} OR ${hasWords('search', close)} AND NOT EXISTS (
      SELECT 1 FROM contacts k WHERE k.owner_id = $1 AND k.merge_id IS NULL AND ${hasWords('k.search', exact)}))`);
  } else if (exact.patterns.length > 0) parts.push(hasWords('search', exact));
  if (tag) parts.push(`$${values.push(tag)} = ANY (tags)`);
  if (updatedSince) parts.push(`changed_at >= $${values.push(updatedSince)}`);
  return { condition: parts.join(' AND '), values };
}

/** The viewer's tags by the alphabet, with how many carry each; at most 200. */
export function listTags({ db }: Context, viewer: Viewer): Promise<ContactTag[]> {
  return db.query<ContactTag[]>(
    `SELECT tag AS name, count(*)::int AS count FROM contacts, unnest(tags) AS tag
      WHERE owner_id = $1 AND merge_id IS NULL GROUP BY tag ORDER BY lower(tag), tag LIMIT ${MOST_TAGS}`,
    [viewer.id],
  );
}

/** BAD_USER_INPUT on the argument for a place that is none of ours, or of a list in another order. */
function decodePlace({ cursor, argument }: { cursor: string; argument: CursorArgument }, sort: ContactSort): string[] {
  const read = (text: string) => {
    const place = readTuple(text);
    if (place.length !== ORDERS[sort].types.length || !place.every(isKey) || !isUuid(place.at(-1))) return null;
    return sort !== 'LAST_ACTIVITY' || isTime(place[0] ?? '') ? place : null;
  };
  return fromCursor(cursor, read, argument);
}

/** The keys that contacts are sorted by have no control characters. */
function isKey(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Cc}/u.test(value);
}

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
