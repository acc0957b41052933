import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Everything that others can read of a person, as one text. */
async function readAll({ id }: Person, as: Person): Promise<string> {
  const pages = ['/u/', '/public/profile/'].map((start) => `${start}${id}${start === '/u/' ? '' : '/cards'}`);
  const texts = await Promise.all(pages.map(async (path) => (await fetch(server.origin + path)).text()));
  const { data } = await server.graphql<object>('query ($id: String!) { user(owner: $id) { email name } }', {
    as,
    variables: { id },
  });
  const rest = await Promise.all(
    [`/api/public/user/${id}`, `/api/users/${id}`].map(async (path) => (await server.rest('GET', path, { as })).body),
  );
  return [...texts, JSON.stringify(data), JSON.stringify(rest)].join('\n');
}

async function makeCard(owner: Person, email: string): Promise<void> {
  const body = { title: 'Tiles', data: { name: 'Asha Rao', email }, visibility: 'PUBLIC' };
  expect((await server.rest('POST', '/api/cards', { body, as: owner })).status).toBe(201);
}

const readEmail = async (owner: Person) => {
  const { data } = await server.graphql<{ user: { email: string | null } }>(
    'query ($id: String!) { user(owner: $id) { email } }',
    { variables: { id: owner.id } },
  );
  return data?.user.email;
};

test('a new account shows its sign-in address to nobody', async () => {
  const [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  expect(await readAll(owner, stranger)).not.toContain(owner.email);
  expect(await readEmail(owner)).toBeNull();
});

test('what people see is what a public card shows', async () => {
  const [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  await makeCard(owner, 'desk@example.com');
  expect(await readEmail(owner)).toBe('desk@example.com');
  expect(await readAll(owner, stranger)).not.toContain(owner.email);
  await server.graphql('mutation { updateViewer(input: { showEmail: false }) { viewer { id } } }', { as: owner });
  expect(await readEmail(owner)).toBeNull();
});

test('members of a group and of a team see no sign-in address either', async () => {
  const [owner, member] = await Promise.all([server.register('Olga Owner'), server.register('Mia Member')]);
  const fixtures = groupFixtures(server);
  const group = await fixtures.makeGroup(owner, member);
  const { body } = await server.rest('GET', `/api/chat/groups/${group.id}/members`, { as: member });
  expect(JSON.stringify(body)).toContain(owner.id);
  expect(JSON.stringify(body)).not.toContain(owner.email);
});
