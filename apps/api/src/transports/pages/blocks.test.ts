import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

async function openCard(blocks: object[]) {
  const data = { name: 'Asha Rao', email: 'asha@example.com', blocks };
  const body = { title: 'Blocks', data, visibility: 'PUBLIC' };
  const { status, body: made } = await server.rest('POST', '/api/cards', { body, as: owner });
  expect(status, JSON.stringify(made)).toBe(201);
  const response = await fetch(server.origin + (made.card as { path: string }).path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((one) => one.trim().split(' '));
  const sources = Object.fromEntries(directives.map(([name, ...all]) => [name, all]));
  const features = response.headers.get('permissions-policy') ?? '';
  return { page: await response.text(), sources, features };
}

test('a video whose host would add to the policy of the page is refused', async () => {
  const url = "https://films.example;script-src'unsafe-inline'/a.mp4";
  const body = { title: 'Film', data: { name: 'Asha', phone: '+919876543210', blocks: [{ kind: 'video', url }] } };
  const { status, body: refusal } = await server.rest('POST', '/api/cards', { body, as: owner });
  expect([status, refusal.fields]).toEqual([400, { 'data.blocks.0.url': expect.stringContaining('.mp4') }]);
});

test('a page gets the blocks in their order, with addresses that are safe to follow', async () => {
  const { page } = await openCard([
    { kind: 'text', title: 'हमारे बारे में', text: '</script><script>alert(1)</script>' },
    { kind: 'button', title: 'Write', url: 'asha@example.com' },
    { kind: 'divider' },
  ]);
  expect(page).toMatch(/"blocks":\[\{"kind":"text","title":"हमारे बारे में".*"kind":"button".*"kind":"divider"/);
  expect(page).toContain('"url":"mailto:asha@example.com"');
  expect(page).not.toContain('<script>alert');
});

test('with email hidden, neither the page nor the API shows a button that leads to an address', async () => {
  const shy = await server.register('Noor Shy');
  await server.graphql('mutation { updateViewer(input: { showEmail: false }) { viewer { id } } }', { as: shy });
  const blocks = [
    { kind: 'button', title: 'Write', url: 'hidden@example.com' },
    { kind: 'button', title: 'Call', url: '+91 98765 43210' },
  ];
  const body = { title: 'Shy', data: { name: 'Noor', phone: '+919876543210', blocks }, visibility: 'PUBLIC' };
  const { body: made } = await server.rest('POST', '/api/cards', { body, as: shy });
  const { id, path } = made.card as { id: string; path: string };
  const page = await (await fetch(server.origin + path)).text();
  expect(page).toContain('"url":"tel:+919876543210"');
  const query = '($id: ID!) { card(id: $id) { data { blocks { title url } } } }';
  const { data } = await server.graphql(`query ${query}`, { variables: { id } });
  const { data: own } = await server.graphql(`query ${query}`, { variables: { id }, as: shy });
  expect(page + JSON.stringify(data)).not.toContain('hidden@example.com');
  expect(data).toMatchObject({ card: { data: { blocks: [{ title: 'Call' }] } } });
  expect(own).toMatchObject({ card: { data: { blocks: [{ title: 'Write' }, { title: 'Call' }] } } });
});

test('a video of the card itself may fill the screen', async () => {
  const { sources, features } = await openCard([
    { kind: 'video', url: '/uploads/0123456789abcdef0123456789abcdef.mp4' },
  ]);
  expect([sources['frame-src'], sources['media-src']]).toEqual([["'self'"], undefined]);
  expect(features).toContain('fullscreen=(self)');
});

test('a page may load nothing from elsewhere but the players of its own videos', async () => {
  const plain = await openCard([{ kind: 'link', title: 'Film', url: 'https://youtu.be/dQw4w9WgXcQ' }]);
  expect([plain.sources['frame-src'], plain.sources['media-src']]).toEqual([["'self'"], undefined]);
  expect(plain.features).toContain('fullscreen=()');
  const { page, sources, features } = await openCard([
    { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { kind: 'video', url: 'https://youtu.be/aqz-KE-bpKQ' },
    { kind: 'video', url: 'https://vimeo.com/76979871' },
    { kind: 'video', url: 'https://films.example:8443/a;b/c d.mp4' },
  ]);
  expect(sources['frame-src']).toEqual(["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(sources['media-src']).toEqual(["'self'", 'https://films.example:8443']);
  const players = 'self "https://www.youtube-nocookie.com" "https://player.vimeo.com"';
  expect(features).toContain(`fullscreen=(${players})`);
  expect(features).toContain(`autoplay=(${players})`);
  expect(features).toContain('camera=()');
  expect(sources['script-src']?.join(' ')).not.toContain('youtube');
  // Posters come from this server.
  expect(page).toContain(
    `"src":"/uploads/copy?of=${encodeURIComponent('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg')}"`,
  );
  // The next page has its own policy.
  expect((await openCard([])).sources['frame-src']).toEqual(["'self'"]);
});
