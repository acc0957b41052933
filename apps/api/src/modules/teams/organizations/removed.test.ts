import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

test('who was removed from a team comes back by a new invitation alone', async () => {
  const fixtures = organizationFixtures(server);
  const removed = await fixtures.person('Rex Removed');
  const team = await fixtures.makeOrganization();
  const { data } = await fixtures.change<{ joinUrl: string }>(
    team.owner,
    'changeOrganizationLink',
    { id: team.id },
    '{ joinUrl }',
  );
  const link = data?.joinUrl.split('/').at(-1) ?? '';
  const invite = async () => {
    await fixtures.change(team.owner, 'inviteToOrganization', { id: team.id, email: removed.email, role: 'MEMBER' });
    await server.runJobs();
    return /\/team\/([\w-]{43})/.exec(mailbox.find(removed.email).text)?.[1] ?? '';
  };
  const before = await invite();
  await server.services.db.query(
    "INSERT INTO organization_members (organization_id, user_id, role) VALUES ($1, $2, 'MEMBER')",
    [team.id, removed.id],
  );
  await fixtures.change(team.owner, 'removeOrganizationMember', { id: team.id, userId: removed.id });
  const join = (token: string) => fixtures.change(removed, 'joinOrganization', { token });
  for (const token of [link, before]) {
    expect((await join(token)).fields).toHaveProperty('token');
    const seen = await fixtures.run(
      removed,
      'query ($token: String!) { organizationByToken(token: $token) { name } }',
      {
        token,
      },
    );
    expect(seen.data).toBeNull();
  }
  expect((await join(await invite())).code).toBeUndefined();
  await fixtures.change(removed, 'leaveOrganization', { id: team.id }, '');
  expect((await join(link)).code).toBeUndefined();
});
