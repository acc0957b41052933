import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { downloads } from './routes.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let cardId: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.register('Asha Rao'), await server.register('Ravi Menon')];
  cardId = await createCard(owner, '=HYPERLINK("x")');
  const strangersCard = await createCard(stranger, 'Other');
  for (const id of [cardId, strangersCard]) {
    for (const body of [
      { kind: 'view', channel: 'qr', utm: { source: '+fair', medium: 'a,b' }, timeZone: 'Asia/Kolkata' },
      { kind: 'action', target: 'phone' },
    ]) {
      await server.rest('POST', `/api/cards/${id}/events`, { body, headers: { 'user-agent': AGENT } });
    }
  }
});
afterAll(() => server.close());

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function createCard(as: Person, title: string): Promise<string> {
  const data = { name: 'Asha Rao', email: 'asha@example.com' };
  const { body } = await server.rest('POST', '/api/cards', { body: { title, data, isPublic: true }, as });
  return (body.card as { id: string }).id;
}

const day = (later: number) => new Date(Date.now() + later * 24 * 3600_000).toISOString().slice(0, 10);
const DAYS = `from=${day(-1)}&to=${day(1)}&timeZone=UTC`;

async function download(file: string, query: string, as: Person | null) {
  const { status, headers, body } = await server.rest('GET', `/api/analytics/${file}.csv?${query}`, { as });
  return { status, headers, body, lines: String(body.text).split('\r\n') };
}

test('the report is a row a day', async () => {
  const { status, headers, lines } = await download('report', DAYS, owner);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="tessera-report-${day(-1)}-${day(1)}.csv"`);
  expect(lines[0]).toBe('date,views,visitors,actions,saves,leads,shares,new_connections,conversion_percent');
  expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual([day(-1), day(0), day(1)]);
  expect(lines[2]).toBe(`${day(0)},1,1,1,0,0,0,0,100`);
});

test('the events are the owner’s own, in order, without visitors and without formulas', async () => {
  const { headers, lines } = await download('events', DAYS, owner);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    'at,card_id,card,kind,target,channel,share_id,utm_source,utm_medium,utm_campaign,utm_term,utm_content,country,is_robot',
  );
  const [at, ...rest] = lines[1]?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) ?? [];
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(rest).toEqual([
    ...[cardId, `"'=HYPERLINK(""x"")"`, 'VIEW', '', 'QR', '', "'+fair", '"a,b"', '', '', '', 'IN', 'false'],
  ]);
  expect(lines[2]).toContain(',ACTION,phone,');
  const [{ visitor }] = await server.services.db.query<[{ visitor: Buffer }]>(
    'SELECT visitor FROM card_events LIMIT 1',
  );
  for (const encoding of ['hex', 'base64'] as const) expect(lines.join()).not.toContain(visitor.toString(encoding));
});

test('thousands of events come in pieces, none twice', async () => {
  const as = await server.register();
  const id = await createCard(as, 'Many');
  await server.services.db.query(
    `INSERT INTO card_events (id, card_id, owner_id, kind, visitor, created_at)
     SELECT gen_random_uuid(), $1, $2, 'VIEW', '\\x00', now() - (n % 50) * interval '1 millisecond'
       FROM generate_series(1, 5000) AS n`,
    [id, as.id],
  );
  expect((await download('events', DAYS, as)).lines).toHaveLength(1 + 5000 + 1);
  expect((await download('events', `${DAYS}&cardId=${id}`, as)).lines).toHaveLength(1 + 5000 + 1);
  expect((await download('events', `from=${day(-9)}&to=${day(-8)}&timeZone=UTC`, as)).lines).toHaveLength(2);
});

test.each(['report', 'events'])(
  '%s.csv is for the owner of the card alone, and for days that are days',
  async (file) => {
    expect((await download(file, DAYS, null)).status).toBe(401);
    expect((await download(file, `${DAYS}&cardId=${cardId}`, stranger)).status).toBe(404);
    const wrong = await download(file, 'from=2026-13-01&to=x', owner);
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([400, ['from', 'to']]);
    const twice = await download(file, `${DAYS}&from=2026-01-01`, owner);
    expect([twice.status, Object.keys(twice.body.fields as object)]).toEqual([400, ['from']]);
  },
);

test('is limited by the hour', async () => {
  const as = await server.register();
  await server.services.rateLimits.consume('figuresExportByViewer', as.id, 60);
  expect((await download('report', DAYS, as)).status).toBe(429);
});

test('the description of each text file begins as the file does', async () => {
  const team = await organizationFixtures(server).makeOrganization();
  await server.rest('POST', '/api/contacts', { as: team.owner, body: { name: 'Mateo Silva' } });
  const texts = downloads.filter(({ type }) => type.startsWith('text/'));
  expect(texts.length).toBeGreaterThan(6);
  const begin = (text: string) => text.split('\r\n')[0];
  for (const { path, example = '', parameters } of texts) {
    const query = parameters && 'from' in parameters ? `?${DAYS}` : '';
    const { body } = await server.rest('GET', path.replace(':id', team.id) + query, { as: team.owner });
    expect.soft([path, begin(example)]).toEqual([path, begin(String(body.text))]);
  }
});
