import { contactFixtures } from './contact-fixtures.ts';
import type { Person, TestServer } from './server.ts';
import { shareFixtures } from './share-fixtures.ts';

export const VERA = {
  ...{ name: 'Vera Visitor', email: 'vera@example.com', phone: '+919876543210' },
  ...{ company: 'Vee & Sons', note: 'Call me\nabout tiles.' },
};

interface Sent {
  url: string;
  isMailed: boolean;
  entry: { name: string; email: string; ownerName: string; cardPath: string | null };
}

/** What the tests of the exchange form begin with. */
export function exchangeFixtures(server: TestServer) {
  const contacts = contactFixtures(server);
  const shares = shareFixtures(server);

  /** A card of theirs with its form switched on; gives its id. */
  async function makeOpenCard(owner: Person, rules: object = {}, visibility = 'PUBLIC'): Promise<string> {
    const cardId = await shares.makeCard(visibility, owner);
    const { code } = await contacts.change(owner, 'setExchangeForm', { cardId, isOn: true, ...rules }, '{ id }');
    if (code) throw new Error(`the form could not be switched on: ${code}`);
    return cardId;
  }

  /** Sends what Vera would; all tests come from one address, whose limit is tested by itself. */
  async function send(cardId: string, input: object = {}, as: Person | null = null) {
    await server.services.rateLimits.reset('exchangeByAddress', '127.0.0.1');
    const sent = { cardId, agreedTo: 1, ...VERA, ...input };
    const made = await contacts.change<Sent | null>(
      as,
      'sendExchange',
      sent,
      '{ url isMailed entry { name email ownerName cardPath } }',
    );
    return { ...made, token: made.data ? (new URL(made.data.url).searchParams.get('token') ?? '') : '' };
  }

  async function read(token: string) {
    const { data } = await server.graphql<{ exchangeEntry: Record<string, string> | null }>(
      'query ($token: String!) { exchangeEntry(token: $token) { name email phone company role note consent } }',
      { variables: { token } },
    );
    return data?.exchangeEntry ?? null;
  }

  const correct = (token: string, input: object) =>
    contacts.change<{ name: string }>(null, 'correctExchange', { token, ...input }, '{ name email phone note }');
  const erase = (token: string) =>
    contacts.change<{ message: string }>(null, 'eraseExchange', { token }, '{ message }');

  return { contacts, shares, makeOpenCard, send, read, correct, erase };
}
