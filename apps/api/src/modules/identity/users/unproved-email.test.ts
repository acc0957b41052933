import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { exchangeFixtures } from '../../../testing/exchange-fixtures.ts';
import { type GooglePeople, startGooglePeople } from '../../../testing/fake-google-people.ts';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { mailUnread } from '../../notifications/unread-mail.service.ts';

/** Somebody has registered with the address of somebody else, and can't read what is mailed there. */
let mailbox: Mailbox;
let google: GooglePeople;
let server: TestServer;
let attacker: Person;
let other: Person;
beforeAll(async () => {
  [mailbox, google] = await Promise.all([startMailbox(), startGooglePeople()]);
  server = await startTestServer({ SMTP_URL: mailbox.url, GOOGLE_PEOPLE_URL: google.url });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mailbox.close(), google.close()]);
});
beforeEach(async () => {
  [attacker, other] = await Promise.all([server.register('Win at evil.example'), server.register('Olga Other')]);
  await server.confirmEmail(other);
  await server.runJobs();
  mailbox.mails.length = 0;
});

const mailsTo = async (email: string) => {
  await server.runJobs();
  return mailbox.mails.filter(({ to }) => to === email);
};

test('who has the address in their address book is not led to the account', async () => {
  google.books.set('token', [
    { resourceName: 'people/1', names: [{ displayName: 'Vic' }], emailAddresses: [{ value: attacker.email }] },
  ]);
  const sync = () =>
    server.graphql('mutation { syncContacts(input: { accessToken: "token" }) { matchedContacts { user { id } } } }', {
      as: other,
    });
  expect((await sync()).data).toEqual({ syncContacts: { matchedContacts: [] } });
  await server.confirmEmail(attacker);
  expect((await sync()).data).toEqual({ syncContacts: { matchedContacts: [{ user: { id: attacker.id } }] } });
});

test('a team’s invitation to the address opens nothing to the account: only the mailed link does', async () => {
  const fixtures = organizationFixtures(server);
  const team = await fixtures.makeOrganization();
  const { code, data } = await fixtures.change(team.owner, 'inviteToOrganization', {
    ...{ id: team.id, email: attacker.email },
  });
  expect(code).toBeUndefined();
  const seen = await server.graphql('{ organization { id } groupInvitations { id } viewer { email } }', {
    as: attacker,
  });
  expect(seen.data).toMatchObject({ organization: null, groupInvitations: [] });
  for (const token of [data?.id ?? '', team.id, attacker.email]) {
    expect((await fixtures.change(attacker, 'joinOrganization', { token })).code).toBe('BAD_USER_INPUT');
  }
  const [mail] = await mailsTo(attacker.email);
  const owner = await fixtures.person('True Owner');
  const token = /\/team\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect((await fixtures.change(owner, 'joinOrganization', { token })).code).toBeUndefined();
});

test('nothing about others is mailed to the address: no lead, and no message', async () => {
  const exchange = exchangeFixtures(server);
  await exchange.send(await exchange.makeOpenCard(attacker), { email: '' });
  const chat = chatFixtures(server);
  await chat.send(await chat.direct(other, attacker), other);
  await mailUnread(server.services, new Date(Date.now() + 31 * 60_000));
  expect(await mailsTo(attacker.email)).toEqual([]);
});

test('what the account calls a token or a device is not mailed to the address', async () => {
  const name = 'Win money at evil.example';
  await server.graphql(
    'mutation ($name: String!) { createAccessToken(input: { name: $name, scopes: [CARDS_READ] }) { token } }',
    {
      ...{ as: attacker, variables: { name } },
      headers: { 'user-agent': 'win-money/1.0' },
    },
  );
  const mails = await mailsTo(attacker.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Security alert: access token created']);
  expect(mails[0]?.text).not.toMatch(/money|evil/);
});

test('the account has no mail sent to others: no invitation, no copy of details, no word of a message', async () => {
  const fixtures = organizationFixtures(server);
  const victim = 'victim@example.com';
  const made = await fixtures.change(attacker, 'createOrganization', { name: 'Win at evil.example' });
  const refused = await fixtures.change(attacker, 'inviteToOrganization', { id: made.data?.id, email: victim });
  expect([refused.code, refused.message]).toEqual(['FORBIDDEN', 'Confirm your email address first.']);
  const exchange = exchangeFixtures(server);
  expect((await exchange.send(await exchange.makeOpenCard(attacker), { email: victim })).data?.isMailed).toBe(false);
  const others = await exchange.makeOpenCard(other);
  expect((await exchange.send(others, { email: victim }, attacker)).data?.isMailed).toBe(false);
  const chat = chatFixtures(server);
  await chat.send(await chat.direct(attacker, other), attacker);
  await mailUnread(server.services, new Date(Date.now() + 31 * 60_000));
  expect(await mailsTo(victim)).toEqual([]);
  expect((await mailsTo(other.email)).map(({ subject }) => subject)).toEqual([
    'Someone left their details on your card',
  ]);
});

test('a proved account has them sent', async () => {
  await server.confirmEmail(attacker);
  const chat = chatFixtures(server);
  await chat.send(await chat.direct(attacker, other), attacker);
  await mailUnread(server.services, new Date(Date.now() + 31 * 60_000));
  expect((await mailsTo(other.email)).map(({ subject }) => subject)).toEqual(['You have a new message']);
  const fixtures = organizationFixtures(server);
  const made = await fixtures.change(attacker, 'createOrganization', { name: 'Win at evil.example' });
  const input = { id: made.data?.id, email: 'friend@example.com' };
  expect((await fixtures.change(attacker, 'inviteToOrganization', input)).code).toBeUndefined();
  const [mail] = await mailsTo('friend@example.com');
  expect(mail?.subject).toBe('You are invited to a team on Tessera');
  expect(mail?.text).toContain('Win at evil. example');
});
