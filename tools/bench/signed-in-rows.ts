import type pg from 'pg';
import { CARD_DATA } from './card-data.ts';
import type { ChatData } from './chat-data.ts';
import type { Bound, Contender } from './compare.ts';
import type { Owner } from './signed-in-data.ts';
import { CARD, CARDS, CONTACTS, INBOX, SAVE_CARD } from './signed-in-documents.ts';

/** What the rows work on: the origins of the servers, and an account with a session. */
export interface SignedIn {
  api: string;
  raw: string;
  mercurius: string;
  /** Processor time so far of the server at an address and of the database. */
  readCpuMs(url: string): number;
  databaseUrl: string;
  pool: pg.Pool;
  data: ChatData;
  owner: Owner;
}

export interface ReadRow {
  title: string;
  contenders: Contender[];
  bounds: Bound[];
}

const CARDS_PER_PAGE = 20;
const CONTACTS_PER_PAGE = 50;
const CONVERSATIONS_PER_PAGE = 50;

export const readRows = {
  card(signedIn: SignedIn): ReadRow {
    const [id = ''] = signedIn.owner.cardIds;
    return {
      title: 'one of my cards',
      contenders: readers(signedIn, { raw: `/card?v=${id}`, query: CARD, variables: { id }, rest: `/api/cards/${id}` }),
      bounds: toBounds(0.3, 0.3),
    };
  },
  cards(signedIn: SignedIn): ReadRow {
    const first = CARDS_PER_PAGE;
    const rest = `/api/cards?limit=${first}`;
    return {
      title: `my cards, ${first} of 100`,
      contenders: readers(signedIn, { raw: `/cards?v=${first}`, query: CARDS, variables: { first }, rest }),
      bounds: toBounds(0.45, 0.42),
    };
  },
  contacts(signedIn: SignedIn): ReadRow {
    const first = CONTACTS_PER_PAGE;
    const variables = { query: '', sort: 'NAME', first };
    const rest = `/api/contacts?limit=${first}`;
    return {
      title: `contacts, ${first} of 120`,
      contenders: readers(signedIn, { raw: `/contacts?v=${first}`, query: CONTACTS, variables, rest }),
      bounds: toBounds(0.45, 0.45),
    };
  },
  /** REST has a list of groups, and the others here list nothing else. */
  inbox(signedIn: SignedIn): ReadRow {
    const raw = `/inbox?v=${CONVERSATIONS_PER_PAGE}`;
    return {
      title: 'inbox of 30 conversations',
      contenders: readers(signedIn, { raw, query: INBOX, variables: {}, rest: '/api/chat/groups' }),
      bounds: toBounds(0.45, 0.45),
    };
  },
};

/** As the dashboard asks, by Apollo Client. */
const AS_DASHBOARD = { accept: 'application/graphql-response+json,application/json;q=0.9' };

interface Asked {
  raw: string;
  query: string;
  variables: object;
  rest: string;
}

function readers({ api, raw, mercurius, owner }: SignedIn, asked: Asked): Contender[] {
  const headers = { authorization: `Bearer ${owner.token}` };
  const { query, variables } = asked;
  const post = {
    method: 'POST',
    headers: { ...headers, ...AS_DASHBOARD, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  } as const;
  return [
    { name: 'raw', url: raw + asked.raw, headers },
    { name: 'Mercurius, jit', url: `${mercurius}/graphql`, ...post },
    { name: 'GraphQL', url: `${api}/graphql`, ...post },
    { name: 'REST', url: api + asked.rest, headers },
  ];
}

function toBounds(graphql: number, rest: number): Bound[] {
  return [
    { name: 'GraphQL', of: 'raw', atLeast: graphql },
    { name: 'REST', of: 'raw', atLeast: rest },
  ];
}

/** Saves each card once by the API, so that all are in the directory when the raw server writes the same rows. */
export async function prepareSaving({ api, owner }: SignedIn): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  for (const id of owner.cardIds) {
    const body = JSON.stringify({ data: CARD_DATA });
    const response = await fetch(`${api}/api/cards/${id}`, { method: 'PUT', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** Each save says something new; the cards take turns, so that few saves wait for each other. */
export function savingRow({ api, raw, owner }: SignedIn): ReadRow {
  let saved = 0;
  const nextCard = () => {
    saved += 1;
    const id = owner.cardIds[saved % owner.cardIds.length] ?? '';
    return { id, data: { ...CARD_DATA, tagline: `Houses that keep cool, ${saved}.` } };
  };
  const nextInput = () => {
    const { id, data } = nextCard();
    const { personal, company } = data.extra;
    const extra = { personal: { ...personal, gender: null }, company };
    return { id, data: { ...data, type: 'BUSINESS', theme: 'LUXE', extra } };
  };
  const nextPut = () => {
    const { id, data } = nextCard();
    return { path: `/api/cards/${id}`, body: JSON.stringify({ data }) };
  };
  const nextMutation = () => ({ body: JSON.stringify({ query: SAVE_CARD, variables: { input: nextInput() } }) });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  return {
    title: 'card saved',
    contenders: [
      { name: 'raw', url: `${raw}/save`, method: 'POST', headers, next: () => ({ body: JSON.stringify(nextCard()) }) },
      {
        name: 'GraphQL',
        url: `${api}/graphql`,
        method: 'POST',
        headers: { ...headers, ...AS_DASHBOARD },
        next: nextMutation,
      },
      { name: 'REST', url: `${api}/api/cards`, method: 'PUT', headers, next: nextPut },
    ],
    bounds: toBounds(0.4, 0.4),
  };
}
