import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { stubLeaving } from '../../testing/leaving.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import './connection-return.tsx';
import './connector-page.tsx';
import './integrations.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

// Typing takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(signInAsAsha);

const run = {
  ...{ __typename: 'ConnectorRun', id: 'run1', direction: 'OUT', status: 'DONE', isAutomatic: false, reason: '' },
  ...{ createdCount: 2, updatedCount: 1, skippedCount: 3, failedCount: 0, resumesAt: null },
  ...{ startedAt: '2026-11-12T09:41:00.000Z', endedAt: '2026-11-12T09:42:00.000Z' },
};
const connector = {
  ...{ __typename: 'Connector', id: 'c1', kind: 'NOTION', inboundUrl: null, state: 'CONNECTED', isAutomatic: true },
  ...{ accountName: 'Acme Workspace', databaseId: 'd1', databaseTitle: 'People', canPull: false },
  ...{ lastSyncAt: null, lastError: '' },
  mapping: ['name', 'email'].map((field) => ({ __typename: 'MappedField', field, theirs: field })),
};
const log = {
  runs: [run],
  records: { __typename: 'ConnectorRecordConnection', totalCount: 0, edges: [] as object[] },
};
const offer = (kind: string, own: object | null, missingSettings: string[] = []) =>
  json({
    data: {
      connectors: [
        { __typename: 'ConnectorOffer', kind, connector: own, missingSettings, takesToken: kind === 'HUBSPOT' },
      ],
    },
  });
const choices = (...databases: object[]) =>
  json({
    data: {
      connectorChoices: {
        __typename: 'ConnectorChoices',
        databases,
        fields: [{ __typename: 'ConnectorField', name: 'Mail', label: 'Mail' }],
      },
    },
  });
const database = (id: string, title: string) => ({ __typename: 'ConnectorDatabase', id, title });
const stored = {
  'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
  'GraphQL Webhooks': () => json({ data: { viewer: { __typename: 'Viewer', id: 'u1', webhooks: { edges: [] } } } }),
  'GraphQL ConnectorChoices': () => choices(database('d1', 'People'), database('d2', 'Other')),
};
const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;

test('a service is allowed at its own place, and the way back makes the connection', async () => {
  const left = stubLeaving(paths.integrations);
  const calls = stubNetwork({
    ...stored,
    'GraphQL Connectors': () => offer('NOTION', null),
    'GraphQL StartConnection': () =>
      json({ data: { startConnection: { __typename: 'ConnectorStart', url: 'https://api.notion.com/v1/oauth' } } }),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Connect Notion' }));
  await waitFor(() => expect(left.assigned).toEqual(['https://api.notion.com/v1/oauth']));
  expect(sent(calls, 'StartConnection')).toEqual({ input: { kind: 'NOTION' } });
});

test('who comes back with a code sees the connection, and who comes back without it why there is none', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL FinishConnection': () => json({ data: { finishConnection: { connector } } }),
    'GraphQL ConnectorLog': () => offer('NOTION', { ...connector, ...log }),
  });
  renderApp(`${paths.connectionReturn}?code=abc&state=xyz`);
  expect(await screen.findByRole('heading', { name: 'Notion' })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'GraphQL FinishConnection').map(({ body }) => body)).toEqual([
    { input: { state: 'xyz', code: 'abc' } },
  ]);
});

test.each([
  ['?error=access_denied&state=xyz', 'Access wasn’t approved, so nothing was connected.'],
  ['?code=old&state=xyz', 'This was not begun here.'],
])('nothing is connected by %s, and it is said why', async (query, text) => {
  stubNetwork({
    ...stored,
    'GraphQL FinishConnection': () => refusal('BAD_USER_INPUT', 'This was not begun here.', { state: 'no' }),
  });
  renderApp(paths.connectionReturn + query);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('HubSpot is connected by signing in there, where that is set up', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL Connectors': () => offer('HUBSPOT', null),
    'GraphQL StartConnection': () => refusal('INTERNAL', 'HubSpot can’t be reached.'),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
  expect(await screen.findByText('HubSpot can’t be reached.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(calls, 'StartConnection')).toEqual({ input: { kind: 'HUBSPOT' } });
});

test('a token that is refused says so at its field', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL Connectors': () => offer('HUBSPOT', null, ['HUBSPOT_CLIENT_ID']),
    'GraphQL ConnectWithToken': () => refusal('BAD_USER_INPUT', 'Wrong.', { token: 'HubSpot does not know it.' }),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Connect HubSpot' }));
  await user.type(dialog.getByLabelText('Access token'), 'pat-1');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText('HubSpot does not know it.')).toBeInTheDocument();
  expect(sent(calls, 'ConnectWithToken')).toEqual({ input: { kind: 'HUBSPOT', token: 'pat-1' } });
});

test('contacts are sent, the figures are shown, and another database is chosen', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL ConnectorLog': () => offer('NOTION', { ...connector, ...log }),
    'GraphQL SyncConnector': () => json({ data: { syncConnector: { connectorRun: { ...run, id: 'run2' } } } }),
    'GraphQL ChooseDatabase': () =>
      json({ data: { chooseDatabase: { connector: { ...connector, databaseId: 'd2' } } } }),
  });
  const { user } = renderApp(paths.connector('notion'));
  const part = within(await screen.findByRole('region', { name: 'Sync' }));
  expect(part.getByText('2 created, 1 updated, 3 skipped, 0 failed')).toBeInTheDocument();
  expect(part.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(part.getByRole('button', { name: 'Sync now' }));
  expect(sent(calls, 'SyncConnector')).toEqual({ input: { id: 'c1', direction: 'OUT', isFull: false } });
  await user.selectOptions(await screen.findByLabelText('Contacts are kept in'), 'Other');
  expect(sent(calls, 'ChooseDatabase')).toEqual({ input: { id: 'c1', databaseId: 'd2' } });
});

test('an ended permission leads to another one, and nothing is asked without it', async () => {
  const ended = { ...connector, ...log, kind: 'SALESFORCE', state: 'RECONNECT', databaseId: '', databaseTitle: '' };
  const calls = stubNetwork({ ...stored, 'GraphQL ConnectorLog': () => offer('SALESFORCE', ended) });
  renderApp(paths.connector('salesforce'));
  expect(await screen.findByRole('button', { name: 'Reconnect Salesforce' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Sync now' })).toBeDisabled();
  expect(sent(calls, 'ConnectorChoices')).toBeUndefined();
});
