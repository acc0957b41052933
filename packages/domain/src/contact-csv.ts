import { t } from '@tessera/texts';
import type { RawContact } from './contact-check.ts';
import type { ContactFields } from './contact-data.ts';
import type { FileContact, ReadFile } from './contact-file.ts';
import { csvLine, withoutGuard } from './csv.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

const COLUMNS = ['Name', 'Company', 'Role', 'Email', 'Phone', 'Website', 'Tags', 'Met on', 'Met at', 'Note'] as const;

/** What a column of a file may hold. A given and a family name make the name where there is no other. */
export const CONTACT_COLUMNS = [
  'NAME',
  'GIVEN_NAME',
  'FAMILY_NAME',
  'COMPANY',
  'ROLE',
  'EMAIL',
  'PHONE',
  'WEBSITE',
  'TAGS',
  'MET_ON',
  'MET_AT',
  'NOTE',
] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

/** What other programs call the same; letters and digits alone, small. */
const HEADS = new Map<string, ContactColumn>([
  ...heads('NAME', 'name', 'fullname', 'displayname', 'contact', 'contactname'),
  ...heads('GIVEN_NAME', 'firstname', 'givenname', 'first', 'vorname', 'nombre'),
  ...heads('FAMILY_NAME', 'lastname', 'familyname', 'surname', 'last', 'nachname', 'apellidos'),
  ...heads(
    'COMPANY',
    'company',
    'organization',
    'organisation',
    'organizationname',
    'organization1name',
    'companyname',
    'org',
    'employer',
    'firma',
    'empresa',
  ),
  ...heads('ROLE', 'role', 'title', 'jobtitle', 'position', 'organizationtitle', 'organization1title', 'designation'),
  ...heads(
    'EMAIL',
    'email',
    'emailaddress',
    'email1value',
    'mail',
    'emailaddress1',
    'primaryemail',
    'correo',
    'workemail',
  ),
  ...heads(
    'PHONE',
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'phone1value',
    'telephone',
    'tel',
    'cell',
    'telefon',
    'teléfono',
    'workphone',
    'mobilenumber',
  ),
  ...heads('WEBSITE', 'website', 'url', 'web', 'webpage', 'website1value', 'homepage'),
  ...heads('TAGS', 'tags', 'labels', 'groups', 'groupmembership', 'categories'),
  ...heads('MET_ON', 'meton', 'metdate', 'date'),
  ...heads('MET_AT', 'metat', 'event', 'where', 'wheremet'),
  ...heads('NOTE', 'note', 'notes', 'comment', 'comments', 'description', 'remark', 'remarks', 'notizen', 'notas'),
]);

/** Without one of them nothing says who it is. */
const NAMING: readonly ContactColumn[] = ['NAME', 'GIVEN_NAME', 'FAMILY_NAME', 'COMPANY', 'EMAIL', 'PHONE'];

function heads(column: ContactColumn, ...names: string[]) {
  return names.map((name) => [name, column] as const);
}

/** The first line of an export. */
export function contactCsvHead(): string {
  return csvLine(COLUMNS);
}

/** One contact as a line of CSV that no spreadsheet runs. */
export function contactCsvLine(contact: ContactFields): string {
  const { name, company, role, email, phone, website, tags, metAt, event, note } = contact;
  const day = metAt ? metAt.toISOString().slice(0, 10) : '';
  return csvLine([name, company, role, email, phone, website, tags.join('; '), day, event, note]);
}

/** The columns of a file and what they seem to hold; null for one that is not imported. */
export interface CsvColumn {
  /** From 0. */
  position: number;
  head: string;
  column: ContactColumn | null;
  /** The first three values that are not empty. */
  samples: string[];
}

const SAMPLES = 3;

/** A file taken apart, before anybody says what its columns hold. */
export interface CsvTable {
  columns: CsvColumn[];
  /** Without the first line. */
  rows: CsvRow[];
}

/** The rows of a file, and its columns as the first line names them, each with what the name says that it holds. */
export function readCsvTable(text: string): CsvTable {
  const [head, ...rows] = readCsv(text);
  const columns = (head?.cells ?? []).map((name, position) => {
    const samples: string[] = [];
    for (const { cells } of rows) {
      const cell = withoutGuard(cells[position] ?? '').trim();
      if (cell) samples.push(cell);
      if (samples.length === SAMPLES) break;
    }
    return { position, head: name.trim(), column: guessColumn(name), samples };
  });
  return { columns, rows };
}

/** The contacts of rows, read as `columns` say. */
export function readCsvContacts(rows: readonly CsvRow[], columns: readonly (ContactColumn | null)[]): FileContact[] {
  return rows.map(({ line, cells, isOpen }) => ({
    ...{ line, contact: toContact(columns, cells) },
    ...(isOpen && { problem: t('A quotation mark is missing its pair, so the rest of the file can’t be read.') }),
  }));
}

/** Whether a contact can be told by one of the columns. */
export function namesContacts(columns: readonly (ContactColumn | null)[]): boolean {
  return columns.some((column) => column !== null && NAMING.includes(column));
}

function guessColumn(head: string): ContactColumn | null {
  return HEADS.get(head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ?? null;
}

/**
 * The contacts of a CSV file whose first line names the columns: ours, and those of other programs with the usual names.
 * `chosen` says in place of the names what each column holds.
 */
export function readContactsCsv(text: string, chosen?: readonly (ContactColumn | null)[]): ReadFile {
  const [head, ...rows] = readCsv(text);
  const columns = chosen ?? head?.cells.map(guessColumn) ?? [];
  if (!namesContacts(columns) || !head) return { problem: chosen ? NO_NAMING_COLUMN : NO_HEAD };
  return { contacts: readCsvContacts(rows, columns) };
}

const NO_HEAD = t('The first line has to name the columns, with at least one of Name, Company, Email and Phone.');
const NO_NAMING_COLUMN = t('Choose a column for at least one of name, company, email and phone.');

function toContact(columns: readonly (ContactColumn | null)[], cells: readonly string[]): RawContact {
  // Of several columns for one field the first that says something.
  const said: { [Column in ContactColumn]?: string } = {};
  for (const [n, column] of columns.entries()) {
    const cell = withoutGuard(cells[n] ?? '').trim();
    if (column && cell) said[column] ??= cell;
  }
  const { GIVEN_NAME = '', FAMILY_NAME = '', MET_ON } = said;
  const texts = {
    ...{ company: said.COMPANY, role: said.ROLE, email: said.EMAIL, phone: said.PHONE, website: said.WEBSITE },
    ...{ event: said.MET_AT, note: said.NOTE },
  };
  const present = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  const day = MET_ON ? readDay(MET_ON) : undefined;
  return {
    ...present,
    name: said.NAME ?? `${GIVEN_NAME} ${FAMILY_NAME}`.trim(),
    tags: readTags(said.TAGS ?? ''),
    ...(day && { metAt: day }),
  };
}

/** Google's own groups, such as `* myContacts`, are none of the person's tags. */
function readTags(cell: string): string[] {
  const tags = cell.split(/ ::: |[;,|]/).map((tag) => tag.trim());
  return tags.filter((tag) => tag !== '' && !tag.startsWith('* '));
}

/** Noon UTC of an ISO day; no other way of writing days says which number is the month. An odd one is refused later. */
function readDay(text: string): Date {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const time = new Date(`${day}T12:00:00Z`);
  return day && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? time : new Date(Number.NaN);
}
