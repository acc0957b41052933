import { isUuid, openCursor, sealCursor } from '../../platform/page.ts';

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

export function isFeatured({ turn }: Pick<Placed, 'turn'>): boolean {
  return typeof turn === 'number';
}

/** Opaque to clients. */
export function encodePlace({ last, stood }: DirectoryPlace): string {
  const age = last ? `${last.createdAt.getTime()}.${last.id}` : '';
  return sealCursor([age, ...stood].join('/'));
}

/** BAD_USER_INPUT on `after` for a cursor that is none of ours. */
export function decodePlace(cursor: string): DirectoryPlace {
  return openCursor(cursor, (text) => {
    const match = /^(?:(\d{1,15})\.([0-9a-f-]{36}))?((?:\/[0-9a-f-]{36}){0,3})$/.exec(text);
    const [, time, id, list = ''] = match ?? [];
    const stood = list.split('/').slice(1);
    if (!match || text === '' || !stood.every(isUuid)) return null;
    if (id === undefined) return { last: null, stood };
    return isUuid(id) ? { last: { createdAt: new Date(Number(time)), id }, stood } : null;
  });
}

/** The place of each row of a page, by its index. `stood`: featured cards of the pages before. */
export function listPlaces(rows: readonly Placed[], stood: readonly string[]): (index: number) => DirectoryPlace {
  const featured = rows.filter(isFeatured).map(({ id }) => id);
  const all = [...stood, ...featured];
  return (index) => {
    const row = rows[index];
    if (!row || isFeatured(row)) return { last: null, stood: featured.slice(0, index + 1) };
    return { last: row, stood: all };
  };
}
