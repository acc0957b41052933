import { expect } from 'vitest';
import { data, type Fixture, type Outcome } from './authorization-matrix.ts';
import { findPayloadField } from './change-document.ts';
import { givePlan } from './plan-fixtures.ts';
import type { Person, TestServer } from './server.ts';

async function createCard(
  server: TestServer,
  owner: Person,
  { title, visibility }: { title: string; visibility: string },
): Promise<string> {
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title, data: { name: 'Asha Rao', email: 'asha@example.com' }, visibility },
    as: owner,
  });
  const id = (body.card as { id: string }).id;
  await server.rest('PUT', `/api/cards/${id}`, { body: { title, visibility, data: { ...data } }, as: owner });
  return id;
}

/** An owner with one of each thing, and a stranger. */
export async function makeFixture(server: TestServer): Promise<Fixture> {
  const make = (as: Person, mutation: string) => makeThing(server, as, mutation);
  const [owner, stranger] = await Promise.all([server.register('Owner'), server.register('Stranger')]);
  await server.confirmEmail(owner);
  for (const person of [owner, stranger]) await givePlan(server, person, { status: 'trial' });
  // All attempts come from one address; its limit is tested by itself.
  await server.services.rateLimits.reset('signInByAddress', '127.0.0.1');
  const other = await server.rest('POST', '/api/auth/login', {
    body: { email: owner.email, password: 'secret-enough' },
  });
  expect(other.status).toBe(200);
  const sessions = await server.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
    '{ viewer { sessions { id isCurrent } } }',
    { as: owner },
  );
  const publicCard = await createCard(server, owner, { title: 'Public', visibility: 'PUBLIC' });
  const ownersContact = await make(owner, 'createContact(input: { name: "Fay" }) { contact { id } }');
  return {
    owner,
    stranger,
    privateCard: await createCard(server, owner, { title: 'Private', visibility: 'PRIVATE' }),
    publicCard,
    ownersSession: sessions.data?.viewer.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    ownersGroup: await make(owner, 'createGroup(input: { name: "Team" }) { group { id } }'),
    ownersShare: await make(owner, `shareCard(input: { cardId: "${publicCard}", mode: LINK }) { share { id } }`),
    ownersContact,
    ownersDeal: await make(
      owner,
      `createDeal(input: { contactId: "${ownersContact}", name: "Tiles" }) { deal { id } }`,
    ),
    ownersTeam: await make(owner, 'createOrganization(input: { name: "Team" }) { organization { id } }'),
  };
}

/** The id of what a mutation made, for which it asks alone; empty when it was refused. */
export async function makeThing(server: TestServer, as: Person, mutation: string): Promise<string> {
  const { data } = await server.graphql<MadeThing>(`mutation { ${mutation} }`, { as });
  return readMadeId(data);
}

/** What a document with one mutation answers that asks for the id of what it made: mutation → field of its payload. */
export type MadeThing = Record<string, Record<string, { id: string }>>;

/** That id; empty when nothing was made. */
export function readMadeId(data: MadeThing | null | undefined): string {
  const [payload] = Object.values(data ?? {});
  return Object.values(payload ?? {})[0]?.id ?? '';
}

/** What became of an operation: the error's code, `null` where nothing was there, or `ok`. */
export async function attempt(
  server: TestServer,
  { document, variables }: { document: string; variables?: object },
  as: Person | null,
): Promise<Outcome> {
  const answer = await server.graphql<Record<string, unknown>>(document, { variables, as });
  const code = answer.errors?.[0]?.extensions.code;
  const [[name = '', answered] = []] = Object.entries(answer.data ?? {});
  const field = document.startsWith('mutation') && answered ? findPayloadField(name) : null;
  const given = field ? Reflect.get(Object(answered), field) : answered;
  const isNothing = Array.isArray(given) ? given.length > 0 && given.every((one) => one === null) : given === null;
  return code ?? (isNothing ? 'null' : 'ok');
}
