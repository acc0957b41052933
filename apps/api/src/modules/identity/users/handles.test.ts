import { randomBytes } from 'node:crypto';
import { checkHandle } from '@tessera/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteAccount } from '../deletions/delete-account.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ROUNDS = 20;
/** A person without a password, because hashing one takes time. */
const person = (fullName: string) => organizationFixtures(server).person(fullName);
const newHandle = () => `h-${randomBytes(6).toString('hex')}`;

async function ask(as: Person, handle: string | null) {
  const { data, errors } = await server.graphql<{ updateViewer: { viewer: { handle: string | null } } }>(
    'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { handle } } }',
    { as, variables: { input: { handle } } },
  );
  return errors?.[0] ? { refused: errors[0].extensions.fields?.handle } : { handle: data?.updateViewer.viewer.handle };
}

async function readOwner(handle: string): Promise<string | null> {
  const { data } = await server.graphql<{ user: { id: string } | null }>(
    'query ($owner: String!) { user(owner: $owner) { id } }',
    { variables: { owner: handle } },
  );
  return data?.user?.id ?? null;
}

/** Like the job that deletes an account when its time is up. */
async function endAccount({ deletionId }: { deletionId: string }): Promise<void> {
  await deleteAccount(server.services, { deletionId });
}

describe('a handle that is given up', () => {
  test('goes to no one who asks at the same moment', async () => {
    const stranger = await person('Sam Stranger');
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await person('Olga Owner');
      const printed = newHandle();
      await ask(owner, printed);
      const [, ...tries] = await Promise.all([
        ask(owner, newHandle()),
        ...Array.from({ length: 3 }, () => ask(stranger, printed)),
      ]);
      expect(tries).toEqual(Array(3).fill({ refused: 'This address is taken.' }));
      expect(await readOwner(printed)).toBe(owner.id);
    }
  });

  test('goes to no one who asks at the moment its account is deleted', async () => {
    const stranger = await person('Sam Stranger');
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await person('Olga Owner');
      const printed = newHandle();
      await ask(owner, printed);
      const [, ...tries] = await Promise.all([
        endAccount(owner),
        ...Array.from({ length: 3 }, () => ask(stranger, printed)),
      ]);
      expect(tries).toEqual(Array(3).fill({ refused: 'This address is taken.' }));
      expect(await readOwner(printed)).toBeNull();
    }
  });

  test('can’t be swapped by two people who ask for each other’s', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await Promise.all([person('One'), person('Two')]);
      const [first, second] = [newHandle(), newHandle()];
      await Promise.all([ask(one, first), ask(other, second)]);
      await Promise.all([ask(one, second), ask(other, first)]);
      expect([await readOwner(first), await readOwner(second)]).toEqual([one.id, other.id]);
    }
  });
});

describe('changes of a handle', () => {
  const age = (owner: Person) =>
    server.services.db.query(
      "UPDATE former_handles SET given_up_at = given_up_at - interval '31 days' WHERE user_id = $1",
      [owner.id],
    );

  test('are limited to two in 30 days, and the first handle doesn’t count', async () => {
    const owner = await server.register('Olga Owner');
    const handles = [newHandle(), newHandle(), newHandle(), newHandle()];
    for (const handle of handles.slice(0, 3)) expect(await ask(owner, handle)).toEqual({ handle });
    const day = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10);
    const refused = `A handle can change 2 times in 30 days. You can change it again on ${day}.`;
    expect(await ask(owner, handles[3] ?? '')).toEqual({ refused });
    expect(await ask(owner, handles[0] ?? '')).toEqual({ refused });
    await age(owner);
    expect(await ask(owner, handles[3] ?? '')).toEqual({ handle: handles[3] });
    for (const handle of handles) expect(await readOwner(handle)).toBe(owner.id);
  });

  test('going back and forth counts, too', async () => {
    const owner = await server.register('Olga Owner');
    const [first, second] = [newHandle(), newHandle()];
    for (const handle of [first, second, first]) expect(await ask(owner, handle)).toEqual({ handle });
    expect(await ask(owner, second)).toHaveProperty('refused');
  });

  test('leave at most three former handles, and each can be taken back', async () => {
    const owner = await server.register('Olga Owner');
    const handles = Array.from({ length: 4 }, newHandle);
    for (const handle of handles) {
      expect(await ask(owner, handle)).toEqual({ handle });
      await age(owner);
    }
    expect(await ask(owner, newHandle())).toEqual({
      refused: 'You have 3 former handles, and links to them still work. Choose one of them.',
    });
    expect(await ask(owner, handles[1] ?? '')).toEqual({ handle: handles[1] });
  });
});

test('a card that is renamed again and again keeps twenty former addresses, and each leads to it', async () => {
  const owner = await server.register('Olga Owner');
  const made = await server.rest('POST', '/api/cards', {
    as: owner,
    body: { title: 'Name 0', data: { name: 'Olga', email: 'olga@example.com' }, visibility: 'PUBLIC' },
  });
  const { id, path } = made.body.card as { id: string; path: string };
  const owned = path.slice(0, path.lastIndexOf('/'));
  for (let n = 1; n <= 22; n += 1) {
    const body = { title: `Name ${n}`, data: { name: 'Olga', email: 'olga@example.com' } };
    expect((await server.rest('PUT', `/api/cards/${id}`, { as: owner, body })).status).toBe(200);
  }
  const [row] = await server.services.db.query<{ n: number }[]>(
    'SELECT count(*)::int AS n FROM former_slugs WHERE card_id = $1',
    [id],
  );
  expect(row?.n).toBe(20);
  for (const slug of ['name-0', 'name-7', 'name-20']) {
    const { headers, status } = await server.rest('GET', `${owned}/${slug}`);
    expect([status, headers.get('location') ?? '']).toEqual(
      slug === 'name-20' ? [200, ''] : [308, expect.stringContaining('name-20')],
    );
  }
});

describe('a new account', () => {
  const readHandle = async (name: string) => {
    const { data } = await server.graphql<{ viewer: { handle: string } }>('{ viewer { handle } }', {
      as: await server.register(name),
    });
    return data?.viewer.handle ?? '';
  };

  test.each([
    ['José Á. Núñez', 'jose-a-nunez'],
    ['José Á. Núñez'.normalize('NFD'), 'jose-a-nunez'],
    ['आशा राव', 'asa-rav'],
    ['李小龍', 'lixiaolong'],
    ["Seán O'Hara-Groß", 'sean-ohara-gross'],
    ['N'.repeat(100), 'n'.repeat(30)],
    ['admin', 'admin'],
    ['Al', 'al'],
    ['……', 'member'],
  ])('of %s gets a handle that begins with %s', async (name, begin) => {
    const [first, second] = [await readHandle(name), await readHandle(name)];
    expect(first === second).toBe(false);
    for (const handle of [first, second]) {
      expect(checkHandle(handle)).toEqual({ handle });
      expect(handle.startsWith(begin.slice(0, 24))).toBe(true);
    }
  });

  test('gets its name as it is where nobody has or had it', async () => {
    expect(await readHandle('Zora Neale Unmatched')).toBe('zora-neale-unmatched');
    const owner = await person('Olga Owner');
    expect(await ask(owner, 'retired-name')).toEqual({ handle: 'retired-name' });
    await ask(owner, newHandle());
    expect(await readHandle('Retired Name')).toMatch(/^retired-name-[a-z2-9]{5}$/);
  });

  test('signs up at the same moment as nineteen others of its name', async () => {
    const handles = await Promise.all(Array.from({ length: 20 }, () => readHandle('Noor Same')));
    expect(new Set(handles).size).toBe(20);
    expect(handles).toContain('noor-same');
  });
});
