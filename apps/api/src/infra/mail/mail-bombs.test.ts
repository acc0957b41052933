import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let victims = 0;
function newVictim(): string {
  victims += 1;
  return `victim-${victims}@example.net`;
}

/** How many mails wait for that mailbox, however its address is spelled. */
async function countMails(to: string): Promise<number> {
  const [row] = await server.services.db.query<{ n: number }[]>(
    "SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE lower(payload->>'to') = lower($1)",
    [to],
  );
  return row?.n ?? 0;
}

async function forgetNetworks(): Promise<void> {
  for (const name of ['registerByAddress', 'requestByAddress', 'mailByAddress', 'exchangeByAddress'] as const)
    await server.services.rateLimits.reset(name, '127.0.0.1');
}

const change = (as: Person, email: string) =>
  server.graphql('mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { message } }', {
    as,
    variables: { input: { email, password: 'secret-enough' } },
  });

test('many accounts that claim one address send it five mails a day, and the rest get an error', async () => {
  const victim = newVictim();
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 8; n += 1) {
    const person = await server.register();
    const spelled = n % 2 ? victim.toUpperCase() : ` ${victim} `;
    codes.push((await change(person, spelled)).errors?.[0]?.extensions.code);
  }
  expect(await countMails(victim)).toBe(5);
  expect(codes).toEqual([...Array(5).fill(undefined), ...Array(3).fill('RATE_LIMITED')]);
});

test('forms, registrations, changes of address and invitations share the five', async () => {
  const victim = newVictim();
  const form = {
    firstName: 'A',
    lastName: 'B',
    email: victim,
    phone: '+919876543210',
    jobTitle: 'x',
    website: 'https://a.example',
  };
  for (let n = 0; n < 3; n += 1) {
    await forgetNetworks();
    const contact = { name: 'Anna', email: victim, topic: 'support', message: 'Hello there, how are you?' };
    await server.graphql(
      'mutation ($input: SendContactRequestInput!) { sendContactRequest(input: $input) { message } }',
      {
        variables: { input: contact },
      },
    );
    await server.graphql('mutation ($input: RequestDemoInput!) { requestDemo(input: $input) { message } }', {
      variables: { input: form },
    });
  }
  await server.rest('POST', '/api/auth/register', {
    body: { fullName: 'Vic Tim', email: victim, password: 'secret-enough' },
  });
  await change(await server.register(), victim);
  const teams = organizationFixtures(server);
  const team = await teams.makeOrganization();
  await teams.change(team.owner, 'inviteToOrganization', { id: team.id, email: victim, role: 'MEMBER', label: '' });
  expect(await countMails(victim)).toBeLessThanOrEqual(5);
  expect(await countMails(victim)).toBeGreaterThan(2);
});

test('a flood of forms leaves the account with that address its own mails, and none of them counts again', async () => {
  const person = await server.register();
  for (let n = 0; n < 8; n += 1) {
    await forgetNetworks();
    const contact = { name: 'Anna', email: person.email, topic: 'support', message: 'Hello there, how are you?' };
    await server.graphql(
      'mutation ($input: SendContactRequestInput!) { sendContactRequest(input: $input) { message } }',
      { variables: { input: contact } },
    );
  }
  // One of them is the link of the registration.
  expect(await countMails(person.email)).toBe(3);
  const confirm = () => server.graphql('mutation { requestEmailConfirmation { message } }', { as: person });
  expect((await confirm()).errors).toBeUndefined();
  expect((await confirm()).errors).toBeUndefined();
  expect((await confirm()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test.each([
  ['a tag', (n: number) => `plus+${n}@example.net`],
  [
    'the dots of a Gmail address',
    (n: number) => `d${'.'.repeat(n)}ots@${n % 2 ? 'gmail' : 'googlemail'}.com`.replace(/\.{2,}/, '.'),
  ],
])('one mailbox is one recipient, whatever %s', async (_name, spell) => {
  for (let n = 0; n < 8; n += 1) await change(await server.register(), spell(n));
  const [row] = await server.services.db.query<{ n: number }[]>(
    "SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE payload->>'to' ~ $1",
    ['a tag' === _name ? '^plus' : '^d\\.?ots'],
  );
  expect(row?.n).toBe(5);
});

test('an account that has proved its address gets all its mails', async () => {
  const person = await server.register();
  await server.confirmEmail(person);
  const before = await countMails(person.email);
  for (let n = 0; n < 7; n += 1) {
    await server.services.rateLimits.reset('mailByAddress', '127.0.0.1');
    await server.rest('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    await server.runJobs();
  }
  // They were sent already: without an SMTP server a mail is a file.
  expect(await countMails(person.email)).toBe(0);
  expect(before).toBe(1);
  const [row] = await server.services.db.query<{ n: number }[]>(
    "SELECT count(*)::int AS n FROM email_links WHERE user_id = $1 AND purpose = 'RESET_PASSWORD'",
    [person.id],
  );
  expect(row?.n).toBeGreaterThan(5);
});

test('one invitation a day to an address is mailed; it stays valid and gets the new role', async () => {
  const teams = organizationFixtures(server);
  const team = await teams.makeOrganization();
  const victim = newVictim();
  const invite = (role: string, email = victim) =>
    teams.change<{ id: string; role: string }>(
      team.owner,
      'inviteToOrganization',
      { id: team.id, email, role, label: '' },
      '{ id role }',
    );
  const read = () =>
    server.services.db.query('SELECT token_hash, role FROM organization_invitations WHERE organization_id = $1', [
      team.id,
    ]);
  await invite('MEMBER');
  const [first] = await read();
  for (const spelled of [victim, victim.toUpperCase(), ` ${victim}`]) await invite('MANAGER', spelled);
  expect(await read()).toEqual([{ ...first, role: 'MANAGER' }]);
  expect(await countMails(victim)).toBe(1);
  await server.services.db.query("UPDATE organization_invitations SET created_at = created_at - interval '25 hours'");
  await invite('MANAGER');
  expect(await countMails(victim)).toBe(2);
});

test('people in the team, including the sender, can’t be invited, and nothing is mailed', async () => {
  const teams = organizationFixtures(server);
  const member = await teams.person('Mia Member');
  const team = await teams.makeOrganization([member, 'MEMBER']);
  for (const email of [team.owner.email, member.email, member.email.toUpperCase()]) {
    const refused = await teams.change(
      team.owner,
      'inviteToOrganization',
      { id: team.id, email, role: 'MEMBER', label: '' },
      '{ id }',
    );
    expect([refused.code, refused.fields]).toEqual(['CONFLICT', { email: 'This person is already in the team.' }]);
    expect(await countMails(email)).toBe(0);
  }
});
