import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Card, CardDataInput, Contact, CreateContactInput, Operation, Tessera } from '@tessera/sdk';
import type { Call, Command } from './command.ts';
import { readGiven } from './read-data.ts';
import { UsageError } from './terminal.ts';

/** What `export` writes and `import` reads. */
interface Archive {
  tessera: 1;
  cards: Pick<Card, 'id' | 'slug' | 'visibility' | 'data'>[];
  contacts: Contact[];
}

/** `ContactImportFormat` of the schema. */
type Format = 'CSV' | 'VCARD';

const LOOK_AGAIN_MS = 500;

export const TRANSFER_COMMANDS: readonly Command[] = [
  {
    name: 'export',
    usage: '',
    positionals: [],
    options: { out: { type: 'string', about: 'The file to write; without it, it is printed.' } },
    about: 'Writes your cards and contacts as JSON.',
    run: async ({ connect, values, terminal, print }) => {
      const tessera = connect();
      const cards = (await tessera.cards.list({ first: 100 }).toArray()).map(({ id, slug, visibility, data }) => ({
        ...{ id, slug, visibility, data },
      }));
      const contacts = await tessera.contacts.list({ first: 100 }).toArray();
      const archive: Archive = { tessera: 1, cards, contacts };
      const text = JSON.stringify(archive, null, 2);
      if (typeof values.out !== 'string') return terminal.print(text);
      writeFileSync(values.out, `${text}\n`, { mode: 0o600 });
      const counts = { cards: cards.length, contacts: contacts.length };
      print.done(`${sayCounts(counts)} in ${values.out}.`, counts);
    },
  },
  {
    name: 'import',
    usage: '<file>',
    positionals: ['file'],
    options: {},
    about: 'Adds what an export holds, or the contacts of a .csv or .vcf file.',
    run: async (call) => {
      const [file = ''] = call.positionals;
      const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
      if (ending === 'json') return importArchive(call, file);
      const format = FORMATS[ending];
      if (!format) throw new UsageError('It takes a .json, .csv or .vcf file.');
      await importContacts(call, { file, format });
    },
  },
];

function parseArchive(text: string, file: string): Archive {
  try {
    return JSON.parse(text) as Archive;
  } catch (error) {
    throw new UsageError(`“${file}” isn’t JSON: ${(error as Error).message}`);
  }
}

const FORMATS: Readonly<Record<string, Format>> = { csv: 'CSV', vcf: 'VCARD' };

async function importArchive({ connect, print }: Call, file: string): Promise<void> {
  const archive = parseArchive(readGiven(file).toString('utf8'), file);
  if (archive.tessera !== 1) throw new Error(`${file} was not written by tessera export.`);
  const tessera = connect();
  for (const { visibility, data } of archive.cards) {
    const input = { visibility, data: data as unknown as CardDataInput };
    await tessera.cards.create(input, { idempotencyKey: keyOf(input) });
  }
  for (const contact of archive.contacts) {
    const input = toInput(contact);
    await tessera.contacts.create(input, { idempotencyKey: keyOf(input) });
  }
  const counts = { cards: archive.cards.length, contacts: archive.contacts.length };
  // Not how many were added: of an import that is repeated, none or the rest.
  print.done(`${sayCounts(counts)} in your account now.`, counts);
}

function sayCounts({ cards, contacts }: { cards: number; contacts: number }): string {
  return `${countOf(cards, 'card')} and ${countOf(contacts, 'contact')} are`;
}

function countOf(count: number, thing: 'card' | 'contact' | 'row'): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** An import that broke off is repeated: within a day nothing is added twice. */
function keyOf(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

function toInput(contact: Contact): CreateContactInput {
  const { name, company, role, email, phone, website, note, event, tags, metAt } = contact;
  // Older archives, from before contacts had lists, have none.
  const { emails, phones } = contact as Partial<Contact>;
  const lists = { ...(emails && { emails }), ...(phones && { phones }) };
  return { name, company, role, email, phone, ...lists, website, note, event, tags, metAt };
}

interface Import {
  id: string;
  /** `ContactImportStatus` of the schema. */
  status: 'CHECKED' | 'RUNNING' | 'DONE' | 'FULL';
  addedCount: number;
  updatedCount: number;
  badRowCount: number;
  problems: { line: number; field: string; message: string }[];
}
const PARTS = 'id status addedCount updatedCount badRowCount problems { line field message }';
type Answer = { answer: { found: Import } };
const CHECK: Operation<Answer, { input: { file: Blob; format: Format } }> =
  `mutation CheckImport($input: CheckContactImportInput!) {
    answer: checkContactImport(input: $input) { found: contactImport { ${PARTS} } } }`;
const START: Operation<Answer, { input: { id: string } }> = `mutation StartImport($input: StartContactImportInput!) {
    answer: startContactImport(input: $input) { found: contactImport { ${PARTS} } } }`;
const FOLLOW: Operation<{ found: Import | null }, { id: string }> =
  `query FollowImport($id: ID!) { found: contactImport(id: $id) { ${PARTS} } }`;

/** The server reads the file itself, as the screen for imports has it do. */
async function importContacts(
  { connect, print, terminal }: Call,
  { file, format }: { file: string; format: Format },
): Promise<void> {
  const tessera = connect();
  const upload = new File([new Uint8Array(readGiven(file))], basename(file));
  const { found } = (await tessera.request(CHECK, { input: { file: upload, format } })).answer;
  for (const { line, field, message } of found.problems) terminal.warn(`line ${line}, ${field}: ${message}`);
  const started = await tessera.request(START, { input: { id: found.id } });
  const { addedCount, updatedCount, badRowCount, status } = await follow(
    tessera,
    started.answer.found,
    terminal.signal,
  );
  const skipped = badRowCount > 0 ? ` Left out: ${countOf(badRowCount, 'row')}.` : '';
  const full = status === 'FULL' ? ' Your address book has no room for more.' : '';
  print.done(`Added: ${countOf(addedCount, 'contact')}. Updated: ${updatedCount}.${skipped}${full}`, {
    ...{ addedCount, updatedCount, badRowCount, status },
  });
}

async function follow(tessera: Tessera, started: Import, signal: AbortSignal): Promise<Import> {
  let current = started;
  while (current.status === 'RUNNING') {
    await sleep(LOOK_AGAIN_MS, undefined, { signal });
    const { found } = await tessera.request(FOLLOW, { id: started.id });
    if (!found) throw new Error('The import no longer exists.');
    current = found;
  }
  return current;
}
