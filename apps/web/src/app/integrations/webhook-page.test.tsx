import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './webhook-page.tsx';
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
const attemptWith = (status: number | null, error: string, answer = '') => ({
  ...{ __typename: 'WebhookAttempt', at: `2026-11-12T09:4${status ?? 0 % 10}:00.000Z`, status, durationMs: 12 },
  ...{ answer, error },
  headers: [{ __typename: 'WebhookHeader', name: 'webhook-signature', value: `v1,signature-of-${status}` }],
});
const delivery = {
  ...{ __typename: 'WebhookDelivery', id: 'd1', event: 'CARD_CREATED', isTest: false, status: 'DELIVERED' },
  ...{ payload: '{"type":"card.created"}', createdAt: '2026-11-12T09:41:00.000Z', nextAttemptAt: null },
  attempts: [attemptWith(500, 'The server refused the request.', 'not now'), attemptWith(204, '')],
};
const DAYS = Array.from({ length: 14 }, (_, n) => ({
  __typename: 'WebhookHealthDay',
  date: `2026-11-${n + 11}`,
  ...{ deliveredCount: 0, failedCount: 0, pendingCount: 0 },
}));
const health = {
  ...{ __typename: 'WebhookHealth', successRate: null, p50Ms: null, p95Ms: null, pendingCount: 0, pausesAt: null },
  ...{ lastFailure: null, days: DAYS },
};
const healthWith = (more: object) =>
  json({ data: { webhook: { __typename: 'Webhook', id: 'w1', health: { ...health, ...more } } } });
const figures = {
  'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
  'GraphQL WebhookHealth': () => healthWith({}),
};
const emptyLog = { __typename: 'WebhookDeliveryConnection', totalCount: 0, edges: [] };
const page = (more: object = {}) => json({ data: { webhook: { ...webhook, deliveries: emptyLog, ...more } } });
const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;

test('the log shows every try, what was sent and what was answered, and sends again', async () => {
  const log = {
    ...webhook,
    deliveries: { __typename: 'WebhookDeliveryConnection', totalCount: 1, edges: [] as object[] },
  };
  log.deliveries.edges = [{ __typename: 'WebhookDeliveryEdge', node: delivery }];
  const again = {
    ...delivery,
    attempts: [...delivery.attempts, attemptWith(null, 'The server refused the connection.')],
  };
  const calls = stubNetwork({
    ...figures,
    'GraphQL WebhookLog': () => json({ data: { webhook: log } }),
    'GraphQL ResendWebhookDelivery': () => json({ data: { resendWebhookDelivery: { webhookDelivery: again } } }),
    'GraphQL TestWebhook': () =>
      json({ data: { testWebhook: { webhookDelivery: { ...delivery, id: 'd2', isTest: true } } } }),
  });
  const { user } = renderApp(paths.webhook('w1'));
  const row = within(await screen.findByRole('region', { name: 'Deliveries' }));
  expect(row.getByText('Delivered')).toBeInTheDocument();
  expect(row.getByText('not now')).toBeInTheDocument();
  expect(row.getByText('500')).toBeInTheDocument();
  expect(row.getByText('204')).toBeInTheDocument();
  expect(row.getByText('webhook-signature: v1,signature-of-500')).toBeInTheDocument();
  await user.click(row.getByText('A card is created'));
  await user.click(row.getByRole('button', { name: /^Send again: A card is created/ }));
  expect((await screen.findAllByText('The server refused the connection.')).length).toBeGreaterThan(0);
  expect(sent(calls, 'ResendWebhookDelivery')).toEqual({ input: { id: 'd1' } });
  await user.click(screen.getByRole('button', { name: 'Send a test event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test event' }));
  expect(dialog.getByLabelText('Event')).toHaveValue('card.created');
  await user.selectOptions(dialog.getByLabelText('Event'), 'lead.created');
  expect(dialog.getByText(/"note": "Please send the catalogue."/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send a test event' }));
  expect(await screen.findByText('The test event arrived')).toBeInTheDocument();
  expect(sent(calls, 'TestWebhook')).toEqual({ input: { id: 'w1', event: 'LEAD_CREATED' } });
});

test('the events of a span are sent again', async () => {
  const log = { ...webhook, deliveries: { __typename: 'WebhookDeliveryConnection', totalCount: 0, edges: [] } };
  const replayed = { __typename: 'WebhookReplay', count: 12 };
  const calls = stubNetwork({
    ...figures,
    'GraphQL WebhookLog': () => json({ data: { webhook: log } }),
    'GraphQL ReplayWebhookDeliveries': () => json({ data: { replayWebhookDeliveries: replayed } }),
  });
  const { user } = renderApp(paths.webhook('w1'));
  await user.click(await screen.findByRole('button', { name: 'More with this webhook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send events again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send events again' }));
  await user.clear(dialog.getByLabelText('From'));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(dialog.getByLabelText('From')).toHaveAccessibleDescription('Choose a day and a time.');
  await user.type(dialog.getByLabelText('From'), '2026-11-20T08:00');
  await user.type(dialog.getByLabelText(/^To/), '2026-11-20T12:00');
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('12 events are being sent again')).toBeInTheDocument();
  const [from, to] = ['2026-11-20T08:00', '2026-11-20T12:00'].map((time) => new Date(time).toISOString());
  expect(sent(calls, 'ReplayWebhookDeliveries')).toEqual({ input: { id: 'w1', from, to, isFailedOnly: true } });
});

test('figures of the last 14 days say what arrived, how fast, and why one failed', async () => {
  const failing = {
    ...{ successRate: 0.9996, p50Ms: 12, p95Ms: 480, pendingCount: 3, pausesAt: '2026-11-29T08:00:00.000Z' },
    lastFailure: {
      ...{
        __typename: 'WebhookFailure',
        at: '2026-11-24T08:00:00.000Z',
        event: 'CARD_CREATED',
        error: 'The server refused the request.',
      },
    },
    days: DAYS.with(-1, { ...(DAYS[13] as (typeof DAYS)[0]), deliveredCount: 5, failedCount: 2, pendingCount: 3 }),
  };
  stubNetwork({
    ...figures,
    'GraphQL WebhookLog': () => page(),
    'GraphQL WebhookHealth': () => healthWith(failing),
  });
  renderApp(paths.webhook('w1'));
  const part = within(await screen.findByRole('region', { name: 'Last 14 days' }));
  expect(await part.findByText('99.9%')).toBeInTheDocument();
  expect(part.getByText('12 ms')).toBeInTheDocument();
  expect(part.getByText('480 ms')).toBeInTheDocument();
  expect(part.getByRole('alert')).toHaveTextContent(/^Every delivery is failing. If none succeeds by/);
  expect(part.getByText(/^Last failure: A card is created, .* The server refused the request\.$/)).toBeInTheDocument();
  expect(part.getAllByRole('listitem').map((day) => day.textContent)).toContain(
    '24 Nov: 5 arrived, 2 failed, 3 waiting',
  );
});

test('a webhook without events says so in place of figures, and its state stands there once', async () => {
  stubNetwork({ ...figures, 'GraphQL WebhookLog': () => page() });
  renderApp(paths.webhook('w1'));
  expect(await screen.findByText('No events in the last 14 days.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: /^Send events/ })).toBeChecked();
  expect(screen.queryByText('On')).not.toBeInTheDocument();
});

test('what a webhook is limited to is named, and cards that are gone are told', async () => {
  const card = { __typename: 'WebhookCard', id: 'c1', card: { __typename: 'Card', id: 'c1', title: 'Studio' } };
  const gone = { __typename: 'WebhookCard', id: 'c2', card: null };
  stubNetwork({ ...figures, 'GraphQL WebhookLog': () => page({ cards: [card, gone], tags: ['Fair', 'VIP'] }) });
  renderApp(paths.webhook('w1'));
  expect(await screen.findByText('Only these cards: Studio')).toBeInTheDocument();
  expect(screen.getByText('Only contacts with these tags: Fair, VIP')).toBeInTheDocument();
  expect(screen.getByText(/^One card that this webhook is limited to no longer exists\./)).toBeInTheDocument();
});

test('a webhook whose cards are all gone says that it gets no events about cards', async () => {
  const cards = ['c1', 'c2'].map((id) => ({ __typename: 'WebhookCard', id, card: null }));
  stubNetwork({ ...figures, 'GraphQL WebhookLog': () => page({ cards }) });
  renderApp(paths.webhook('w1'));
  expect(await screen.findByText(/^2 cards .* This webhook no longer gets events about cards\./)).toBeInTheDocument();
});

test('the old secret can be stopped before its day is over', async () => {
  const oldKeyUntil = new Date(Date.now() + 3_600_000).toISOString();
  const calls = stubNetwork({
    ...figures,
    'GraphQL WebhookLog': () => page({ oldKeyUntil }),
    'GraphQL EndOldWebhookKey': () => json({ data: { endOldWebhookKey: { webhook } } }),
  });
  const { user } = renderApp(paths.webhook('w1'));
  expect(await screen.findByText(/^The old secret also signs until/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More with this webhook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop old secret' }));
  await user.click(await screen.findByRole('button', { name: 'Stop old secret' }));
  expect(await screen.findByText('Only the new secret signs now')).toBeInTheDocument();
  expect(sent(calls, 'EndOldWebhookKey')).toEqual({ input: { id: 'w1' } });
  expect(screen.queryByText(/^The old secret also signs/)).not.toBeInTheDocument();
});

test('a webhook of a program that listens has no address to show', async () => {
  stubNetwork({ ...figures, 'GraphQL WebhookLog': () => page({ url: 'listen:' }) });
  renderApp(paths.webhook('w1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'A program that listens' })).toBeInTheDocument();
});

test('a webhook that is gone says so', async () => {
  stubNetwork({ ...figures, 'GraphQL WebhookLog': () => json({ data: { webhook: null } }) });
  renderApp(paths.webhook('w9'));
  expect(await screen.findByText('This webhook no longer exists.')).toBeInTheDocument();
});
