import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

/** The ex-recipient's share was revoked; the ex-member left the group that the card was posted into. */
const EVERYBODY = ['nobody', 'stranger', 'recipient', 'exRecipient', 'member', 'exMember', 'owner'] as const;
type Who = (typeof EVERYBODY)[number];

let server: TestServer;
let fixtures: ReturnType<typeof shareFixtures>;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let card: string;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = shareFixtures(server);
  const register = (name: string) => server.register(`${name} Test`);
  people = {
    stranger: await register('Sam'),
    recipient: await register('Rea'),
    exRecipient: await register('Rex'),
    member: await register('Mia'),
    exMember: await register('Max'),
    owner: await register('Olga'),
  };
  const { owner, recipient, exRecipient, member, exMember } = people;
  card = await fixtures.makeCard('PRIVATE', owner);
  await fixtures.group(owner, recipient, exRecipient);
  const group = await fixtures.group(owner, member, exMember);
  await fixtures.shareWith(card, owner, recipient);
  await fixtures.revoke((await fixtures.shareWith(card, owner, exRecipient)).id, owner);
  await fixtures.run(`shareCardToGroup(input: { cardId: "${card}", groupId: "${group}" }) { share { id } }`, owner);
  await server.graphql(`mutation { leaveGroup(input: { id: "${group}" }) { leftGroupId } }`, { as: exMember });
});
afterAll(() => server.close());

function load(who: Who, { id = card, query = '' } = {}) {
  const headers = new Headers(who === 'nobody' ? {} : { authorization: `Bearer ${people[who].token}` });
  return fetch(`${server.origin}/share/${id}.vcf${query}`, { headers, redirect: 'manual' });
}

async function statuses(query = ''): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const who of EVERYBODY) found[who] = (await load(who, { query })).status;
  return found;
}

function complete({ else: others, ...named }: Partial<Record<Who, number>> & { else: number }) {
  return Object.fromEntries(EVERYBODY.map((who) => [who, named[who] ?? others]));
}

/** A link to a private card of the owner. */
async function link(id: string): Promise<{ id: string; token: string }> {
  const share = await fixtures.share(id, people.owner);
  return { id: share.id, token: new URL(share.url).searchParams.get('token') ?? '' };
}

test('people with access to a private card by a share can download its contact file', async () => {
  expect(await statuses()).toEqual(complete({ else: 404, recipient: 200, member: 200, owner: 200 }));
  const file = await load('recipient');
  expect(file.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = await file.text();
  expect(text).toContain('FN:Olga');
  expect(text.replaceAll('\r\n ', '')).toContain(`SOURCE:${server.origin}/share/${card}.vcf`);
});

test('it opens to everybody with the link’s token until the link ends, and with no other token', async () => {
  const { id, token } = await link(card);
  const foreign = await link(await fixtures.makeCard('PRIVATE', people.owner));
  expect(await statuses(`?token=${token}`)).toEqual(complete({ else: 200 }));
  const file = await load('nobody', { query: `?token=${token}` });
  expect(file.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await file.text()).not.toContain(token);
  for (const query of [`?token=${foreign.token}`, `?token=${token}&token=${token}`, '?token=', '?token=%00'])
    expect((await load('stranger', { query })).status, query).toBe(404);
  await fixtures.revoke(id, people.owner);
  expect((await load('nobody', { query: `?token=${token}` })).status).toBe(404);
});

test('it is refused to all of them while its owner allows no contact downloads', async () => {
  const allow = (allowed: boolean) =>
    server.graphql(`mutation { updateViewer(input: { allowContactDownloads: ${allowed} }) { viewer { id } } }`, {
      as: people.owner,
    });
  await allow(false);
  expect(await statuses()).toEqual(complete({ else: 404, recipient: 403, member: 403, owner: 403 }));
  await allow(true);
});

test('a program needs the right to read cards', async () => {
  const token = async (scope: string) => {
    const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
      `mutation { createAccessToken(input: { name: "Program", scopes: [${scope}] }) { token } }`,
      { as: people.recipient },
    );
    return data?.createAccessToken.token ?? '';
  };
  const ask = async (scope: string) => {
    const headers = { authorization: `Bearer ${await token(scope)}` };
    return (await fetch(`${server.origin}/share/${card}.vcf`, { headers })).status;
  };
  expect([await ask('CARDS_READ'), await ask('CONTACTS_READ')]).toEqual([200, 403]);
});

test.each(['x', '%00', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'])('there is none of what is no card: %s', async (id) => {
  expect((await load('recipient', { id })).status).toBe(404);
});
