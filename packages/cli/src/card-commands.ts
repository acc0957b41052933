import type { Card, CardDataInput, Visibility } from '@tessera/sdk';
import type { Call, Command } from './command.ts';
import { confirm, pick, readData, readLimit } from './read-data.ts';

const FIELDS = ['title', 'name', 'role', 'email', 'phone', 'website', 'tagline'] as const;
const FIELD_OPTIONS = {
  ...Object.fromEntries(FIELDS.map((name) => [name, { type: 'string', about: `The card’s ${name}.` } as const])),
  visibility: { type: 'string', about: 'PUBLIC, UNLISTED or PRIVATE.' },
  data: { type: 'string', about: 'A JSON file with the fields of CardDataInput; - reads what is piped in.' },
} as const;
const ONE = { usage: '<id>', positionals: ['id'] };

export const CARD_COMMANDS: readonly Command[] = [
  {
    name: 'cards list',
    usage: '',
    positionals: [],
    options: { limit: { type: 'string', about: 'The first so many.' } },
    about: 'Lists your cards.',
    run: async ({ connect, print, values }) => {
      const cards = await connect().cards.list().toArray(readLimit(values));
      print.list(cards, ({ id, title, visibility, url }) => [id, title, visibility, url]);
    },
  },
  {
    name: 'cards get',
    ...ONE,
    options: {},
    about: 'Shows a card.',
    run: async ({ connect, print, positionals: [id = ''] }) => {
      const card = await connect().cards.get(id);
      if (!card) throw new Error('There is no such card, or you can’t see it.');
      show(print, card);
    },
  },
  {
    name: 'cards create',
    usage: '',
    positionals: [],
    options: FIELD_OPTIONS,
    about: 'Creates a card. It needs a name and a way to reach you.',
    run: async (call) => {
      const { visibility, data } = await readCard(call);
      show(call.print, await call.connect().cards.create({ ...visibility, data }));
    },
  },
  {
    name: 'cards update',
    ...ONE,
    options: FIELD_OPTIONS,
    about: 'Changes parts of a card; what is left out stays.',
    run: async (call) => {
      const { visibility, data } = await readCard(call);
      show(call.print, await call.connect().cards.patch({ id: call.positionals[0] ?? '', ...visibility, data }));
    },
  },
  {
    name: 'cards delete',
    ...ONE,
    options: { yes: { type: 'boolean', about: 'Doesn’t ask.' } },
    about: 'Deletes a card.',
    run: async (call) => {
      const [id = ''] = call.positionals;
      await confirm(call, `Delete the card ${id}?`);
      call.print.done('The card is deleted.', { id: await call.connect().cards.delete(id) });
    },
  },
  {
    name: 'cards share',
    ...ONE,
    options: {
      expires: { type: 'string', about: 'When the link of a private card ends, such as 2027-01-31T12:00:00Z.' },
    },
    about: 'Makes a link to a card, to hand on.',
    run: async ({ connect, print, positionals: [cardId = ''], values }) => {
      const { expires } = values;
      const until = typeof expires === 'string' ? { expiresAt: expires } : {};
      const share = await connect().shares.create({ cardId, mode: 'LINK', ...until });
      print.done(share.url ?? '', share);
    },
  },
];

async function readCard(call: Call): Promise<{ visibility: { visibility?: Visibility }; data: CardDataInput }> {
  const { visibility } = pick(call.values, ['visibility']);
  const data = { ...(await readData(call)), ...pick(call.values, FIELDS) };
  return {
    visibility: visibility ? { visibility: visibility.toUpperCase() as Visibility } : {},
    // The server names each field that is wrong.
    data: data as unknown as CardDataInput,
  };
}

function show(print: Call['print'], card: Card): void {
  const { id, url, visibility, version, data } = card;
  print.one(card, { id, ...pickTexts(data), visibility, version, url });
}

function pickTexts(data: Card['data']): Record<string, unknown> {
  return Object.fromEntries(FIELDS.map((name) => [name, data[name]]));
}
