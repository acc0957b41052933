import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeFixtures, VERA } from '../../testing/exchange-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { mailLeadDigest } from './lead-digest.service.ts';

let mailbox: Mailbox;
let server: TestServer;
let owner: Person;
let card: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, TRUST_PROXY: '1' });
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  card = await exchangeFixtures(server).makeOpenCard(owner);
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let visitors = 0;

/** Leaves the details of another visitor from that address; returns the code of an error. */
async function sendFrom(address: string): Promise<string | undefined> {
  visitors += 1;
  const { errors } = await server.graphql(
    'mutation ($input: SendExchangeInput!) { sendExchange(input: $input) { __typename } }',
    {
      variables: {
        input: { ...VERA, cardId: card, agreedTo: 1, name: `Vera ${visitors}`, email: `v${visitors}@example.com` },
      },
      headers: { 'x-forwarded-for': address },
    },
  );
  return errors?.[0]?.extensions.code;
}

test('networks that use up a card’s limit don’t block its form for those who have left nothing yet', async () => {
  await server.services.rateLimits.consume('exchangeByCard', card, 300);
  for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8:1::1']) expect(await sendFrom(address)).toBeUndefined();
  expect(await sendFrom('192.0.2.1')).toBeUndefined();
  expect(await sendFrom('192.0.2.1')).toBe('RATE_LIMITED');
  // Another LAN of the same end site counts as the same network.
  expect(await sendFrom('2001:db8:1:2::1')).toBeUndefined();
  expect(await sendFrom('2001:db8:1:3::1')).toBe('RATE_LIMITED');
});

test('once a day’s mails are used up, further details come in one digest', async () => {
  const key = createHash('sha256').update(owner.id).digest('base64url');
  await server.services.rateLimits.consume('leadMailByOwner', key, 100);
  for (const address of ['192.0.2.11', '192.0.2.12', '192.0.2.13']) expect(await sendFrom(address)).toBeUndefined();
  const queued = await server.services.db.query<{ attempts: number }[]>(
    "SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'mailLeadDigest' AND key = $1",
    [`leads ${owner.id}`],
  );
  expect(queued).toHaveLength(1);
  await mailLeadDigest(server.services, { ownerId: owner.id });
  await server.runJobs();
  expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    owner.email,
    '3 people left their details',
  ]);
});
