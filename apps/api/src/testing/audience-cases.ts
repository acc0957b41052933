import type { Person, TestServer } from './server.ts';

/** The parts of the card that may have an audience, each with what it alone says. Compared without spaces, in small letters. */
export const PARTS = {
  role: ['mkrole', 'mktranslatedrole'],
  tagline: ['mktagline'],
  company: ['mkacme'],
  tags: ['mklabel'],
  pronouns: ['mkpronouns'],
  suffix: ['mksuffix'],
  message: ['mkmessage'],
  education: ['mkeducation'],
  linkedin: ['mklinkedin'],
  whatsapp: ['9811100001'],
  photo: ['mkphoto'],
  logo: ['mklogo'],
  'phones.0': ['9811100002'],
  'phones.1': ['9811100003'],
  'emails.0': ['mkfirst@'],
  'emails.1': ['mksecond@'],
  'websites.0': ['mksite'],
  'addresses.0': ['mkstreet', 'mktranslatedstreet'],
  'profiles.0': ['mkbluesky'],
  'blocks.0': ['mkblock'],
  'blocks.1': ['mkbutton'],
} as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

export type Audiences = Record<Part, string>;

/** A card that says something in each part, with those audiences. */
export function markedCard(audiences: Audiences) {
  const of = (part: Part) => ({ audience: audiences[part] });
  return {
    name: 'Asha Rao',
    ...{ role: 'MkRole', tagline: 'MkTagline', tags: ['MkLabel'], pronouns: 'MkPronouns', suffix: 'MkSuffix' },
    language: 'en',
    logoUrl: 'https://pictures.example/mklogo.png',
    translations: [{ language: 'de', name: 'Ascha', role: 'MkTranslatedRole', address: 'MkTranslatedStreet' }],
    phones: [
      { label: 'work', value: '+919811100002', ...of('phones.0') },
      { label: 'mobile', value: '+919811100003', ...of('phones.1') },
    ],
    emails: [
      { label: 'work', value: 'mkfirst@example.com', ...of('emails.0') },
      { label: 'home', value: 'mksecond@example.com', ...of('emails.1') },
    ],
    websites: [{ label: '', value: 'https://mksite.example', ...of('websites.0') }],
    addresses: [{ label: 'work', value: 'MkStreet', map: '', ...of('addresses.0') }],
    socials: { linkedin: 'mklinkedin', whatsapp: '+919811100001' },
    profiles: [{ network: 'bluesky', value: 'mkbluesky.example', ...of('profiles.0') }],
    blocks: [
      { kind: 'text', title: 'MkBlock', text: 'MkBlock', ...of('blocks.0') },
      { kind: 'button', title: 'Call', url: 'https://mkbutton.example/', ...of('blocks.1') },
    ],
    audiences: PART_NAMES.filter((part) => !part.includes('.')).map((field) => ({ field, audience: audiences[field] })),
    extra: {
      personal: { education: 'MkEducation', photoUrl: 'https://pictures.example/mkphoto.png' },
      company: { companyName: 'MkAcme', category: 'Florist', message: 'MkMessage' },
    },
  };
}

/** Somebody who asks for the card, and which audiences they belong to. */
export interface Reader {
  name: string;
  as: Person | null;
  mark?: string;
  sees: readonly string[];
}

export interface Place {
  card: { id: string; path: string; slug: string };
  owner: Person;
  handle: string;
  conversations: Record<string, string>;
}

/** A GraphQL document about the card, or why nobody but its owner is answered there. */
type Case = { document: string; variables?: (place: Place, reader: Reader) => object } | { reason: string };

const OWN: Case = { reason: 'Answers the owner who made the change.' };
const TEAM: Case = {
  reason: 'The template of a team and the cards of its members: `face` is the open one, `Card` asks the rule.',
};
const WHOLE = '...Whole';
const byId = (query: string): Case => ({ document: query, variables: ({ card }) => ({ id: card.id }) });

/** Every field of the schema that gives a card, its data or its face. */
export const FIELD_CASES: Record<string, Case> = {
  'Query.card': {
    document: `query ($id: ID!, $mark: String) { card(id: $id, shareMark: $mark) { ${WHOLE} } }`,
    variables: ({ card }, { mark }) => ({ id: card.id, mark }),
  },
  'Query.cardByAddress': {
    document: `query ($owner: String!, $slug: String!, $mark: String) { cardByAddress(owner: $owner, slug: $slug, shareMark: $mark) { ${WHOLE} } }`,
    variables: ({ owner, card }, { mark }) => ({ owner: owner.id, slug: card.slug, mark }),
  },
  'Query.node': byId('query ($id: ID!) { node(id: $id) { ...OnCard } }'),
  'Query.nodes': byId(`query ($id: ID!) { nodes(ids: [$id]) { ...OnCard } }`),
  'Card.data': { reason: 'With every `Card`.' },
  'Card.versions': byId('query ($id: ID!) { card(id: $id) { versions { data { ...Said } } } }'),
  'CardVersion.data': { reason: 'With `Card.versions`.' },
  'CardEdge.node': { document: `{ viewer { cards(first: 5) { edges { node { ${WHOLE} } } } } }` },
  'Query.publicCard': byId('query ($id: ID!) { publicCard(id: $id) { ...Entry } }'),
  'DirectoryEdge.node': { document: '{ explore(first: 5) { edges { node { ...Entry } } } }' },
  'DirectoryEntry.face': { reason: 'With every `DirectoryEntry`.' },
  'Share.card': {
    document: `{ receivedShares(first: 5) { edges { node { card { ${WHOLE} } } } } sentShares(first: 5) { edges { node { card { ${WHOLE} } } } } }`,
  },
  'SentCardEdge.node': {
    document: `{ sentCards(first: 5) { edges { node { card { ${WHOLE} } face { ...Face } } } } }`,
  },
  'SentCard.card': { reason: 'With `SentCardEdge.node`.' },
  'SentCard.face': { reason: 'With `SentCardEdge.node`.' },
  'Message.card': {
    document:
      'query ($id: ID!) { conversation(id: $id) { messages(last: 5) { edges { node { card { title badge face { ...Face } } } } } } }',
    variables: ({ conversations }, { name }) => ({ id: conversations[name] ?? '' }),
  },
  'MessageCard.face': { reason: 'With `Message.card`.' },
  'SavedCard.card': {
    document: `{ contacts(first: 3) { edges { node { name emails { value } phones { value } website role company cards { card { ${WHOLE} } } } } } }`,
  },
  'ContactActivity.card': { document: `{ contacts(first: 3) { edges { node { activity { card { ${WHOLE} } } } } } }` },
  'ContactExchange.card': { document: `{ contacts(first: 3) { edges { node { exchanges { card { ${WHOLE} } } } } } }` },
  'Activity.card': { reason: 'What happened to the viewer’s own cards.' },
  'SalesFunnelCard.card': { reason: 'Figures of the viewer’s own cards.' },
  'WebhookCard.card': { reason: 'The viewer’s own webhooks; the card by the rule.' },
  'CreateCardFromTemplatePayload.card': OWN,
  'CreateCardPayload.card': OWN,
  'FeatureListingPayload.card': OWN,
  'PatchCardPayload.card': OWN,
  'PutCardUnderTemplatePayload.card': OWN,
  'ReorderCardsPayload.cards': OWN,
  'RestoreCardVersionPayload.card': OWN,
  'SetExchangeFormPayload.card': OWN,
  'SetCardWalletPayload.card': OWN,
  'SetListingsPayload.card': OWN,
  'UpdateCardPayload.card': OWN,
  'OrganizationMember.card': TEAM,
  'OrganizationMember.face': TEAM,
  'OrganizationTemplate.data': TEAM,
  'OrganizationTemplate.viewerCard': TEAM,
};

/** More ways in which the schema says something of a card. */
export const MORE_DOCUMENTS: Record<string, Exclude<Case, { reason: string }>> = {
  'Query.user': {
    document:
      'query ($id: String!) { user(owner: $id) { name email phone about publicCards(first: 5) { edges { node { ...Entry } } } } }',
    variables: ({ owner }) => ({ id: owner.id }),
  },
  'Query.people': { document: '{ people { name email phone } }' },
};

/** Values for the parameters of routes. A parameter without a value fails the test. */
export const PARAMETERS: Record<string, (place: Place) => string> = {
  owner: ({ handle }) => handle,
  slug: ({ card }) => card.slug,
  id: ({ card }) => card.id,
};

/** Asks as a page does: with the cookie of a session, and the mark of the address. */
export async function openPage(server: TestServer, path: string, { as, mark }: Reader) {
  const headers = { 'accept-language': 'en', ...(as && { cookie: `tessera_session=${as.token}` }) };
  const query = mark ? `${path.includes('?') ? '&' : '?'}s=${mark}` : '';
  const response = await fetch(server.origin + path + query, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}
