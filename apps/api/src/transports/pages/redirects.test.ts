import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { checkHandle } from '@tessera/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The raw path, which `fetch` would tidy up. */
function readLocation(path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    });
    request.on('error', reject);
  });
}

test.each([
  '//evil.com/exchange',
  '//evil.com/exchange?c=qr',
  '/%2Fevil.com/x/exchange',
  '/%2F%2Fevil.com/x/exchange',
  '/%5Cevil.com/x/exchange',
  '/\\evil.com/exchange',
  '/%09/evil.com/exchange',
  '/.%2F/evil.com/exchange',
  '//evil.com',
  '//evil.com/%2e%2e',
  '///evil.com/exchange',
  '/u//evil.com',
  '/embed//evil.com/exchange',
  '//pricing/',
  '//evil.com/Pricing/',
  '/U//evil.com/',
  '/Share/%2F%2Fevil.com/',
  '/Join/%5Cevil.com/',
  '/Public/Profile/%2e%2e/Cards',
])('%s leads to no other site', async (path) => {
  const location = await readLocation(path);
  const target = new URL(location ?? '/', server.origin);
  expect([location, target.origin]).toEqual([location, server.origin]);
  expect(location ?? '/').toMatch(/^\/(?![/\\])/);
});

test('one function builds every redirect', () => {
  const root = new URL('../..', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const building = sources.filter((path) =>
    /\.redirect\(|header\(['"]location['"]/i.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(building.filter((path) => !path.startsWith('testing/'))).toEqual(['transports/http/redirect.ts']);
});

describe('a known address that is spelled otherwise', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await server.register('Asha Rao');
    const data = { name: 'Asha', email: 'asha@example.com' };
    await server.rest('POST', '/api/cards', { body: { title: 'Principal', data, visibility: 'PUBLIC' }, as: owner });
    await server.graphql('mutation { updateViewer(input: { handle: "asha-rao" }) { viewer { id } } }', { as: owner });
  });

  const follow = async (path: string) => {
    const { status, headers } = await fetch(server.origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return [status, headers.get('location')];
  };

  test.each([
    ['/pricing/', '/pricing'],
    ['/Features?c=x', '/features?c=x'],
    ['/Explore/', '/explore'],
    ['/SHARE/0001?token=Secret', '/share/0001?token=Secret'],
    ['/dashboard/Cards/', '/dashboard/cards'],
    ['/Dashboard/cards', '/dashboard/cards'],
    ['/U/Asha-Rao/', '/u/Asha-Rao'],
    ['/Asha-Rao/Principal', '/asha-rao/principal'],
    ['/asha-rao/principal/?s=1', '/asha-rao/principal?s=1'],
    ['/Asha-Rao/PRINCIPAL.VCF', '/asha-rao/principal.vcf'],
    ['/asha-rao', '/u/asha-rao'],
    ['/Asha-Rao/', '/u/asha-rao'],
  ])('%s leads to %s for good', async (path, right) => {
    expect(await follow(path)).toEqual([308, right]);
    const end = await fetch(server.origin + path);
    expect([new URL(end.url).pathname.toLowerCase(), end.status]).toEqual([right.split('?')[0]?.toLowerCase(), 200]);
  });

  test('is the same for whoever only asks for the head of it', async () => {
    const { status, headers } = await fetch(`${server.origin}/pricing/`, { method: 'HEAD', redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, '/pricing']);
  });

  test('leads to the profile by the person’s id, and by a handle that they gave up', async () => {
    const person = await server.register('Moving');
    expect(await follow(`/${person.id}`)).toEqual([308, `/u/${person.segment}`]);
    for (const handle of ['first-name', 'second-name']) {
      await server.graphql(`mutation { updateViewer(input: { handle: "${handle}" }) { viewer { id } } }`, {
        as: person,
      });
    }
    expect(await follow('/first-name')).toEqual([308, '/u/second-name']);
  });

  test.each(['/nowhere', '/nowhere/', '/Nowhere/Pricing/x', '/00000000-0000-7000-8000-000000000000'])(
    '%s is unknown, and leads home',
    async (path) => {
      expect(await follow(path)).toEqual([302, '/']);
    },
  );
});

test('no handle can take a place that a route of ours has', () => {
  const lines = server.app.printRoutes({ commonPrefix: false }).split('\n');
  // The first two levels of the tree: '    ├── u/:owner (GET, HEAD)'.
  const firsts = lines.flatMap((line) => /^(?:[│ ] {3})?[├└]── \/?([^/\s(]+)/u.exec(line)?.[1] ?? []);
  expect(firsts.length).toBeGreaterThan(20);
  const free = firsts.filter((first) => !first.startsWith(':') && first !== '*' && 'handle' in checkHandle(first));
  expect(free).toEqual([]);
});

describe('an address that was copied out of a sentence', () => {
  const ENDINGS = [
    '.',
    ',',
    ')',
    '%20',
    '%E2%80%A6',
    '%E2%80%9D',
    '%E2%80%8B',
    '%E0%A5%A4',
    '%D8%8C',
    '%E3%80%82',
    ').',
    '%3E',
    '!',
    "'",
  ];
  let card: { path: string; slug: string };
  let owner: Person;
  beforeAll(async () => {
    owner = await server.register('Asha Rao');
    const body = { title: 'Principal', data: { name: 'Asha Rao', email: 'asha@example.com' }, visibility: 'UNLISTED' };
    card = (await server.rest('POST', '/api/cards', { body, as: owner })).body.card as typeof card;
  });

  test.each(ENDINGS)('with %s behind it leads to the card, its file and its owner', async (ending) => {
    expect(await readLocation(`${card.path}${ending}?c=qr`)).toBe(`${card.path}?c=qr`);
    expect(await readLocation(`${card.path}.vcf${ending}`)).toBe(`${card.path}.vcf`);
    const profile = (await readLocation(`/u/${owner.id}`)) ?? `/u/${owner.id}`;
    expect(await readLocation(`/u/${owner.id}${ending}`)).toBe(profile);
    expect(await readLocation(`/${owner.id}${ending}`)).toBe(profile);
  });

  test('leads nowhere where there is no card', async () => {
    const { status } = await fetch(`${server.origin}/${owner.id}/nothing.`, { redirect: 'manual' });
    expect(status).toBe(404);
  });
});
