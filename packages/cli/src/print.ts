import type { Terminal } from './terminal.ts';

export interface Print {
  /** One thing: its facts line by line, or as JSON whole. */
  one: (thing: object, facts: Readonly<Record<string, unknown>>) => void;
  /** A list: a line for each, or as JSON one array. */
  list: <Thing>(things: readonly Thing[], columns: (thing: Thing) => readonly unknown[]) => void;
  /** What was done: a sentence, or as JSON its result. */
  done: (sentence: string, result: object) => void;
}

/** Prints results for people, or with `isJson` for programs. */
export function printer({ print }: Terminal, isJson: boolean): Print {
  const json = (value: unknown) => print(JSON.stringify(value, null, 2));
  return {
    one: (thing, facts) => {
      if (isJson) return json(thing);
      const rows = Object.entries(facts).filter(([, value]) => value !== '' && value !== null && value !== undefined);
      for (const line of toColumns(rows.map(([name, value]) => [name, toText(value)]))) print(line);
    },
    list: (things, columns) => {
      if (isJson) return json(things);
      for (const line of toColumns(things.map((thing) => columns(thing).map(toText)))) print(line);
    },
    done: (sentence, result) => (isJson ? json(result) : print(sentence)),
  };
}

function toText(value: unknown): string {
  // A line of the terminal stays one, whatever somebody typed into a field.
  return String(value ?? '').replace(/\p{Cc}+/gu, ' ');
}

const GAP = 2;

/** Rows of texts, each column as wide as its widest text. */
export function toColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((text, index) => Math.max(known[index] ?? 0, text.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((text, index) => text.padEnd((widths[index] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}
