import { inAlphabet } from '../rows.ts';
import { decodeCursor, encodeCursor, fromCursor, isText, isUuid, readTuple, toCursor } from './page.ts';
import { type CursorArgument, type PageArgs, readStart, seekWords } from './page-args.ts';

/** What rows of a list are sorted by. */
export interface SortKey {
  /** SQL of a row; never null. Times have no more than milliseconds. */
  sql: string;
  type: keyof typeof KINDS;
  direction: 'ASC' | 'DESC';
}

/** An order of a list by its keys, of which the last one differs for each row. */
export interface ListOrder {
  /** Stands in its cursors; '' for the order that a list had before there were others, whose cursors stay as they were. */
  name: string;
  keys: readonly SortKey[];
}

/** How PostgreSQL reads what a cursor says of a key; null where a cursor of ours says no such thing. */
const KINDS = {
  text: { cast: 'text', read: (text: string) => (isText(text) ? text : null) },
  number: { cast: 'bigint', read: (text: string) => (/^-?\d{1,18}$/.test(text) ? text : null) },
  // Milliseconds; more digits are beyond the year 5138.
  time: { cast: 'timestamptz', read: (text: string) => (/^\d{1,14}$/.test(text) ? new Date(Number(text)) : null) },
  id: { cast: 'uuid', read: (text: string) => (isUuid(text) ? text : null) },
};

/** SQL of the time and of the id of a row. */
interface Placed {
  time: string;
  id: string;
}

/** The keys of a list whose latest rows come first; after another key, of those rows that it has in common. */
export function latestFirst({ time, id }: Placed): SortKey[] {
  return [
    { sql: time, type: 'time', direction: 'DESC' },
    { sql: id, type: 'id', direction: 'DESC' },
  ];
}

/** The same from the other end. */
export function earliestFirst({ time, id }: Placed): SortKey[] {
  return [
    { sql: time, type: 'time', direction: 'ASC' },
    { sql: id, type: 'id', direction: 'ASC' },
  ];
}

/** So many letters fit into a cursor, whatever they are. Texts that begin with the same ones are equal. */
const MOST_LETTERS = 200;

/** A key by which texts stand in the alphabet; what has none comes first. */
export function alphabetically(text: string): SortKey {
  return { sql: inAlphabet(`left(coalesce(${text}, ''), ${MOST_LETTERS})`), type: 'text', direction: 'ASC' };
}

/** A key by which the largest whole numbers come first. */
export function largestFirst(number: string): SortKey {
  return { sql: number, type: 'number', direction: 'DESC' };
}

/** The keys of a list of members: the smallest rank first, then by a name that is written for the alphabet. */
export function byRole({ rank, name, id }: { rank: string; name: string; id: string }): [SortKey, SortKey, SortKey] {
  return [
    { sql: rank, type: 'number', direction: 'ASC' },
    { sql: name, type: 'text', direction: 'ASC' },
    { sql: id, type: 'id', direction: 'ASC' },
  ];
}

/** How one page of a list is read in an order. */
interface Seek {
  size: number;
  /** The keys in the order in which this page is read. */
  keys: { sql: string; order: 'ASC' | 'DESC' }[];
  /** Of the place where the page starts; empty at the beginning of the list. */
  values: unknown[];
  /** SQL: whether a row comes after that place. `parameter` names the value at an index. */
  isBeyond(parameter: (at: number) => string): string;
  /** The cursor of a row by the values of its keys. */
  cursor(values: readonly unknown[]): string;
}

/** BAD_USER_INPUT for a page size outside 1–100, or what else is the `most`, and for a cursor of another order. */
export function seekIn({ name, keys }: ListOrder, page: PageArgs, most?: number): Seek {
  const form = name === '' && keys.map(({ type }) => type).join() === 'time,id' ? PLAIN : tupleCursors({ name, keys });
  const decode = (cursor: string, argument: CursorArgument) => form.decode(cursor, argument);
  const { size, place, isBackwards } = readStart(page, decode, most);
  const read = keys.map(({ direction, ...key }) => ({ ...key, ...seekWords({ isBackwards }, direction) }));
  return {
    size,
    keys: read,
    values: place ?? [],
    isBeyond: (parameter) => {
      if (!place) return 'true';
      return isBeyond(read.map((key, at) => ({ ...key, from: `${parameter(at)}::${KINDS[key.type].cast}` })));
    },
    cursor: (values) => form.encode(values),
  };
}

interface Compared {
  sql: string;
  beyond: '<' | '>';
  from: string;
}

/** Keys of one direction are compared as a row, for which PostgreSQL uses an index. */
function isBeyond(keys: readonly Compared[]): string {
  const [key, ...rest] = keys;
  if (!key) return 'false';
  if (rest.every(({ beyond }) => beyond === key.beyond)) {
    const [row, from] = [keys.map(({ sql }) => sql), keys.map((one) => one.from)];
    return `(${row.join(', ')}) ${key.beyond} (${from.join(', ')})`;
  }
  return `(${key.sql} ${key.beyond} ${key.from} OR (${key.sql} = ${key.from} AND ${isBeyond(rest)}))`;
}

/** How the place of a row, which is the values of its keys, is written into a cursor and read again. */
interface CursorForm {
  encode(values: readonly unknown[]): string;
  decode(cursor: string, argument: CursorArgument): unknown[];
}

/** As `findPage` has them. */
const PLAIN: CursorForm = {
  encode: ([time, id]) => encodeCursor({ createdAt: time as Date, id: String(id) }),
  decode: (cursor, argument) => {
    const { createdAt, id } = decodeCursor(cursor, argument);
    return [createdAt, id];
  },
};

function tupleCursors({ name, keys }: ListOrder): CursorForm {
  const head = name === '' ? [] : [name];
  return {
    encode: (values) => toCursor(JSON.stringify([...head, ...values.map(writeValue)])),
    decode: (cursor, argument) => fromCursor(cursor, (text) => readPlace({ name, keys }, text), argument),
  };
}

function writeValue(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

/** Null for a cursor that is none of ours, or of another order. */
function readPlace({ name, keys }: ListOrder, text: string): unknown[] | null {
  const written = readTuple(text);
  const values = name === '' ? written : written.slice(1);
  if ((name !== '' && written[0] !== name) || values.length !== keys.length) return null;
  const read = keys.map(({ type }, at) => {
    const value = values[at];
    return typeof value === 'string' || typeof value === 'number' ? KINDS[type].read(String(value)) : null;
  });
  return read.includes(null) ? null : read;
}
