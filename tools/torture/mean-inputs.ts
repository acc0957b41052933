import { type Account, type Calls, callsOf } from './mean-calls.ts';
import { files, pictures } from './mean-files.ts';

const START =
  'mutation ($input: StartContactImportInput!) { startContactImport(input: $input) { contactImport { id } } }';
const CREATE_CONTACT = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { contact { id } } }';
const CREATE_CARD = 'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }';

/** Something that an ordinary account can send. */
export interface Input {
  name: string;
  /** What has to be there before. Not measured. Gives who sends it, unless that is a new account. */
  prepare?: () => Promise<Account | undefined>;
  /** Gives the status of the answer, or the code of its error. */
  send: (sender: Account) => Promise<string>;
}

/** All of them, for a server. `account` registers somebody else. */
export function buildInputs(origin: string, account: () => Promise<Account>): Input[] {
  const calls = callsOf(origin);
  return [
    ...files().map(([name, text]) => ({
      name,
      send: (sender: Account) => calls.upload('contacts/import', sender, text),
    })),
    importing(calls),
    ...searches(calls, account),
    ...pictures().map(([name, draw]) => picture(calls, name, draw)),
    ...documents(calls),
    ...chats(calls, account),
    ...texts(calls),
  ];
}

function picture(calls: Calls, name: string, draw: () => Promise<Buffer>): Input {
  let bytes: Buffer = Buffer.alloc(0);
  return {
    name,
    async prepare() {
      bytes = await draw();
      return undefined;
    },
    send: (sender) => calls.upload('uploads', sender, bytes, { kind: 'photo' }),
  };
}

/** Two runs at once, and duplicates in what came of them. */
function importing(calls: Calls): Input {
  const rows = Array.from({ length: 10_000 }, (_, n) => `P ${n % 5000},p${n % 5000}-${n}@example.com,Acme,note ${n}`);
  return {
    name: 'importing 10,000 contacts in the background',
    async send(sender) {
      return importAll(calls, sender, `Name,Email,Company,Note\n${rows.join('\n')}`);
    },
  };
}

/** Checks a file and imports it; gives how that ended. */
async function importAll(calls: Calls, sender: Account, text: string): Promise<string> {
  const id = await calls.importFile(sender, text);
  await calls.graphql(sender, START, { input: { id } });
  for (;;) {
    const { contactImport } = await calls.read<{ contactImport: { status: string } }>(
      sender,
      `{ contactImport(id: "${id}") { status } }`,
    );
    if (contactImport.status !== 'RUNNING') return contactImport.status;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const MEAN_QUERIES = [
  '%_%_%_%_\\',
  'a'.repeat(200),
  'a b c d e f g h i j',
  '( ) [ ] +49 30 12345 67890',
  "'".repeat(200),
  'أ\u064b'.repeat(90),
];

function searches(calls: Calls, account: () => Promise<Account>): Input[] {
  const fill = async () => {
    const sender = await account();
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `P ${n % 9000},p${n}@example.com,Acme ${n % 3},${'note words '.repeat(8)}`,
    );
    await importAll(calls, sender, `Name,Email,Company,Note\n${rows.join('\n')}`);
    return sender;
  };
  let filled: Promise<Account> | null = null;
  const prepare = () => {
    filled ??= fill();
    return filled;
  };
  const all = async (sender: Account, query: string) => {
    const answers = await Promise.all(MEAN_QUERIES.map((words) => calls.graphql(sender, query, { words })));
    return [...new Set(answers)].join(' ');
  };
  return [
    {
      name: 'duplicates among 20,000 contacts',
      prepare,
      send: (sender) => calls.graphql(sender, '{ duplicateContacts { reasons contacts { id name } } }'),
    },
    {
      name: 'searches in 20,000 contacts',
      prepare,
      send: (sender) =>
        all(
          sender,
          'query ($words: String!) { contacts(query: $words, first: 100) { totalCount edges { node { id name origins { field } merges { id } } } } }',
        ),
    },
    {
      name: 'exports of 20,000 contacts',
      prepare,
      async send(sender) {
        const paths = ['contacts/export.csv', 'contacts/export.vcf', 'account/export'];
        const answers = await Promise.all(paths.map((path) => calls.download(path, sender)));
        return [...new Set(answers)].join(' ');
      },
    },
    {
      name: 'searches in the directory',
      send: (sender) =>
        all(sender, 'query ($words: String!) { explore(query: $words, first: 100) { edges { node { id } } } }'),
    },
  ];
}

function documents(calls: Calls): Input[] {
  const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
  const json = (text: string) => ({ send: (sender: Account) => calls.post('/graphql', sender, text) });
  const query = (text: string) => ({ send: (sender: Account) => calls.graphql(sender, text) });
  return [
    {
      name: 'GraphQL: 10,000 aliases',
      ...query(`{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`),
    },
    { name: 'GraphQL: one field 4,000 times', ...query(`{ ${'__typename '.repeat(4000)} }`) },
    { name: 'GraphQL: 10,000 levels', ...query(nested(10_000)) },
    { name: 'GraphQL: 1,000 directives', ...query(`{ __typename ${'@skip(if: false) '.repeat(1000)} }`) },
    {
      name: 'GraphQL: 1,000 fragments in a row',
      ...query(
        `{ ...f0 } ${Array.from({ length: 1000 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} }`).join(' ')} fragment f1000 on Query { __typename }`,
      ),
    },
    { name: 'GraphQL: a text of 480 kB', ...query(`{ contacts(query: "${'a'.repeat(480_000)}") { totalCount } }`) },
    {
      name: 'GraphQL: 100 contacts with everything',
      ...query(
        '{ contacts(first: 100) { edges { node { id origins { field at } activity { at card { id } } cards { card { id title } } merges { id } } } } }',
      ),
    },
    { name: 'JSON: 100,000 brackets', ...json('['.repeat(100_000)) },
    { name: 'JSON: 480 kB of numbers', ...json(`[${'1,'.repeat(240_000)}1]`) },
    {
      name: 'JSON: 30,000 keys as variables',
      ...json(
        JSON.stringify({
          query: '{ __typename }',
          variables: Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, n])),
        }),
      ),
    },
  ];
}

function chats(calls: Calls, account: () => Promise<Account>): Input[] {
  const CHAT = [
    '[a](http://a.b '.repeat(270),
    '@'.repeat(4000),
    '**'.repeat(2000),
    'https://a.b/('.repeat(300),
    '👨‍👩‍👧‍👦'.repeat(360),
    '\u0301'.repeat(4000),
    '`'.repeat(4000),
    'a.'.repeat(2000),
  ];
  return [
    {
      name: 'chat: eight mean texts',
      async send(sender) {
        const peer = await account();
        const { openDirect } = await calls.read<{ openDirect: { conversation: { id: string } } }>(
          sender,
          'mutation ($input: OpenDirectInput!) { openDirect(input: $input) { conversation { id } } }',
          { input: { userId: peer.id } },
        );
        const answers = await Promise.all(
          CHAT.map((text) =>
            calls.graphql(
              sender,
              'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id text mentions { id } } } }',
              { input: { conversationId: openDirect.conversation.id, clientId: crypto.randomUUID(), text } },
            ),
          ),
        );
        return [...new Set(answers)].join(' ');
      },
    },
  ];
}

function texts(calls: Calls): Input[] {
  const card = (more: object) => ({ type: 'BUSINESS', title: 'A', name: 'Asha', email: 'a@example.com', ...more });
  const save = (sender: Account, data: object) =>
    calls.graphql(sender, CREATE_CARD, {
      input: { data: card(data) },
    });
  const translations = ['de', 'es', 'hi', 'ar', 'fr'].map((language) => ({
    language,
    tagline: 'é'.repeat(200),
    role: 'x'.repeat(120),
  }));
  return [
    {
      name: 'card: all texts at their longest',
      send: (sender) =>
        save(sender, {
          tagline: 'é'.repeat(200),
          address: 'x\n'.repeat(250),
          tags: Array.from({ length: 10 }, (_, n) => `${n}`.repeat(40)),
          website: `https://a.example/${'a'.repeat(2000)}`,
        }),
    },
    { name: 'card: five translations', send: (sender) => save(sender, { translations }) },
    {
      name: 'card: 100,000 tags',
      send: (sender) => save(sender, { tags: Array.from({ length: 100_000 }, () => 'a') }),
    },
    {
      name: 'contact: a note of 480 kB',
      send: (sender) =>
        calls.graphql(sender, CREATE_CONTACT, { input: { name: 'A', note: '\u2003\r'.repeat(95_000) } }),
    },
    {
      name: 'contact: 20,000 numbers',
      send: (sender) =>
        calls.graphql(sender, CREATE_CONTACT, {
          input: { name: 'A', phones: Array.from({ length: 20_000 }, () => ({ value: '+493023125012' })) },
        }),
    },
    {
      name: 'contact: a name of accents',
      send: (sender) =>
        calls.graphql(sender, CREATE_CONTACT, {
          input: { name: `A${'\u0301'.repeat(119)}`, tags: Array.from({ length: 200 }, () => '\u0301'.repeat(40)) },
        }),
    },
  ];
}
