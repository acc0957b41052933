import { randomBytes } from 'node:crypto';
import type { VisitorDeed } from '@tessera/domain';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MadeOrganization, organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { ensureMonths } from '../month.service.ts';
import { writeEvents } from '../write-events.service.ts';

const DAYS = { from: '2026-03-01', to: '2026-03-31', timeZone: 'Asia/Kolkata' };
const ASKED = `query ($input: OrganizationAnalyticsInput!) { organizationAnalytics(input: $input) {
  hasEverybody totals { cards views visitors actions saves leads shares conversionRate }
  previous { cards views saves conversionRate }
  members { cards views shares previous { views } user { name } } } }`;

interface Answer {
  hasEverybody: boolean;
  totals: Record<string, number>;
  previous: Record<string, number>;
  members: { cards: number; views: number; shares: number; previous: { views: number }; user: { name: string } }[];
}

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
  await ensureMonths(server.services.db, ['2026_02', '2026_03', '2026_04']);
});
afterAll(() => server.close());

let team: MadeOrganization;
let mia: Person;
let max: Person;
let card: Record<'mia' | 'max' | 'own', string>;
beforeEach(async () => {
  mia = await fixtures.person('Mia Member');
  max = await fixtures.person('Max Manager');
  team = await fixtures.makeOrganization([mia, 'MEMBER'], [max, 'MANAGER']);
  const template = { organizationId: team.id, name: 'Card', data: {}, fields: [] };
  const id = (await fixtures.change(team.owner, 'createOrganizationTemplate', template)).data?.id;
  const make = async (as: Person) => (await fixtures.change(as, 'createCardFromTemplate', { id })).data?.id ?? '';
  const { data: own } = await fixtures.change(mia, 'createCard', { data: { name: 'Mia', email: mia.email } });
  card = { mia: await make(mia), max: await make(max), own: own?.id ?? '' };
});

/** What that many visitors do, each after the other. */
async function visit(cardId: string, at: string, deeds: VisitorDeed[], visitors = 1): Promise<void> {
  for (let count = 0; count < visitors; count += 1) {
    const hash = randomBytes(32).toString('hex');
    const visitor = { cardId, visitor: hash, network: hash, at: new Date(at), isRobot: false };
    const rest = { channel: null, country: null, utm: null, campaign: '', shareMark: null, isChecked: true };
    const events = deeds.map((kind) => ({ ...visitor, ...rest, id: uuid(), kind, target: null }));
    await writeEvents(server.services.db, events);
  }
}

async function ask(as: Person, days: object = DAYS): Promise<Answer> {
  const { data, message } = await fixtures.run<Answer>(as, ASKED, { input: { id: team.id, ...days } });
  if (!data) throw new Error(`no figures: ${message}`);
  return data;
}
const namesIn = ({ members }: Answer) => members.map(({ user, views }) => `${user.name} ${views}`);

test('only cards from the team’s templates count, and only in the days of the zone', async () => {
  await visit(card.mia, '2026-03-01T12:00:00Z', ['VIEW'], 3);
  await visit(card.mia, '2026-03-31T18:29:00Z', ['VIEW', 'SAVE']);
  await visit(card.mia, '2026-03-31T18:31:00Z', ['VIEW', 'LEAD']);
  await visit(card.max, '2026-02-28T18:31:00Z', ['VIEW'], 5);
  await visit(card.max, '2026-02-28T18:29:00Z', ['VIEW']);
  await visit(card.own, '2026-03-10T12:00:00Z', ['VIEW'], 9);
  for (const cardId of [card.max, card.own]) {
    const at = '2026-03-10T12:00:00Z';
    const row = [uuid(), cardId, max.id, at];
    await server.services.db.query(
      `INSERT INTO shares (id, mark, card_id, sender_id, mode, created_at) VALUES ($1, right($1::uuid::text, 6), $2, $3, 'LINK', $4)`,
      row,
    );
  }
  const answer = await ask(team.owner);
  expect(answer.totals).toEqual({
    ...{ cards: 2, views: 9, visitors: 9, actions: 0, saves: 1, leads: 0, shares: 1 },
    conversionRate: 11.11,
  });
  expect(answer.previous).toEqual({ cards: 2, views: 1, saves: 0, conversionRate: 0 });
  expect(answer.members).toEqual([
    { cards: 1, views: 5, shares: 1, previous: { views: 1 }, user: { name: 'Max Manager' } },
    { cards: 1, views: 4, shares: 0, previous: { views: 0 }, user: { name: 'Mia Member' } },
    { cards: 0, views: 0, shares: 0, previous: { views: 0 }, user: { name: 'Olga Owner' } },
  ]);
});

test('without the leaderboard a member is told their own figures and the total; who may see more is told all', async () => {
  await visit(card.max, '2026-03-10T12:00:00Z', ['VIEW'], 2);
  await visit(card.mia, '2026-03-10T12:00:00Z', ['VIEW']);
  expect(namesIn(await ask(mia))).toEqual(['Max Manager 2', 'Mia Member 1', 'Olga Owner 0']);
  const off = { id: team.id, hasLeaderboard: false };
  expect((await fixtures.change(max, 'updateOrganization', off)).code).toBe('FORBIDDEN');
  await fixtures.change(team.owner, 'updateOrganization', off);
  const told = await ask(mia);
  expect([told.hasEverybody, told.totals.views, namesIn(told)]).toEqual([false, 3, ['Mia Member 1']]);
  expect(namesIn(await ask(max))).toHaveLength(3);
  expect((await fixtures.readLog(team)).at(-1)).toBe('LEADERBOARD_CHANGED');
});

test('the figures of a card go with it to whom it is handed', async () => {
  await visit(card.mia, '2026-03-10T12:00:00Z', ['VIEW'], 2);
  await fixtures.change(team.owner, 'removeOrganizationMember', { id: team.id, userId: mia.id, heirId: max.id });
  expect(namesIn(await ask(team.owner))).toEqual(['Max Manager 2', 'Olga Owner 0']);
  const { code } = await fixtures.run(mia, ASKED, { input: { id: team.id, ...DAYS } });
  expect(code).toBe('NOT_FOUND');
});

test('come as a file that no spreadsheet runs, with what the viewer is told and no more', async () => {
  await server.services.db.query('UPDATE users SET full_name = $2 WHERE id = $1', [max.id, '=1+1']);
  await visit(card.max, '2026-03-10T12:00:00Z', ['VIEW', 'SAVE']);
  await visit(card.max, '2026-02-10T12:00:00Z', ['VIEW'], 2);
  const load = async (as: Person | null, days = 'from=2026-03-01&to=2026-03-31') => {
    const path = `/api/organizations/${team.id}/figures.csv?${days}&timeZone=Asia/Kolkata`;
    const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
    const response = await fetch(server.origin + path, { headers });
    return { status: response.status, lines: (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n') };
  };
  const { lines } = await load(team.owner);
  expect(lines).toEqual([
    'member,cards,views,views_before,visitors,visitors_before,taps,taps_before,saves,saves_before,leads,leads_before,shares,shares_before,conversion_percent,conversion_percent_before',
    "'=1+1,1,1,2,1,2,0,0,1,0,0,0,0,0,100,0",
    ...['Mia Member,1', 'Olga Owner,0'].map((start) => `${start}${',0'.repeat(14)}`),
    '(team),2,1,2,1,2,0,0,1,0,0,0,0,0,100,0',
  ]);
  await fixtures.change(team.owner, 'updateOrganization', { id: team.id, hasLeaderboard: false });
  expect((await load(mia)).lines.map((line) => line.split(',')[0])).toEqual(['member', 'Mia Member', '(team)']);
  const statuses = [await load(null), await load(await fixtures.person()), await load(mia, 'from=x&to=y')];
  expect(statuses.map(({ status }) => status)).toEqual([401, 404, 400]);
});

test('wrong days are named', async () => {
  const input = { id: team.id, from: '2026-03-31', to: '2026-03-01' };
  const { code, fields } = await fixtures.run(mia, ASKED, { input });
  expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['to']]);
});
