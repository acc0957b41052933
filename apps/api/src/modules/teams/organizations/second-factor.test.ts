import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const MAIL = 'Your team requires two-step sign-in';

let mailbox: Mailbox;
let server: TestServer;
let owner: Person;
let member: Person;
let team: { id: string };

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

beforeEach(async () => {
  [owner, member] = [await server.register('Asha Rao'), await server.register('Mateo Lindqvist')];
  team = (
    await ask<{ createOrganization: { organization: { id: string } } }>(
      'mutation { createOrganization(input: { name: "Studio" }) { organization { id } } }',
      owner,
    )
  ).data?.createOrganization.organization ?? { id: '' };
  const { data } = await ask<{ changeOrganizationLink: { organization: { joinUrl: string } } }>(
    `mutation { changeOrganizationLink(input: { id: "${team.id}" }) { organization { joinUrl } } }`,
    owner,
  );
  const token = data?.changeOrganizationLink.organization.joinUrl.split('/').at(-1);
  await ask(`mutation { joinOrganization(input: { token: "${token}" }) { organization { id } } }`, member);
});

async function ask<Data>(document: string, as: Person) {
  const { data, errors } = await server.graphql<Data>(document, { as });
  return { data, code: errors?.[0]?.extensions.code ?? null, fields: errors?.[0]?.extensions.fields };
}

/** An authenticator app, and what the sign-in with its code leaves in the session. */
async function showFactor(as: Person): Promise<void> {
  await addFactor(as);
  await server.services.db.query('UPDATE sessions SET has_second_factor = true WHERE user_id = $1', [as.id]);
}

async function addFactor(as: Person): Promise<void> {
  await server.services.db.query(
    "INSERT INTO authenticators (user_id, sealed_key, confirmed_at) VALUES ($1, 'x', now()) ON CONFLICT DO NOTHING",
    [as.id],
  );
}

const setRequired = (isRequired: boolean, as: Person) =>
  ask(
    `mutation { setOrganizationSecondFactor(input: { id: "${team.id}", isRequired: ${isRequired} }) { organization { requiresSecondFactor } } }`,
    as,
  );

async function close(): Promise<void> {
  await showFactor(owner);
  expect((await setRequired(true, owner)).code).toBeNull();
}

describe('a team that asks for a second factor', () => {
  test('is made by its owner, who has one, and tells members who have none', async () => {
    expect(await setRequired(true, owner)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { isRequired: 'Add a passkey or an authenticator app to your own account first.' },
    });
    expect((await setRequired(true, member)).code).toBe('FORBIDDEN');
    await close();
    await server.runJobs();
    expect(mailbox.find(member.email, MAIL).text).toContain('Studio');
    const { data } = await ask<{ organization: { membersWithoutSecondFactor: number } }>(
      '{ organization { membersWithoutSecondFactor } }',
      owner,
    );
    expect(data?.organization.membersWithoutSecondFactor).toBe(1);
  });

  test.each([
    'members(first: 5) { edges { node { role } } }',
    'heir { id }',
    'joinUrl',
    'invitations { email }',
    'brand { logoUrl }',
    'templates { id }',
    'membersWithoutSecondFactor',
  ])('shows a member without one nothing of itself: %s', async (field) => {
    await close();
    expect((await ask(`{ organization { id ${field} } }`, member)).code).toBe('SECOND_FACTOR_MISSING');
  });

  test('refuses what a member without one wants to change or count', async () => {
    await close();
    const analytics = `{ organizationAnalytics(input: { id: "${team.id}", from: "2026-03-01", to: "2026-03-31" }) { totals { views } } }`;
    expect((await ask(analytics, member)).code).toBe('SECOND_FACTOR_MISSING');
    const create = `mutation { createOrganizationTemplate(input: { organizationId: "${team.id}", name: "T", data: {}, fields: [] }) { organizationTemplate { id } } }`;
    await ask(
      `mutation { updateOrganizationMember(input: { id: "${team.id}", userId: "${member.id}", role: ADMIN }) { organizationMember { role } } }`,
      owner,
    );
    expect((await ask(create, member)).code).toBe('SECOND_FACTOR_MISSING');
  });

  test('still says what it is and lets them leave', async () => {
    await close();
    const { data, code } = await ask('{ organization { id name viewerRole requiresSecondFactor } }', member);
    expect([data, code]).toEqual([
      { organization: { id: team.id, name: 'Studio', viewerRole: 'MEMBER', requiresSecondFactor: true } },
      null,
    ]);
    expect(
      (await ask(`mutation { leaveOrganization(input: { id: "${team.id}" }) { leftOrganizationId } }`, member)).code,
    ).toBeNull();
  });

  test('is open to a session that has shown one, and to all once the owner says so', async () => {
    await close();
    const list = '{ organization { members(first: 5) { edges { node { role } } } } }';
    await showFactor(member);
    expect((await ask(list, member)).code).toBeNull();
    await server.services.db.query('UPDATE sessions SET has_second_factor = false WHERE user_id = $1', [member.id]);
    await setRequired(false, owner);
    expect((await ask(list, member)).code).toBeNull();
    const rows = await server.services.db.query(
      'SELECT action, subject FROM audit_entries WHERE organization_id = $1 ORDER BY created_at DESC, id DESC LIMIT 2',
      [team.id],
    );
    expect(rows).toEqual([
      { action: 'SECOND_FACTOR_CHANGED', subject: 'off' },
      { action: 'SECOND_FACTOR_CHANGED', subject: 'on' },
    ]);
  });

  test('is closed again to a session whose person has removed what it showed', async () => {
    await close();
    const list = '{ organization { members(first: 5) { edges { node { role } } } } }';
    await showFactor(member);
    expect((await ask(list, member)).code).toBeNull();
    await server.services.db.query('DELETE FROM authenticators WHERE user_id = $1', [member.id]);
    expect((await ask(list, member)).code).toBe('SECOND_FACTOR_MISSING');
  });

  test('is open to a program only while its person has one', async () => {
    await close();
    const made = await ask<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "CRM", scopes: [TEAM_READ] }) { token } }',
      member,
    );
    const program = { ...member, token: made.data?.createAccessToken.token ?? '' };
    const list = '{ organization { members(first: 5) { edges { node { role } } } } }';
    expect((await ask(list, program)).code).toBe('SECOND_FACTOR_MISSING');
    await addFactor(member);
    expect((await ask(list, program)).code).toBeNull();
  });
});
