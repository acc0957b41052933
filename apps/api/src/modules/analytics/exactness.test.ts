import { createHash } from 'node:crypto';
import { CARD_ACTION_TARGETS, CHANNELS, VISITOR_DEEDS } from '@tessera/domain';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { campaignKey } from '../../kernel/utm.ts';
import { inOrder, type Raw, reportFrom } from '../../testing/reference-report.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import type { EventToWrite } from './event-to-write.ts';
import { ensureMonths } from './month.service.ts';
import type { AnalyticsReport } from './report.types.ts';
import { writeEvents } from './write-events.service.ts';

/** Two processes on one database. */
let one: TestServer;
let two: TestServer;
let owner: Person;
let cards: string[];
beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ DATABASE_URL: one.databaseUrl });
  await ensureMonths(one.services.db, ['2026_03', '2026_04', '2026_10', '2026_11']);
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  owner = await one.register('Asha Rao');
  cards = [await createCard(), await createCard()];
});

async function createCard(): Promise<string> {
  const body = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  const answer = await one.rest('POST', '/api/cards', { body, as: owner });
  return (answer.body.card as { id: string }).id;
}

const PERIOD = 'views actions saves leads filteredViews visitors conversionRate engagementScore';
const REPORT = `query ($input: AnalyticsReportInput!) { analyticsReport(input: $input) {
  dates views visitors actions saves leads conversionTrend
  totals { ${PERIOD} } previous { ${PERIOD} }
  links { target taps previousTaps } channels { channel views conversions } countries { country views }
  campaigns { source medium campaign views conversions } funnel { views actions saves leads } } }`;

async function report(input: { from: string; to: string; timeZone: string; cardId?: string }) {
  const { data, errors } = await one.graphql<{ analyticsReport: AnalyticsReport }>(REPORT, {
    variables: { input },
    as: owner,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.analyticsReport;
}

function rawEvents(): Promise<Raw[]> {
  return one.services.db.query<Raw[]>(
    `SELECT kind, lower(target) AS target, encode(visitor, 'hex') AS visitor, is_robot AS "isRobot", channel, country, utm,
            card_id AS "cardId", created_at AS at
       FROM card_events WHERE owner_id = $1 ORDER BY created_at, id`,
    [owner.id],
  );
}

interface DrawnEvent {
  minute: number;
  card: number;
  visitor: number;
  kind: (typeof VISITOR_DEEDS)[number];
  target: (typeof CARD_ACTION_TARGETS)[number];
  channel: (typeof CHANNELS)[number] | null;
  country: string | null;
  source: string | null;
}

/** Every eighth visitor is a robot. A visitor is another one on another card and another day. */
function makeEvent(drawn: DrawnEvent, begin: string, number: number): EventToWrite {
  const at = new Date(Date.parse(begin) + Math.max(0, drawn.minute) * 60_000 + number);
  const cardId = cards[drawn.card] ?? '';
  const utm = drawn.source ? { source: drawn.source } : null;
  const who = `${drawn.visitor} ${cardId} ${at.toISOString().slice(0, 10)}`;
  return {
    id: uuid(),
    at,
    cardId,
    kind: drawn.kind,
    target: drawn.kind === 'ACTION' ? drawn.target : null,
    channel: drawn.channel,
    country: drawn.country,
    utm,
    campaign: campaignKey(utm),
    shareMark: null,
    isRobot: drawn.visitor === 7,
    isChecked: true,
    visitor: createHash('sha256').update(who).digest('hex'),
    network: createHash('sha256').update(who).digest('hex'),
  };
}

const DAY = 24 * 60;
/** Half of them in the hours around the zone's midnight, which is at this minute of the UTC day. */
const minuteNear = (midnight: number) =>
  fc.oneof(
    fc.nat({ max: 4 * DAY }),
    fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: -60, max: 120 })).map(([day, off]) => day * DAY + midnight + off),
  );

const eventsNear = (midnight: number) =>
  fc.array(
    fc.record<DrawnEvent>({
      minute: minuteNear(midnight),
      card: fc.nat({ max: 1 }),
      visitor: fc.nat({ max: 7 }),
      kind: fc.constantFrom(...VISITOR_DEEDS),
      target: fc.constantFrom(...CARD_ACTION_TARGETS),
      channel: fc.constantFrom(...CHANNELS, null),
      country: fc.constantFrom('IN', 'DE', null),
      source: fc.constantFrom('fair', 'Milan “week”', null),
    }),
    { minLength: 1, maxLength: 120 },
  );

describe('whatever is written, in whatever order, by two processes at once', () => {
  test.each([
    ['Europe/Berlin', '2026-03-27', '2026-03-27', '2026-03-31', 22 * 60 + 30],
    ['Europe/Berlin', '2026-10-23', '2026-10-23', '2026-10-27', 22 * 60 + 30],
    ['Asia/Kathmandu', '2026-03-28', '2026-03-29', '2026-04-01', 18 * 60 + 15],
    ['America/St_Johns', '2026-10-30', '2026-10-31', '2026-11-02', 2 * 60 + 30],
    ['Pacific/Chatham', '2026-04-03', '2026-04-03', '2026-04-04', 10 * 60 + 45],
    ['UTC', '2026-03-30', '2026-03-30', '2026-04-02', 0],
  ])('the report in %s from %s says what the reference report says', async (timeZone, begin, from, to, midnight) => {
    await fc.assert(
      fc.asyncProperty(eventsNear(midnight), fc.integer({ min: 1, max: 30 }), async (all, size) => {
        await one.services.db.query('TRUNCATE card_events, card_figures, card_figure_parts, visitor_days');
        const events = all.map((drawn, number) => makeEvent(drawn, begin, number));
        const batches = Array.from({ length: Math.ceil(events.length / size) }, (_, n) =>
          events.slice(n * size, (n + 1) * size),
        );
        await Promise.all(batches.map((batch, n) => writeEvents((n % 2 ? two : one).services.db, batch)));
        const raw = await rawEvents();
        const days = { from, to, timeZone };
        expect(inOrder(await report(days))).toEqual(inOrder(reportFrom(raw, days)));
        const ofCard = raw.filter(({ cardId }) => cardId === cards[0]);
        const cardId = cards[0] ?? '';
        expect(inOrder(await report({ ...days, cardId }))).toEqual(inOrder(reportFrom(ofCard, days)));
      }),
      { numRuns: 12 },
    );
  });
});

const DRAWN: DrawnEvent = {
  minute: 0,
  card: 0,
  visitor: 1,
  kind: 'VIEW',
  target: 'website',
  channel: null,
  country: null,
  source: null,
};

describe('days', () => {
  test('of 23 and 25 hours have their own views, and no other’s', async () => {
    // 00:30 local each day; the clocks change on 29 March and 25 October at 01:00 UTC.
    const times = ['2026-03-28T23:30Z', '2026-03-29T22:30Z', '2026-10-24T22:30Z', '2026-10-25T23:30Z'];
    await writeEvents(
      one.services.db,
      times.map((time, visitor) => makeEvent({ ...DRAWN, visitor }, time, 0)),
    );
    const timeZone = 'Europe/Berlin';
    expect((await report({ from: '2026-03-28', to: '2026-03-31', timeZone })).views).toEqual([0, 1, 1, 0]);
    expect((await report({ from: '2026-10-24', to: '2026-10-27', timeZone })).views).toEqual([0, 1, 1, 0]);
  });

  test('begin where the viewer’s zone says, also at a quarter to', async () => {
    // Midnight in Kathmandu is 18:15 UTC.
    const times = ['2026-03-10T18:14:59.000Z', '2026-03-10T18:15:00.000Z'];
    await writeEvents(
      one.services.db,
      times.map((time, visitor) => makeEvent({ ...DRAWN, visitor }, time, 0)),
    );
    const days = { from: '2026-03-10', to: '2026-03-11' };
    expect((await report({ ...days, timeZone: 'Asia/Kathmandu' })).views).toEqual([1, 1]);
    expect((await report({ ...days, timeZone: 'UTC' })).views).toEqual([2, 0]);
  });
});

describe('a visitor-day', () => {
  test('that turns out to have begun earlier moves to the day and channel of that', async () => {
    const late = makeEvent({ ...DRAWN, kind: 'ACTION', target: 'phone', channel: 'QR' }, '2026-03-10T12:00Z', 0);
    const early = makeEvent({ ...DRAWN, channel: 'LINK' }, '2026-03-10T09:00Z', 0);
    await writeEvents(one.services.db, [late]);
    await writeEvents(two.services.db, [early]);
    // In Auckland the one is on the 11th, the other on the 10th.
    const found = await report({ from: '2026-03-10', to: '2026-03-11', timeZone: 'Pacific/Auckland' });
    expect([found.visitors, found.conversionTrend]).toEqual([
      [1, 0],
      [100, 0],
    ]);
    expect(found.channels).toEqual([{ channel: 'LINK', views: 1, conversions: 1 }]);
  });

  test('keeps its view window in whichever process the beacons arrive', async () => {
    const view = (minute: number) => makeEvent({ ...DRAWN, minute }, '2026-03-10T09:00Z', minute);
    await writeEvents(one.services.db, [view(0)]);
    await Promise.all([writeEvents(one.services.db, [view(29)]), writeEvents(two.services.db, [view(29)])]);
    const later = [view(30), view(31), view(61)];
    const { outcomes } = await writeEvents(two.services.db, later);
    expect(later.map((event) => outcomes.get(event) ?? 'TOO_SOON')).toEqual(['COUNTED', 'TOO_SOON', 'COUNTED']);
    expect((await rawEvents()).map(({ at }) => at.toISOString().slice(11, 16))).toEqual(['09:00', '09:30', '10:01']);
  });
});
