import type { Contact, CreateContactInput, UpdateContactInput } from '@tessera/sdk';
import type { Call, Command } from './command.ts';
import { confirm, pick, readData, readLimit } from './read-data.ts';

const FIELDS = ['name', 'company', 'role', 'email', 'phone', 'website', 'note', 'event'] as const;
const FIELD_OPTIONS = {
  ...Object.fromEntries(FIELDS.map((name) => [name, { type: 'string', about: `The contact’s ${name}.` } as const])),
  tags: { type: 'string', about: 'Tags, with commas.' },
  data: { type: 'string', about: 'A JSON file with the fields; - reads what is piped in.' },
} as const;
const ONE = { usage: '<id>', positionals: ['id'] };

export const CONTACT_COMMANDS: readonly Command[] = [
  {
    name: 'contacts list',
    usage: '',
    positionals: [],
    options: {
      query: { type: 'string', about: 'Only contacts that are found by these words.' },
      tag: { type: 'string', about: 'Only contacts with this tag.' },
      limit: { type: 'string', about: 'The first so many.' },
    },
    about: 'Lists your contacts.',
    run: async ({ connect, print, values }) => {
      const contacts = connect().contacts.list(pick(values, ['query', 'tag']));
      print.list(await contacts.toArray(readLimit(values)), ({ id, name, company, email, phone }) => [
        ...[id, name, company, email, phone],
      ]);
    },
  },
  {
    name: 'contacts get',
    ...ONE,
    options: {},
    about: 'Shows a contact.',
    run: async ({ connect, print, positionals: [id = ''] }) => {
      const contact = await connect().contacts.get(id);
      if (!contact) throw new Error('There is no such contact.');
      show(print, contact);
    },
  },
  {
    name: 'contacts create',
    usage: '',
    positionals: [],
    options: FIELD_OPTIONS,
    about: 'Adds a contact.',
    run: async (call) => {
      show(call.print, await call.connect().contacts.create((await readContact(call)) as CreateContactInput));
    },
  },
  {
    name: 'contacts update',
    ...ONE,
    options: FIELD_OPTIONS,
    about: 'Changes parts of a contact; what is left out stays.',
    run: async (call) => {
      const input = { id: call.positionals[0] ?? '', ...(await readContact(call)) };
      show(call.print, await call.connect().contacts.update(input as UpdateContactInput));
    },
  },
  {
    name: 'contacts delete',
    ...ONE,
    options: { yes: { type: 'boolean', about: 'Doesn’t ask.' } },
    about: 'Deletes a contact.',
    run: async (call) => {
      const [id = ''] = call.positionals;
      await confirm(call, `Delete the contact ${id}?`);
      call.print.done('The contact is deleted.', { id: await call.connect().contacts.delete(id) });
    },
  },
];

async function readContact(call: Call): Promise<Record<string, unknown>> {
  const { tags } = pick(call.values, ['tags']);
  return {
    ...(await readData(call)),
    ...pick(call.values, FIELDS),
    ...(tags !== undefined && { tags: tags.split(',').map((tag) => tag.trim()) }),
  };
}

function show(print: Call['print'], contact: Contact): void {
  const { id, name, company, role, email, phone, website, note, event, tags } = contact;
  print.one(contact, { id, name, company, role, email, phone, website, note, event, tags: tags.join(', ') });
}
