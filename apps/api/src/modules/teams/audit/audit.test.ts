import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteAccount } from '../../identity/deletions/delete-account.service.ts';

const ENTRY = '{ totalCount edges { node { action subject detail actor { name } person { name } } } }';

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

async function read(as: Person, args = '') {
  const { data, code } = await fixtures.run<{ auditLog: { totalCount: number; edges: { node: object }[] } }>(
    as,
    `{ organization { auditLog${args} ${ENTRY} } }`,
  );
  return { code, totalCount: data?.auditLog.totalCount, entries: data?.auditLog.edges.map(({ node }) => node) };
}

/** A team in which something has happened. */
async function makeBusyTeam() {
  const [admin, mia] = [await fixtures.person('Adam'), await fixtures.person('=Mia')];
  const team = await fixtures.makeOrganization([admin, 'ADMIN'], [mia, 'MEMBER']);
  const { id } = team;
  await fixtures.change(admin, 'updateOrganizationMember', { id, userId: mia.id, role: 'MANAGER' }, '{ role }');
  await fixtures.change(team.owner, 'updateOrganization', { id, name: 'New name' });
  return { ...team, admin, mia };
}

test('says who did what to whom, the latest first, and can be narrowed', async () => {
  const { owner, mia } = await makeBusyTeam();
  const { entries, totalCount } = await read(owner);
  expect(totalCount).toBe(3);
  expect(entries).toEqual([
    { action: 'RENAMED', subject: 'New name', detail: 'Rao & Daughters', actor: { name: 'Olga Owner' }, person: null },
    {
      action: 'ROLE_CHANGED',
      subject: '',
      detail: 'member → manager',
      actor: { name: 'Adam' },
      person: { name: '=Mia' },
    },
    { action: 'CREATED', subject: 'Rao & Daughters', detail: '', actor: { name: 'Olga Owner' }, person: null },
  ]);
  expect((await read(owner, '(action: RENAMED)')).totalCount).toBe(1);
  expect((await read(owner, `(userId: "${mia.id}")`)).totalCount).toBe(1);
  expect((await read(owner, '(userId: "nobody")')).totalCount).toBe(0);
});

test('is for admins, on screen and as a file', async () => {
  const { id, owner, admin, mia } = await makeBusyTeam();
  const stranger = await fixtures.person();
  const file = async (as: Person | null, query = '') =>
    server.rest('GET', `/api/organizations/${id}/audit.csv${query}`, { as });
  expect((await read(mia)).code).toBe('FORBIDDEN');
  expect((await read(admin)).totalCount).toBe(3);
  expect(await Promise.all([null, stranger, mia, owner].map(async (as) => (await file(as)).status))).toEqual([
    401, 404, 403, 200,
  ]);
  const { body, headers } = await file(owner, '?action=ROLE_CHANGED');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="tessera-team-log-[\d-]{10}\.csv"$/);
  const [head, line, ...rest] = String(body.text).trim().split('\r\n');
  expect([head, rest]).toEqual(['at,who,action,whom,what,detail', []]);
  // A name that a spreadsheet would run is a text.
  expect(line).toMatch(/^\d{4}-[^,]+,Adam,Role changed,'=Mia,,member → manager$/);
  expect((await file(owner, '?action=NONSENSE')).status).toBe(400);
});

test('is complete as a file also where it has many pages', async () => {
  const { id, owner } = await makeBusyTeam();
  await server.services.db.query(
    `INSERT INTO audit_entries (id, organization_id, action, created_at)
     SELECT gen_random_uuid(), $1, 'JOINED', now() - n * interval '1 second' FROM generate_series(1, 250) AS n`,
    [id],
  );
  const { body } = await server.rest('GET', `/api/organizations/${id}/audit.csv`, { as: owner });
  expect(String(body.text).trim().split('\r\n')).toHaveLength(1 + 253);
});

test('keeps what was done, but neither name nor address of somebody whose account has ended', async () => {
  const { id, owner, admin, mia } = await makeBusyTeam();
  await fixtures.change(admin, 'inviteToOrganization', { id, email: mia.email.toUpperCase() });
  await deleteAccount(server.services, mia);
  const { entries } = await read(owner);
  expect(JSON.stringify(entries)).not.toMatch(/Mia|team-/i);
  expect(entries).toContainEqual(expect.objectContaining({ action: 'ROLE_CHANGED', person: null }));
  expect(entries?.[0]).toMatchObject({ action: 'ACCOUNT_ENDED', actor: null });
});
