import type { Message } from '@tessera/texts';
import Papa from 'papaparse';
import { CONTACT_FILE_LIMITS, tooManyColumns, tooManyContacts } from './contact-file.ts';
import { withoutGuard } from './csv.ts';
import { type ContactColumn, type CsvHead, guessColumns } from './csv-heads.ts';

/** The columns of a file and what they seem to hold; null for one that is not imported. */
export interface CsvColumn {
  /** From 0. */
  position: number;
  head: string;
  column: ContactColumn | null;
  /** Its values say what those of another column are for. */
  isLabel?: boolean;
  /** The first three values that are not empty. */
  samples: string[];
}

export interface CsvRow {
  /** The line of the file where the row begins, from 1. */
  line: number;
  cells: string[];
  /** A quote in it is never closed, so the rest of the file is in its last cell. */
  isOpen?: boolean;
}

const SAMPLES = 3;
/** The number of rows shown before anything is sent. */
const SHOWN_ROWS = 5;
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The line with the column names is searched for within this many characters. */
const HEAD_CHARS = 100_000;

/** A parsed file, before anyone says what its columns hold. */
export interface CsvTable {
  columns: CsvColumn[];
  /** The first five. */
  rows: CsvRow[];
  rowCount: number;
  problem?: Message;
}

/** The place of a file's column names, and of its first row. */
export interface CsvStart {
  /** The file with uniform line breaks. */
  text: string;
  delimiter: string;
  heads: string[];
  guesses: CsvHead[];
  /** Where the rows begin, and at which line of the file. */
  bodyAt: number;
  bodyLine: number;
}

/** The first rows of a file, and its columns with the fields that their names suggest. */
export function readCsvTable(file: string): CsvTable {
  const start = findHead(file);
  const columns = start.heads.slice(0, CONTACT_FILE_LIMITS.columns).map((name, position) => ({
    ...{ position, head: name.trim(), column: start.guesses[position]?.column ?? null, samples: [] as string[] },
    ...(start.guesses[position]?.labels !== undefined && { isLabel: true }),
  }));
  const table: CsvTable = { columns, rows: [], rowCount: 0 };
  const problem = readRows(start, (row) => {
    table.rowCount += 1;
    if (table.rowCount <= SHOWN_ROWS) table.rows.push(row);
    for (const column of columns) {
      const sample = column.samples.length < SAMPLES ? readCell(row.cells, column.position) : '';
      if (sample) column.samples.push(sample);
    }
  });
  return { ...table, ...(problem && { problem }) };
}

/** The rows below the column names, one after the other. Returns the reason for people if it stops early; null at the end. */
export function readRows(
  { text, delimiter, heads, bodyAt, bodyLine }: CsvStart,
  take: (row: CsvRow) => void,
): Message | null {
  if (heads.length > CONTACT_FILE_LIMITS.columns) return tooManyColumns();
  const body = text.slice(bodyAt);
  let [line, from, count, problem]: [number, number, number, Message | null] = [bodyLine, 0, 0, null];
  Papa.parse<string[]>(body, {
    ...{ delimiter, newline: '\n' },
    step: ({ data, errors, meta }, parser) => {
      const begins = line;
      for (let at = body.indexOf('\n', from); at >= 0 && at < meta.cursor; at = body.indexOf('\n', at + 1)) line += 1;
      from = meta.cursor;
      if (!data.some((cell) => cell.trim() !== '')) return;
      count += 1;
      if (count > CONTACT_FILE_LIMITS.rows) {
        problem = tooManyContacts();
        parser.abort();
        return;
      }
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      take({ line: begins, cells: data, ...(isOpen && { isOpen }) });
    },
  });
  return problem;
}

/** The line with the column names: the one of the first ten with the most known names, whatever its separator. */
export function findHead(file: string): CsvStart {
  const lines = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel says so in a first line of its own.
  const [declaration, declared] = /^"?sep=(.)"?\n/i.exec(lines) ?? [];
  const text = lines.slice(declaration?.length ?? 0);
  const offset = declaration ? 1 : 0;
  let best: (CsvStart & { score: number }) | null = null;
  for (const delimiter of declared ? [declared] : DELIMITERS) {
    for (const { cells, end, line } of firstRows(text, delimiter)) {
      const guesses = guessColumns(cells.slice(0, CONTACT_FILE_LIMITS.columns));
      const score = guesses.filter(({ column }) => column !== null).length;
      if (score > (best?.score ?? 0))
        best = {
          score,
          text,
          delimiter,
          heads: cells.slice(0, CONTACT_FILE_LIMITS.columns + 1),
          guesses,
          bodyAt: end,
          bodyLine: line + offset,
        };
    }
  }
  return best ?? unnamedHead(text, declared ?? guessDelimiter(text), offset);
}

/** If no column name is known, the first line with text has the names. */
function unnamedHead(text: string, delimiter: string, offset: number): CsvStart {
  const [first] = firstRows(text, delimiter);
  const heads = (first?.cells ?? []).slice(0, CONTACT_FILE_LIMITS.columns + 1);
  const guesses = guessColumns(heads.slice(0, CONTACT_FILE_LIMITS.columns));
  return { text, delimiter, heads, guesses, bodyAt: first?.end ?? text.length, bodyLine: (first?.line ?? 1) + offset };
}

interface FirstRow {
  cells: string[];
  /** Where the next row begins, and its line. */
  end: number;
  line: number;
}

function firstRows(text: string, delimiter: string): FirstRow[] {
  const rows: FirstRow[] = [];
  const sample = text.slice(0, HEAD_CHARS);
  Papa.parse<string[]>(sample, {
    ...{ delimiter, newline: '\n' },
    step: ({ data, meta }, parser) => {
      const line = countLines(text, meta.cursor) + 1;
      // A quote that is not closed in the sample took everything into one cell.
      const isCut = meta.cursor >= sample.length && sample.length < text.length;
      if (data.some((cell) => cell.trim() !== '') && (!isCut || rows.length === 0))
        rows.push({ cells: data, end: isCut ? text.length : meta.cursor, line });
      if (line > CONTACT_FILE_LIMITS.headLines) parser.abort();
    },
  });
  return rows;
}

function countLines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The separator that the first line has most of, outside quotes. */
function guessDelimiter(text: string): string {
  const head = (/^[^\n]{0,10000}/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return DELIMITERS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** The text of a cell, trimmed; '' if it is missing. */
export function readCell(cells: readonly string[], position: number): string {
  const cell = cells[position];
  if (!cell) return '';
  return withoutGuard(cell.slice(0, CONTACT_FILE_LIMITS.value)).trim();
}
