import { msg } from '@tessera/texts';
import type { RawContact } from './contact-check.ts';
import type { ContactFields, ContactPoint, RawPoint } from './contact-data.ts';
import { noonOfDay } from './contact-day.ts';
import type { FileContact, ReadFile, UnreadPart } from './contact-file.ts';
import { csvLine } from './csv.ts';
import { type ContactColumn, guessColumns, headKey, pairKey, putVoiceFirst, readLabel } from './csv-heads.ts';
import { type CsvRow, type CsvStart, findHead, readCell, readRows } from './csv-table.ts';

const COLUMNS = [
  ...['Name', 'Company', 'Role', 'Email', 'Phone', 'Website', 'Tags', 'Met on', 'Met at', 'Note'],
  ...['Email label', 'Phone label', 'Other emails', 'Other phones'],
] as const;

/** Without one of them nothing says who it is. */
const NAMING: readonly ContactColumn[] = ['NAME', 'GIVEN_NAME', 'FAMILY_NAME', 'COMPANY', 'EMAIL', 'PHONE'];
/** The parts of a name, in the order in which they are written. */
const NAME_PARTS = ['NAME_PREFIX', 'GIVEN_NAME', 'MIDDLE_NAME', 'FAMILY_NAME', 'NAME_SUFFIX'] as const;

/** The first line of an export. */
export function contactCsvHead(): string {
  return csvLine(COLUMNS);
}

/** One contact as a line of CSV that no spreadsheet runs. */
export function contactCsvLine(contact: ContactFields): string {
  const { name, company, role, email, phone, website, tags, metAt, event, note, emails, phones } = contact;
  const day = metAt ? metAt.toISOString().slice(0, 10) : '';
  return csvLine([
    ...[name, company, role, email, phone, website, tags.map(escapeTag).join('; '), day, event, note],
    ...[emails[0]?.label ?? '', phones[0]?.label ?? '', writePoints(emails.slice(1)), writePoints(phones.slice(1))],
  ]);
}

/** 'work: a@example.com ::: b@example.com', as Google writes several values into one cell. */
function writePoints(points: readonly ContactPoint[]): string {
  return points.map(({ value, label }) => (label ? `${label}: ${value}` : value)).join(' ::: ');
}

/** Puts a backslash before a sign that would end a tag, and before the mark of a Google group. */
function escapeTag(tag: string): string {
  return tag.replace(/[\\,;|:]|^\*/g, '\\$&');
}

/** The contacts of rows, read by `columns`. Labels of numbers and addresses come from column names. */
export function readCsvContacts(
  rows: readonly CsvRow[],
  columns: readonly (ContactColumn | null)[],
  heads: readonly string[] = [],
): FileContact[] {
  const read = contactReader(columns, heads);
  return rows.map(read);
}

/** Whether a contact can be told by one of the columns. */
export function namesContacts(columns: readonly (ContactColumn | null)[]): boolean {
  return columns.some((column) => column !== null && NAMING.includes(column));
}

/**
 * The contacts of a CSV file: ours, or one of another program with the usual column names in one of its first ten lines. `chosen`
 * overrides what each column holds.
 */
export function readContactsCsv(file: string, chosen?: readonly (ContactColumn | null)[]): ReadFile {
  const start = findHead(file);
  const columns = chosen ?? start.guesses.map(({ column }) => column);
  if (!namesContacts(columns) || start.heads.length === 0) return { problem: chosen ? NO_NAMING_COLUMN : NO_HEAD };
  const read = contactReader(columns, start.heads);
  const contacts: FileContact[] = [];
  const unread = unreadCounter(start, columns);
  const problem = readRows(start, (row) => {
    contacts.push(read(row));
    unread.add(row);
  });
  return problem ? { problem } : { contacts, unread: unread.list() };
}

const NO_HEAD = msg('The first line has to name the columns, with at least one of Name, Company, Email and Phone.');
const NO_NAMING_COLUMN = msg('Choose a column for at least one of name, company, email and phone.');

/** Fields that keep what stands in several columns. */
const GROWING: readonly ContactColumn[] = ['EMAIL', 'PHONE', 'TAGS', 'NOTE'];

/**
 * Counts values in columns that nobody reads or that lie behind the last one, and values for a field that a column before has
 * filled with something else.
 */
function unreadCounter({ heads, guesses }: CsvStart, columns: readonly (ContactColumn | null)[]) {
  const parts = heads.map((head, position) => ({
    name: head.trim() || msg('Column {number}', { number: position + 1 }),
    column: columns[position] ?? null,
    isLabel: guesses[position]?.labels !== undefined,
    count: 0,
  }));
  const behind = { name: msg('After the last column'), count: 0 };
  return {
    add({ cells }: CsvRow): void {
      const filled = new Map<ContactColumn, string>();
      for (const [position, part] of parts.entries()) {
        const cell = cells[position]?.trim();
        if (!cell || GROWING.some((column) => column === part.column)) continue;
        if (part.column === null) part.count += part.isLabel ? 0 : 1;
        else if (!filled.has(part.column)) filled.set(part.column, cell);
        else if (filled.get(part.column) !== cell) part.count += 1;
      }
      if (cells.length > heads.length && cells.slice(heads.length).some((cell) => cell.trim())) behind.count += 1;
    },
    list(): UnreadPart[] {
      return [...parts, behind].filter(({ count }) => count > 0).map(({ name, count }) => ({ name, count }));
    },
  };
}

/** Reads one row after the other, and only the known columns. */
function contactReader(columns: readonly (ContactColumn | null)[], heads: readonly string[]) {
  const guesses = guessColumns(heads);
  const labelOf = new Map(
    guesses.flatMap(({ labels }, position) => (labels === undefined ? [] : [[labels, position]])),
  );
  const fields = columns.flatMap((column, position) =>
    column === null
      ? []
      : [
          {
            column,
            position,
            label: guesses[position]?.label ?? '',
            labelAt: labelOf.get(pairKey(headKey(heads[position] ?? ''))),
          },
        ],
  );
  // Our own files keep the owner's order.
  const isInOrder = heads.some((head) => headKey(head) === 'otherphones');
  return ({ line, cells, isOpen }: CsvRow): FileContact => {
    const said: { [Column in ContactColumn]?: string } = {};
    const points: Record<'EMAIL' | 'PHONE', RawPoint[]> = { EMAIL: [], PHONE: [] };
    for (const { column, position, label, labelAt } of fields) {
      const cell = readCell(cells, position);
      if (!cell) continue;
      if (column === 'EMAIL' || column === 'PHONE') {
        const named = labelAt === undefined ? label : readLabel(readCell(cells, labelAt)) || label;
        points[column].push(...readPoints(column, cell, /^(?:smtp|ex)$/i.test(named) ? '' : named));
      } else if (column === 'TAGS') said.TAGS = said.TAGS ? `${said.TAGS};${cell}` : cell;
      // Of several columns for one field, the first with a value; but all notes.
      else if (column === 'NOTE' && said.NOTE) said.NOTE += `\n${cell}`;
      else said[column] ??= cell;
    }
    if (!isInOrder) points.PHONE = putVoiceFirst(points.PHONE);
    return {
      ...{ line, contact: toContact(said, points) },
      ...(isOpen && { problem: msg('A closing quotation mark is missing, so the rest of the file can’t be read.') }),
    };
  };
}

function toContact(
  said: { [Column in ContactColumn]?: string },
  { EMAIL: emails, PHONE: phones }: Record<'EMAIL' | 'PHONE', RawPoint[]>,
): RawContact {
  const parts = NAME_PARTS.map((part) => said[part]).filter(Boolean);
  const texts = {
    company: said.COMPANY,
    role: said.ROLE,
    website: firstOf(said.WEBSITE),
    event: said.MET_AT,
    note: said.NOTE,
  };
  const present = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  const day = said.MET_ON ? readDay(said.MET_ON) : undefined;
  return {
    ...present,
    name: said.NAME ?? parts.join(' '),
    ...(emails.length > 0 && { emails }),
    ...(phones.length > 0 && { phones }),
    tags: readTags(said.TAGS ?? ''),
    ...(day && { metAt: day }),
  };
}

function firstOf(cell: string | undefined): string | undefined {
  return cell?.split(' ::: ', 1)[0];
}

/** Several values, separated by ` ::: `, commas or semicolons. Each may start with its label. */
function readPoints(column: 'EMAIL' | 'PHONE', cell: string, label: string): RawPoint[] {
  // A semicolon before `ext=` belongs to the number.
  const between = column === 'EMAIL' ? /\s*(?::::|[;,])\s*/ : /\s*(?::::|;(?!\s*ext=)|,(?=\s*(?:\+|00)\d))\s*/i;
  return cell
    .split(between)
    .filter(Boolean)
    .map((part) => {
      const [, own, value] = /^([^:]{1,40}):\s+(\S.*)$/su.exec(part) ?? [];
      return value === undefined ? { value: part, label } : { value, label: readLabel(own ?? '') };
    });
}

/**
 * Tags, separated by a comma, bar, semicolon or ` ::: `. A backslash keeps such a sign inside a tag. Google's own groups, such as
 * `* myContacts`, aren't tags of the person.
 */
function readTags(cell: string): string[] {
  const tags = (cell.match(/(?:\\[\s\S]|(?! ::: )[^;,|\\])+|\\$/g) ?? []).map((tag) =>
    tag
      .trim()
      .replace(/^(?:::: )/, '')
      .trim(),
  );
  return tags.filter((tag) => tag !== '' && !tag.startsWith('* ')).map((tag) => tag.replace(/\\([\\,;|:*])/g, '$1'));
}

/**
 * Noon UTC of a day in an unambiguous form: 2025-12-24, 24.12.2025, 12/24/2025. Anything else gives an invalid time, which is
 * refused later.
 */
function readDay(text: string): Date {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year && month && day) return toDay(year, month, day);
  const [, one = '', other = '', its = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text) ?? [];
  if (Number(one) > 12 || one === other) return toDay(its, other, one);
  return Number(other) > 12 ? toDay(its, one, other) : new Date(Number.NaN);
}

function toDay(year: string, month: string, day: string): Date {
  return noonOfDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? new Date(Number.NaN);
}
