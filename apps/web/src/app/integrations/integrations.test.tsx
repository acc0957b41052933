import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './integrations.tsx';
import './connector-page.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

// Typing takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(signInAsAsha);

const webhook = {
  ...{ __typename: 'Webhook', id: 'w1', url: 'https://example.com/hook', description: '', events: ['CARD_CREATED'] },
  ...{ cards: [], tags: [], createdAt: '2026-11-12T09:41:00.000Z' },
  ...{ oldKeyUntil: null, disabledAt: null, disabledReason: '', failingSince: null },
};
const connector = {
  ...{ __typename: 'Connector', id: 'c1', kind: 'AUTOMATION', inboundUrl: 'https://cards.example.com/api/inbound/c1' },
  ...{ state: 'CONNECTED', accountName: '', databaseId: '', databaseTitle: '', isAutomatic: true, canPull: false },
  ...{ lastSyncAt: '2026-11-12T09:41:00.000Z', lastError: '' },
  mapping: ['name', 'email'].map((field) => ({ __typename: 'MappedField', field, theirs: field })),
};
const offerFor = (kind: string, more: object) => ({
  ...{ __typename: 'ConnectorOffer', kind, connector: null, missingSettings: [], takesToken: false },
  ...more,
});
const offers = (own: object | null) =>
  json({
    data: {
      connectors: [
        offerFor('AUTOMATION', { connector: own }),
        offerFor('HUBSPOT', { takesToken: true, missingSettings: ['HUBSPOT_CLIENT_ID', 'HUBSPOT_CLIENT_SECRET'] }),
        offerFor('SALESFORCE', { missingSettings: ['SALESFORCE_CLIENT_ID', 'SALESFORCE_CLIENT_SECRET'] }),
        offerFor('NOTION', {}),
        offerFor('GOOGLE', { missingSettings: ['GOOGLE_CLIENT_SECRET'] }),
      ],
    },
  });
const choices = json({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'asha',
      cards: {
        __typename: 'CardConnection',
        edges: [
          { __typename: 'CardEdge', node: { __typename: 'Card', id: 'c1', title: 'Studio' } },
          { __typename: 'CardEdge', node: { __typename: 'Card', id: 'c2', title: 'Home' } },
        ],
      },
    },
    contactTags: [{ __typename: 'ContactTag', name: 'Fair' }],
  },
});
const stored = {
  'GraphQL WebhookChoices': () => choices.clone(),
  'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
  'GraphQL Connectors': () => offers(null),
};
const list = (...webhooks: object[]) =>
  json({
    data: { viewer: { __typename: 'Viewer', id: 'u1', webhooks: { edges: webhooks.map((node) => ({ node })) } } },
  });
const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;

test('a newcomer is told what to do; a webhook is added, and its secret shown once', async () => {
  let webhooks: object[] = [];
  const calls = stubNetwork({
    ...stored,
    'GraphQL Webhooks': () => list(...webhooks),
    'GraphQL CreateWebhook': () => {
      webhooks = [webhook];
      const made = { __typename: 'WebhookWithSecret', signingKey: 'whsec_abc', webhook };
      return json({ data: { createWebhook: made } });
    },
  });
  const { user } = renderApp(paths.integrations);
  expect(await screen.findByText('No webhooks yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/hook');
  await user.click(dialog.getByRole('checkbox', { name: 'A card is created' }));
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_abc');
  expect(sent(calls, 'CreateWebhook')).toEqual({
    input: { url: 'https://example.com/hook', description: '', events: ['CARD_CREATED'], cardIds: [], tags: [] },
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: 'https://example.com/hook' })).toHaveAttribute(
    'href',
    paths.webhook('w1'),
  );
});

test('a webhook is limited to cards and tags, each offered once an event has it', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL Webhooks': () => list(),
    'GraphQL CreateWebhook': () =>
      json({ data: { createWebhook: { __typename: 'WebhookWithSecret', signingKey: 'whsec_abc', webhook } } }),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/hook');
  await user.click(dialog.getByRole('checkbox', { name: 'Someone writes to you' }));
  expect(dialog.queryByRole('group', { name: /^Only/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'A visitor leaves their details' }));
  const cards = within(await dialog.findByRole('group', { name: 'Only these cards' }));
  await user.click(cards.getByRole('checkbox', { name: 'Home' }));
  expect(dialog.queryByRole('group', { name: 'Only contacts with these tags' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'A contact is added' }));
  await user.click(dialog.getByRole('button', { name: 'Fair' }));
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  await screen.findByLabelText('Secret');
  expect(sent(calls, 'CreateWebhook')).toMatchObject({ input: { cardIds: ['c2'], tags: ['Fair'] } });
});

test('what is wrong with a webhook is said at its field', async () => {
  stubNetwork({
    ...stored,
    'GraphQL Webhooks': () => list(),
    'GraphQL CreateWebhook': () =>
      refusal('BAD_USER_INPUT', 'Wrong.', { url: 'localhost is not on the public internet.', events: 'Choose one.' }),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  await user.click(screen.getByRole('button', { name: 'Save webhook' }));
  expect(await screen.findByText('localhost is not on the public internet.')).toBeInTheDocument();
  expect(screen.getByText('Choose one.')).toBeInTheDocument();
});

test('the five connectors are named before the webhooks; the page says whom to ask for those that are not set up', async () => {
  stubNetwork({ ...stored, 'GraphQL Webhooks': () => list() });
  renderApp(paths.integrations);
  const part = within(await screen.findByRole('region', { name: 'Connectors' }));
  const rows = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows.map((text) => /^(HubSpot|Salesforce|Notion|Google Contacts|Automation)/.exec(text ?? '')?.[0])).toEqual([
    ...['HubSpot', 'Notion', 'Automation'],
    ...['Salesforce', 'Google Contacts'],
  ]);
  expect(part.getByText('2,000+ automations')).toBeInTheDocument();
  expect(part.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    'Connect HubSpot',
    'Connect Notion',
    'Connect Automation',
  ]);
  expect(part.getByText(/^Salesforce and Google Contacts aren’t available here yet\./)).toBeInTheDocument();
  const ask = part.getByRole('link', { name: 'Ask the operator' });
  expect(ask).toHaveAttribute('href', '/dashboard/support?tab=contact');
  expect(part.getByRole('link', { name: 'read how' })).toHaveAttribute('href', paths.docsPage('connected-services'));
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Integrations', 'Connectors', 'Developers', 'Webhooks']);
});

test('one service that is not set up is spoken of as one', async () => {
  const one = json({ data: { connectors: [offerFor('SALESFORCE', { missingSettings: ['SALESFORCE_CLIENT_ID'] })] } });
  stubNetwork({ ...stored, 'GraphQL Webhooks': () => list(), 'GraphQL Connectors': () => one.clone() });
  renderApp(paths.integrations);
  const line = await screen.findByText(/^Salesforce isn’t available here yet\./);
  expect(line).toHaveTextContent('Ask the operator to set it up. If you run this installation, read how.');
});

test('a connected service says when it was last synced', async () => {
  stubNetwork({ ...stored, 'GraphQL Webhooks': () => list(), 'GraphQL Connectors': () => offers(connector) });
  renderApp(paths.integrations);
  const part = within(await screen.findByRole('region', { name: 'Connectors' }));
  expect(await part.findByText(/^Last synced /)).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Open Automation' })).toHaveAttribute('href', paths.connector('automation'));
});

test('connectors that could not be loaded can be asked for again', async () => {
  stubNetwork({
    ...stored,
    'GraphQL Webhooks': () => list(),
    'GraphQL Connectors': () => refusal('INTERNAL', 'Broken.'),
  });
  renderApp(paths.integrations);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load connectorsBroken.');
});

const logWith = (...nodes: object[]) => ({
  ...connector,
  runs: [],
  records: {
    __typename: 'ConnectorRecordConnection',
    totalCount: nodes.length,
    edges: nodes.map((node) => ({ __typename: 'ConnectorRecordEdge', node })),
  },
});
const failed = {
  ...{ __typename: 'ConnectorRecord', id: 'r1', direction: 'IN', title: 'Mateo Silva', outcome: 'FAILED', tries: 1 },
  ...{ reason: 'mail: Wrong.', contactId: null, payload: '{"mail":"x"}', createdAt: '2026-11-12T09:41:00.000Z' },
};

test('automation is connected with one press, its key is shown once, and its page says how to send', async () => {
  stubNetwork({
    ...stored,
    'GraphQL Webhooks': () => list(),
    'GraphQL ConnectAutomation': () =>
      json({ data: { connectAutomation: { __typename: 'ConnectorWithKey', inboundKey: 'tsi_abc', connector } } }),
    'GraphQL ConnectorLog': () => offers(logWith()),
  });
  const { user } = renderApp(paths.integrations);
  await user.click(await screen.findByRole('button', { name: 'Connect Automation' }));
  expect(await screen.findByLabelText('Key')).toHaveValue('tsi_abc');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByLabelText('Address')).toHaveValue(connector.inboundUrl);
  expect(screen.getByText('Nothing received yet.')).toBeInTheDocument();
});

test('a record that failed says why and is tried again; fields are mapped, and wrong ones named', async () => {
  const calls = stubNetwork({
    ...stored,
    'GraphQL ConnectorLog': () => offers(logWith(failed)),
    'GraphQL ReplayConnectorRecord': () =>
      json({
        data: { replayConnectorRecord: { connectorRecord: { ...failed, outcome: 'CREATED', reason: '', tries: 2 } } },
      }),
    'GraphQL UpdateConnector': () => refusal('BAD_USER_INPUT', 'Wrong.', { email: 'Taken already.' }),
  });
  const { user } = renderApp(paths.connector('automation'));
  const log = within(await screen.findByRole('region', { name: 'Log' }));
  expect(log.getByText('mail: Wrong.')).toBeInTheDocument();
  await user.click(log.getByText('Mateo Silva'));
  await user.click(log.getByRole('button', { name: 'Try again: Mateo Silva' }));
  expect(await screen.findByText('Event delivered')).toBeInTheDocument();
  expect(sent(calls, 'ReplayConnectorRecord')).toEqual({ input: { id: 'r1' } });
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'name');
  await user.click(screen.getByRole('button', { name: 'Save fields' }));
  expect(await screen.findByText('Taken already.')).toBeInTheDocument();
  const mapping = [
    { field: 'name', theirs: 'name' },
    { field: 'email', theirs: 'name' },
  ];
  expect(sent(calls, 'UpdateConnector')).toEqual({ input: { id: 'c1', mapping } });
});

test('what is not connected says so', async () => {
  stubNetwork({ ...stored, 'GraphQL ConnectorLog': () => offers(null) });
  renderApp(paths.connector('automation'));
  expect(await screen.findByText('Automation isn’t connected.')).toBeInTheDocument();
});

test('webhooks that could not be loaded can be asked for again', async () => {
  stubNetwork({ ...stored, 'GraphQL Webhooks': () => refusal('INTERNAL', 'Broken.') });
  renderApp(paths.integrations);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load webhooksBroken.');
});
