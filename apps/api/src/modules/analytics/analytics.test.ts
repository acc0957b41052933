import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { createCookielessContext } from '../../transports/http/create-context.ts';
import { recordLead } from './event.service.ts';

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

  test('from more new visitors than one network can have are counted apart', async () => {
    for (let n = 0; n < 80; n += 1) await send({ kind: 'view' }, `${FIREFOX} ${n}`);
    expect(await overview()).toMatchObject({ totals: { totalViews: 60 }, filteredViews: 20 });
    // What these visitors do later stays apart too. Earlier visitors still count.
    await send({ kind: 'action', target: 'phone' }, `${FIREFOX} 79`);
    await send({ kind: 'action', target: 'phone' }, `${FIREFOX} 0`);
    const rows = await server.services.db.query<{ is_robot: boolean }[]>(
      "SELECT is_robot FROM card_events WHERE card_id = $1 AND kind = 'ACTION' ORDER BY is_robot",
      [card.id],
    );
    expect(rows).toEqual([{ is_robot: false }, { is_robot: true }]);
  });

  test('keeps channel, share and UTM, and no address', async () => {
    const share = await server.rest('POST', `/api/cards/${card.id}/share`, { body: {}, as: owner });
    await send({
      kind: 'view',
      channel: 'qr',
      shareMark: new URL(String(share.body.shareUrl)).searchParams.get('s'),
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

test('a visitor’s tap on the same target counts once a day', async () => {
  for (const target of ['phone', 'phone', 'email', 'phone', 'email']) await send({ kind: 'action', target });
  const rows = await server.services.db.query<{ target: string }[]>(
    "SELECT target FROM card_events WHERE card_id = $1 AND kind = 'ACTION' ORDER BY target",
    [card.id],
  );
  expect(rows).toEqual([{ target: 'email' }, { target: 'phone' }]);
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

describe('the report', () => {
  const REPORT = `query ($input: AnalyticsReportInput!) { analyticsReport(input: $input) {
    from to timeZone dates views shares connections
    totals { views visitors actions saves leads shares newConnections filteredViews conversionRate engagementScore }
    previous { views } links { target taps previousTaps } channels { channel views conversions }
    campaigns { source medium campaign views conversions } countries { country views }
    funnel { views actions saves leads } } }`;
  const today = new Date().toISOString().slice(0, 10);

  async function ask(input: object, as: Person | null = owner) {
    return server.graphql<{ analyticsReport: Record<string, unknown> }>(REPORT, { variables: { input }, as });
  }

  test('tells what visitors did, by which way they came and from where, and how far they got', async () => {
    const utm = { source: 'fair', medium: 'badge', campaign: 'Milan' };
    await send({ kind: 'view', channel: 'qr', utm, timeZone: 'Asia/Kolkata' });
    await send({ kind: 'action', target: 'phone', channel: 'qr', utm });
    await send({ kind: 'view', timeZone: 'Mars/Olympus' }, CHROME);
    await send({ kind: 'view' }, 'Googlebot/2.1');
    const lead = createCookielessContext(server.services, null, {
      request: {
        id: '',
        address: '10.1.1.1',
        userAgent: CHROME,
        acceptLanguage: 'de-AT',
        language: 'en',
        deviceId: null,
        isOwnPage: false,
        isApart: false,
        mayChange: true,
      },
    });
    expect(await recordLead(lead, { id: card.id, ownerId: owner.id }, { leadId: uuid(), channel: 'LINK' })).toBe(true);
    const { data } = await ask({ from: today, to: today, cardId: card.id, timeZone: 'UTC' });
    expect(data?.analyticsReport).toEqual({
      ...{ from: today, to: today, timeZone: 'UTC', dates: [today], views: [2], shares: [0], connections: [0] },
      totals: {
        ...{ views: 2, visitors: 3, actions: 1, saves: 0, leads: 1, shares: 0, newConnections: 0, filteredViews: 1 },
        // Of three visitor-days one called (0.6) and one left details (1).
        ...{ conversionRate: 66.67, engagementScore: 23.85 },
      },
      previous: { views: 0 },
      links: [{ target: 'PHONE', taps: 1, previousTaps: 0 }],
      channels: [
        { channel: 'QR', views: 1, conversions: 1 },
        { channel: null, views: 1, conversions: 0 },
        { channel: 'LINK', views: 0, conversions: 1 },
      ],
      campaigns: [{ ...utm, views: 1, conversions: 1 }],
      countries: [
        { country: null, views: 1 },
        { country: 'IN', views: 1 },
      ],
      funnel: { views: 3, actions: 2, saves: 1, leads: 1 },
    });
    expect((await overview()).recentActivity[0]?.message).toBe('Someone left their details on “Seen”');
  });

  test('of a visitor without a known zone tells the country of their language', async () => {
    await server.rest('POST', `/api/cards/${card.id}/events`, {
      body: { kind: 'view' },
      headers: { 'user-agent': FIREFOX, 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    });
    const { data } = await ask({ from: today, to: today });
    expect(data?.analyticsReport.countries).toEqual([{ country: 'AT', views: 1 }]);
  });

  test('keeps fifty campaigns apart however long their names are', async () => {
    for (let n = 0; n < 3; n += 1) {
      const utm = { source: `${'€"'.repeat(150)}${n}`, campaign: `${n}` };
      await send({ kind: 'view', utm }, `${CHROME} ${n}`);
    }
    const { data } = await ask({ from: today, to: today });
    expect(data?.analyticsReport.campaigns).toHaveLength(3);
  });

  test.each([
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from']],
    [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
    [{ from: '2025-01-01', to: '2026-03-01' }, ['to']],
    [{ from: '2026-03-01', to: '2026-03-01', timeZone: 'Mars/Olympus' }, ['timeZone']],
  ])('of %j names what is wrong', async (input, fields) => {
    const { errors } = await ask(input);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(fields);
  });

  test('of another’s card is none', async () => {
    const { errors } = await ask({ from: today, to: today, cardId: card.id }, await server.register());
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
