import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeFixtures } from '../../../testing/exchange-fixtures.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a contact that the team inherits shows no private card of the person who left', async () => {
  const [teams, exchange] = [organizationFixtures(server), exchangeFixtures(server)];
  const leaver = await teams.person('Leo Leaver');
  const team = await teams.makeOrganization([leaver, 'MEMBER']);
  const [open, hidden] = [await exchange.makeOpenCard(leaver), await exchange.makeOpenCard(leaver)];
  for (const cardId of [open, hidden]) await exchange.send(cardId);
  const ids = (await exchange.contacts.list(leaver)).nodes.map(({ id }) => id);
  await teams.change(leaver, 'markOrganizationContacts', { ids, isOrganizations: true });
  const changed = await teams.change(leaver, 'updateCard', {
    id: hidden,
    visibility: 'PRIVATE',
    data: { title: 'My divorce', name: 'Leo', email: 'leo@example.com' },
  });
  expect(changed.message).toBeUndefined();
  await teams.change(leaver, 'leaveOrganization', { id: team.id }, '');

  const { data } = await teams.run<{ edges: { node: { exchanges: { card: { id: string } | null }[] } }[] }>(
    team.owner,
    `{ contacts { edges { node {
       exchanges { card { id title } } activity { card { id title } } cards { card { title } } } } } }`,
  );
  const shown = data?.edges.flatMap(({ node }) => node.exchanges).map(({ card }) => card?.id ?? '');
  expect(shown?.sort()).toEqual(['', open]);
  expect(JSON.stringify(data)).not.toContain('divorce');
});
