import type { RawContact } from './contact-check.ts';
import type { ContactFields } from './contact-data.ts';
import type { ReadFile } from './contact-file.ts';
import { csvLine, withoutGuard } from './csv.ts';
import { readCsv } from './read-csv.ts';

const COLUMNS = ['Name', 'Company', 'Role', 'Email', 'Phone', 'Website', 'Tags', 'Met on', 'Met at', 'Note'] as const;

/** What other programs call the same; letters and digits alone, small. */
const HEADS = new Map<string, keyof ContactFields | 'given' | 'family'>([
  ...heads('name', 'name', 'fullname', 'displayname', 'contact', 'contactname'),
  ...heads('given', 'firstname', 'givenname', 'first'),
  ...heads('family', 'lastname', 'familyname', 'surname', 'last'),
  ...heads(
    'company',
    'company',
    'organization',
    'organisation',
    'organizationname',
    'organization1name',
    'companyname',
  ),
  ...heads('role', 'role', 'title', 'jobtitle', 'position', 'organizationtitle', 'organization1title', 'designation'),
  ...heads('email', 'email', 'emailaddress', 'email1value', 'mail', 'emailaddress1', 'primaryemail'),
  ...heads('phone', 'phone', 'phonenumber', 'mobile', 'mobilephone', 'phone1value', 'telephone', 'tel', 'cell'),
  ...heads('website', 'website', 'url', 'web', 'webpage', 'website1value', 'homepage'),
  ...heads('tags', 'tags', 'labels', 'groups', 'groupmembership', 'categories'),
  ...heads('metAt', 'meton', 'metdate', 'date'),
  ...heads('event', 'metat', 'event', 'where', 'wheremet'),
  ...heads('note', 'note', 'notes', 'comment', 'comments', 'description'),
]);

function heads(field: keyof ContactFields | 'given' | 'family', ...names: string[]) {
  return names.map((name) => [name, field] as const);
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

/** The contacts of a CSV file: ours, and those of other programs whose columns have the usual names. */
export function readContactsCsv(text: string): ReadFile {
  const [head, ...rows] = readCsv(text);
  const fields = head?.cells.map((cell) => HEADS.get(cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))) ?? [];
  const isKnown = (['name', 'given', 'family', 'company', 'email', 'phone'] as const).some((one) =>
    fields.includes(one),
  );
  if (!isKnown)
    return { problem: 'The first line has to name the columns, with at least one of Name, Company, Email and Phone.' };
  const contacts = rows.map(({ line, cells, isOpen }) => ({
    ...{ line, contact: toContact(fields, cells) },
    ...(isOpen && { problem: 'A quotation mark is never closed: whatever follows it can’t be told apart.' }),
  }));
  return { contacts };
}

function toContact(fields: readonly (string | undefined)[], cells: readonly string[]): RawContact {
  // Of several columns for one field the first that says something.
  const said: Record<string, string> = {};
  for (const [n, field] of fields.entries()) {
    const cell = withoutGuard(cells[n] ?? '').trim();
    if (field && cell) said[field] ??= cell;
  }
  const { name, given = '', family = '', tags = '', metAt, ...texts } = said;
  const day = metAt ? readDay(metAt) : undefined;
  return { ...texts, name: name ?? `${given} ${family}`.trim(), tags: readTags(tags), ...(day && { metAt: day }) };
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
