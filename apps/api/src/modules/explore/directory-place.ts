import { fromCursor } from '../../kernel/lists/page.ts';

/**
 * A place in the directory. Featured cards that stood first go with it: they don't come again where they stand by their age,
 * also when their turn or their seven days have ended while somebody pages.
 */
export interface DirectoryPlace {
  /** The last card by age; null where only featured ones came so far. */
  last: { createdAt: Date; id: string } | null;
  stood: readonly string[];
}

interface Placed {
  id: string;
  createdAt: Date;
  /** Of a featured card that stands first. */
  turn?: number | null;
}

/** Time and id of the last card. Three bytes are four characters, so what follows can be written by itself. */
const HEAD_BYTES = 24;
const TIME_BYTES = 8;
const ID_BYTES = 16;
const MOST_STOOD = 3;
const NO_CARD = Buffer.alloc(HEAD_BYTES).toString('base64url');

export function isFeatured({ turn }: Pick<Placed, 'turn'>): boolean {
  return typeof turn === 'number';
}

function encodeHead({ createdAt, id }: Placed): string {
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeDoubleBE(createdAt.getTime());
  head.write(id.replaceAll('-', ''), TIME_BYTES, 'hex');
  return head.toString('base64url');
}

function encodeIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');
}

/** BAD_USER_INPUT on `after` for a cursor that is none of ours. */
export function decodePlace(cursor: string): DirectoryPlace {
  return fromCursor(cursor, (_text, bytes) => {
    const count = (bytes.length - HEAD_BYTES) / ID_BYTES;
    if (!Number.isInteger(count) || count < 0 || count > MOST_STOOD) return null;
    const time = bytes.readDoubleBE();
    const last = time === 0 ? null : { createdAt: new Date(time), id: readId(bytes, TIME_BYTES) };
    if (last ? Number.isNaN(last.createdAt.getTime()) : count === 0) return null;
    const stood = Array.from({ length: count }, (_, index) => readId(bytes, HEAD_BYTES + index * ID_BYTES));
    return { last, stood };
  });
}

function readId(bytes: Buffer, start: number): string {
  const hex = bytes.toString('hex', start, start + ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The cursor of each row of a page, by its index; opaque to clients. `stood`: featured cards of the pages before, which are
 * the same for all rows that stand by their age.
 */
export function listPlaces(rows: readonly Placed[], stood: readonly string[]): (index: number) => string {
  const featured = rows.filter(isFeatured).map(({ id }) => id);
  const all = encodeIds([...stood, ...featured]);
  return (index) => {
    const row = rows[index];
    if (!row || isFeatured(row)) return NO_CARD + encodeIds(featured.slice(0, index + 1));
    return encodeHead(row) + all;
  };
}
