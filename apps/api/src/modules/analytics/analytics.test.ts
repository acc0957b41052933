import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let card: { id: string; path: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.register('Asha Rao');
  const data = { name: 'Asha Rao', email: 'asha@example.com' };
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title: 'Seen', data, isPublic: true },
    as: owner,
  });
  card = body.card as typeof card;
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

function send(body: object, agent = FIREFOX, as: Person | null = null) {
  return server.rest('POST', `/api/cards/${card.id}/events`, { body, as, headers: { 'user-agent': agent } });
}

interface Overview {
  totals: { totalViews: number; totalShares: number; newConnections: number; engagementScore: number };
  dates: string[];
  trend: number[];
  sharesTrend: number[];
  conversionTrend: number[];
  filteredViews: number;
  recentActivity: { message: string }[];
}
async function overview(query = ''): Promise<Overview> {
  const { body } = await server.rest('GET', `/analytics/overview${query}`, { as: owner });
  return body as unknown as Overview;
}

describe('a view', () => {
  test('counts once per visitor in 30 minutes, also when beacons come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ kind: 'view' })));
    expect(answers.filter(({ body }) => body.isCounted)).toHaveLength(1);
    expect((await send({ kind: 'view' }, CHROME)).body.isCounted).toBe(true);
    expect((await overview()).totals.totalViews).toBe(2);
  });

  test('counts again after 30 minutes', async () => {
    await send({ kind: 'view' });
    await server.services.db.query(
      "UPDATE visitor_days SET last_view_at = last_view_at - interval '31 minutes', first_at = first_at - interval '31 minutes'",
    );
    expect((await send({ kind: 'view' })).body.isCounted).toBe(true);
  });

  test('of the owner is none', async () => {
    expect((await send({ kind: 'view' }, FIREFOX, owner)).body.isCounted).toBe(false);
    expect((await overview()).totals.totalViews).toBe(0);
  });

  test('of a robot or a link preview is counted apart', async () => {
    for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23', 'facebookexternalhit/1.1'])
      await send({ kind: 'view' }, agent);
    expect(await overview()).toMatchObject({ totals: { totalViews: 0 }, filteredViews: 3, recentActivity: [] });
  });

  test('keeps channel, share and UTM, and no address', async () => {
    const share = await server.rest('POST', `/api/cards/${card.id}/share`, { body: {}, as: owner });
    await send({
      kind: 'view',
      channel: 'qr',
      shareId: share.body.id,
      utm: { source: 'fair', medium: 'x'.repeat(999) },
    });
    const [row] = await server.services.db.query<Record<string, unknown>[]>(
      'SELECT * FROM card_events WHERE card_id = $1',
      [card.id],
    );
    expect(row).toMatchObject({
      channel: 'QR',
      share_id: share.body.id,
      utm: { source: 'fair', medium: 'x'.repeat(200) },
    });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });
});

test('the overview has thirty dates, today last, and the figures of taps, saves and shares', async () => {
  await send({ kind: 'view' });
  await send({ kind: 'action', target: 'phone' });
  await fetch(`${server.origin}${card.path}.vcf`, { headers: { 'user-agent': CHROME } });
  await server.rest('POST', `/api/cards/${card.id}/share`, { body: { mode: 'qr' }, as: owner });
  const figures = await overview('?timeZone=Asia/Kolkata');
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(figures.dates).toHaveLength(30);
  expect(figures.dates.at(-1)).toBe(today);
  expect([figures.trend.at(-1), figures.sharesTrend.at(-1), figures.conversionTrend.at(-1)]).toEqual([1, 1, 100]);
  // Two visitor-days: a tap on the phone (0.6) and a save (0.8).
  expect(figures.totals).toEqual({ totalViews: 1, totalShares: 1, newConnections: 0, engagementScore: 24.17 });
  expect(figures.recentActivity.map(({ message }) => message)).toEqual([
    'You shared “Seen” as a QR code',
    'Someone saved the contact of “Seen”',
    'Someone tapped the phone number on “Seen”',
    'Someone viewed “Seen”',
  ]);
});

test('an unknown time zone is refused and named', async () => {
  const { status, body } = await server.rest('GET', '/api/analytics/overview?timeZone=Mars/Olympus', { as: owner });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty('timeZone');
});

test('an action without its target is refused and named', async () => {
  const { status, body } = await send({ kind: 'action' });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty('target');
});
