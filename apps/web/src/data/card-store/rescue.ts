/** What could be read out of a stored list. `isDamaged`: something in it was no entry, or it was no list at all. */
export interface Rescued<T> {
  entries: T[];
  isDamaged: boolean;
}

/** Reads a stored list; out of broken JSON it takes every entry that is still whole. */
export function readList<T>(raw: string | null, readEntry: (value: unknown) => T | null): Rescued<T> {
  if (raw === null || raw === '') return { entries: [], isDamaged: false };
  const values = parseList(raw);
  const candidates = values ?? wholeObjects(raw);
  const entries = candidates.map(readEntry).filter((entry) => entry !== null);
  return { entries, isDamaged: values === null || entries.length < values.length };
}

function parseList(raw: string): unknown[] | null {
  const value = parse(raw);
  return Array.isArray(value) ? value : null;
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Characters looked at before giving up; garbage full of braces would take time by the square of its length. */
const SCAN_BUDGET_CHARS = 20_000_000;

/** Every outermost `{…}` that parses by itself. A broken one costs only itself: the search goes on inside it. */
function wholeObjects(raw: string): unknown[] {
  const found: unknown[] = [];
  let budget = SCAN_BUDGET_CHARS;
  let start = raw.indexOf('{');
  while (start !== -1 && budget > 0) {
    const end = endOfObject(raw, start);
    budget -= (end === -1 ? raw.length : end) - start;
    const value = end === -1 ? undefined : parse(raw.slice(start, end));
    if (value !== undefined) found.push(value);
    start = raw.indexOf('{', value === undefined ? start + 1 : end);
  }
  return found;
}

/** Index after the brace that closes the one at `start`; -1 when none does. Braces inside strings don't count. */
function endOfObject(raw: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let index = start; index < raw.length; index += 1) {
    const char = raw[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}
