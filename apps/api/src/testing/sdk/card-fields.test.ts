import { BLOCK_FIELDS, BLOCK_KINDS, type BlockKind, cardVcf, fillCardData, isSingleField } from '@tessera/domain';
import { Tessera } from '@tessera/sdk';
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../server.ts';

/** What a field is filled with where any text of its own doesn't fit. Lists have one entry. */
const VALUES: Record<string, string> = {
  ...{ 'phones.value': '+498912345678', 'emails.value': 'asha@example.com', 'extra.personal.pincode': '411001' },
  'socials.whatsapp': 'https://wa.me/919876543210',
  ...{
    'profiles.value': 'https://x.com/ashaprofile',
    language: 'en',
    'translations.language': 'hi',
    pronunciation: 'Asharow',
  },
  ...{ 'extra.personal.birthDate': '1990-01-02', 'extra.personal.anniversaryDate': '2015-03-04' },
  ...{ 'extra.event.date': '2027-05-06', 'extra.event.startTime': '18:30', 'extra.event.endTime': '21:45' },
  ...{ 'extra.works.year': '2024', 'design.colors.paper': '#ffffff', 'design.colors.paperEnd': '#fffffe' },
  ...{ 'design.colors.name': '#000001', 'design.colors.role': '#000002', 'design.colors.line': '#000003' },
  ...{ 'design.colors.accent': '#000004', 'blocks.video.url': 'https://vimeo.com/76979871' },
};

/** What a contact file leaves out, and why. A path stands for all below it. */
const NOT_IN_FILE: Record<string, string> = {
  type: 'Address books tell people from companies alone.',
  theme: 'It is how the card looks.',
  design: 'It is how the card looks.',
  audiences: 'The owner’s choice of who sees what.',
  title: 'The owner’s name for the card; the file has the person’s.',
  logoUrl: 'A picture: the file has its pixels.',
  'profiles.network': 'It stands there as people write it.',
  'addresses.map': 'Address books search for the address.',
  'extra.personal.photoUrl': 'A picture: the file has its pixels.',
  'extra.personal.gender': 'The owner’s own note.',
  'extra.personal.education': 'vCard has no property for it.',
  'extra.personal.message': 'Of cards of a person; this one has the company’s.',
  'extra.company.companyLogo': 'A picture: the file has its pixels.',
  'extra.company.designation': 'It stands in for an empty role.',
  'extra.company.category': 'The directory’s group.',
  'extra.event': 'Events have a calendar file.',
  'extra.works': 'They are pictures on the page.',
  'blocks.gallery': 'They are pictures on the page.',
  'blocks.link.text': 'A second line on the page; the label has the title.',
  'blocks.link.icon': 'It is how the page shows the link.',
  'blocks.video.imageUrl': 'A picture on the page.',
  'blocks.testimonial.imageUrl': 'A picture on the page.',
};

const INPUT = createSchema().getType('CardDataInput') as GraphQLInputType;

/** Kinds of blocks that have nothing to say there. */
const BLOCKS_NOT_IN_FILE: Partial<Record<BlockKind, string>> = {
  gallery: 'They are pictures on the page.',
  divider: 'It is a line on the page.',
};

/** A card that says something in every field but the single ones, which are views of lists. */
function fill(type: GraphQLInputType, path: string): unknown {
  const nullable = getNullableType(type);
  if (path === 'blocks' && isListType(nullable)) return BLOCK_KINDS.map((kind) => fillBlock(nullable.ofType, kind));
  if (isListType(nullable)) return [fill(nullable.ofType, path)];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).map(({ name, type: own }) => [name, own] as const);
    const told = fields.filter(([name]) => !isSingleField(join(path, name)));
    return Object.fromEntries(told.map(([name, own]) => [name, fill(own, join(path, name))]));
  }
  // Any other audience would keep it out of the file.
  if (path === 'audiences.field') return 'WORKS';
  if (isEnumType(nullable) && nullable.name === 'FieldAudience')
    return path === 'audiences.audience' ? 'CONTACTS' : null;
  if (isEnumType(nullable)) return nullable.getValues().at(path === 'type' ? 0 : 1)?.name;
  const text = path.replaceAll('.', '-');
  const isLink = getNamedType(nullable).name === 'URL';
  if (path.startsWith('socials.')) return VALUES[path] ?? path.replace('socials.', 'asha');
  return VALUES[path] ?? (isLink ? `https://${text.toLowerCase()}.example` : `X ${text}`.slice(0, 40));
}

/** A block with all that its kind uses. */
function fillBlock(type: GraphQLInputType, kind: BlockKind): object {
  const whole = fill(type, `blocks.${kind}`) as Record<string, unknown>;
  const used = BLOCK_FIELDS[kind].map((field) => [field, whole[field]]);
  return { kind: kind.toUpperCase(), ...Object.fromEntries(used) };
}

function join(path: string, name: string): string {
  return [path, name].filter(Boolean).join('.');
}

/** Every text of the card, by its path without places in lists. Those of a block stand under its kind. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value))
    return value.flatMap((one) => listTexts(one, join(path, String(one?.kind ?? '').toLowerCase())));
  return Object.entries(Object(value)).flatMap(([name, one]) => listTexts(one, join(path, name)));
}

const CARD = fill(isNonNullType(INPUT) ? INPUT.ofType : INPUT, '') as Record<string, unknown>;
const TEXTS = listTexts(CARD);

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

test('every field of a card’s input comes back from the SDK', async () => {
  const tessera = new Tessera({ origin: server.origin, token: owner.token });
  const { data } = await tessera.cards.create({ data: CARD as never });
  expect(listTexts(data)).toEqual(expect.arrayContaining(TEXTS));
});

test('every field of a card’s input comes back from REST', async () => {
  const { body } = await server.rest('POST', '/api/cards', { as: owner, body: { data: CARD } });
  const { data } = body.card as { data: object };
  const lower = (texts: [string, string][]) => texts.map(([path, text]) => [path, text.toLowerCase()]);
  expect(lower(listTexts(data))).toEqual(expect.arrayContaining(lower(TEXTS)));
});

test('every field of a card’s input is in the contact file, or is left out for a reason', () => {
  const said = JSON.parse(JSON.stringify(CARD).replace('"BUSINESS"', '"business"').replace('"FEMALE"', '"Female"'));
  const file = cardVcf({
    data: fillCardData(said),
    ...{
      uid: '0199f3c2-7d1e-7c31-9b52-1f0a4e6d2b77',
      rev: new Date(0),
      sourceUrl: 'https://x.example',
      version: '4.0',
    },
    show: { email: true, socials: true, birthday: true, anniversary: true, homeAddress: true },
  }).replaceAll('\r\n ', '');
  const told = TEXTS.filter(([path]) => !/^blocks\.\w+\.kind$/.test(path));
  const missing = told.filter(([, text]) => !file.includes(text) && !file.includes(text.replaceAll('-', '')));
  const reasons = Object.keys(NOT_IN_FILE);
  const unexplained = missing.filter(([path]) => !reasons.some((one) => path === one || path.startsWith(`${one}.`)));
  expect(unexplained.map(([path]) => path)).toEqual([]);
  const found = told.filter((one) => !missing.includes(one)).map(([path]) => path);
  const silent = BLOCK_KINDS.filter((kind) => !found.some((path) => path.startsWith(`blocks.${kind}.`)));
  expect(silent).toEqual(Object.keys(BLOCKS_NOT_IN_FILE));
  // A reason without a field that needs it has gone stale.
  expect(reasons.filter((one) => !missing.some(([path]) => path === one || path.startsWith(`${one}.`)))).toEqual([]);
});
