import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { toConnection } from '../../../testing/connection.ts';
import { type Call, json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha } from '../../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './deals.tsx';
import '../contact-page.tsx';
import '../../../testing/warm-shell.ts';

const AT = '2026-11-12T09:41:00.000Z';
const VIEWER = { __typename: 'Viewer', id: 'u1', payoutAccount: null };

interface TestDeal {
  id: string;
  name: string;
  stage: string;
  valueMinor: number;
  version: number;
}

const deal = (id: string, changes: object = {}): TestDeal => ({
  ...{ __typename: 'Deal', id, name: `Deal ${id}`, stage: 'NEW', valueMinor: 250_050, currency: 'USD', version: 1 },
  ...{ paymentStatus: null, expectedOn: '2026-12-18', note: '', contactId: 'k1', contactName: 'Fay Friend' },
  ...changes,
});

/** A server with these deals, which it moves. */
function open(address: string, stored: TestDeal[], answers: Parameters<typeof stubNetwork>[0] = {}) {
  const deals = new Map(stored.map((one) => [one.id, one]));
  const move = ({ body }: Call) => {
    const { input } = body as { input: Partial<TestDeal> & { id: string } };
    const before = deals.get(input.id) as TestDeal;
    const moved = { ...before, ...input, version: before.version + 1 };
    deals.set(input.id, moved);
    return json({ data: { moveDeal: { deal: moved } } });
  };
  const calls = stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL Deals': ({ body }) => {
      const { stage } = body as { stage: string | null };
      const found = [...deals.values()].filter((one) => stage === null || one.stage === stage);
      return json({ data: { deals: toConnection('Deal', found) } });
    },
    'GraphQL DealTotals': () => {
      const totals = [...deals.values()].map(({ stage, valueMinor }) => ({ stage, valueMinor, count: 1 }));
      return json({
        data: { dealTotals: totals.map((one) => ({ ...one, __typename: 'DealTotal', currency: 'USD' })) },
      });
    },
    'GraphQL DealHistory': () => json({ data: { deal: null } }),
    'GraphQL DealPayment': ({ body }) => {
      const { id } = body as { id: string };
      const billing = { __typename: 'Billing', hasPaymentLinks: false, commissionPercent: 3 };
      return json({ data: { deal: { ...deals.get(id), payment: null }, viewer: VIEWER, billing } });
    },
    'GraphQL MoveDeal': move,
    ...answers,
  });
  const sent = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { ...renderApp(address), sent };
}

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

beforeEach(signInAsAsha);

test('without deals the screen says what one is, and begins one', async () => {
  open(paths.deals, []);
  expect(await screen.findByText('No deals yet.')).toBeInTheDocument();
  expect(screen.getByText(/A deal is business with a contact/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create deal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('aria-current', 'page');
});

test('a deal is begun in its column, with a contact who is searched, and nothing is sent without one', async () => {
  const line = (id: string, name: string) => ({
    ...{ __typename: 'Contact', id, name, company: 'Acme', role: '', email: '', phone: '', tags: [] },
    ...{ lastActivityAt: AT, user: null },
  });
  const { user, sent } = open(paths.deals, [deal('1')], {
    'GraphQL Contacts': ({ body }) => {
      const { query } = body as { query: string };
      const found = [line('k1', 'Fay Friend'), line('k2', 'आशा राव')].filter(({ name }) => name.includes(query));
      return json({ data: { contacts: { ...toConnection('Contact', found), totalCount: found.length } } });
    },
    'GraphQL CreateDeal': ({ body }) => {
      const { input } = body as { input: { contactId?: string } };
      const fields = { contactId: 'Choose the contact or the lead that the deal is with.' };
      if (!input.contactId) return refusal('BAD_USER_INPUT', 'Please check the marked fields.', fields);
      return json({ data: { createDeal: { deal: deal('2', { ...input, contactName: 'आशा राव' }) } } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create deal: Proposal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create deal' }));
  await user.type(dialog.getByLabelText('Name'), 'Tiles');
  await user.click(dialog.getByRole('button', { name: 'Create deal' }));
  expect(await dialog.findByText('Choose the contact or the lead that the deal is with.')).toBeVisible();
  await user.type(dialog.getByLabelText('Contact'), 'आशा');
  await user.click(await dialog.findByRole('button', { name: /आशा राव/ }));
  expect(dialog.getByRole('button', { name: 'Change the contact' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create deal' }));
  expect(await screen.findByText('Deal opened')).toBeInTheDocument();
  expect(sent('CreateDeal').at(-1)).toEqual({
    input: expect.objectContaining({ contactId: 'k2', stage: 'PROPOSAL', name: 'Tiles' }),
  });
});

test('the board has a column for each stage, with its deals, their number and what they are worth', async () => {
  open(paths.deals, [deal('1'), deal('2'), deal('3', { stage: 'WON', valueMinor: 100_000 })]);
  expect(await screen.findByRole('button', { name: 'Deal 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['New2', 'In conversation0', 'Proposal0', 'Won1', 'Lost0'],
  ]);
  expect(column('Won').getAllByText('$1,000')).not.toHaveLength(0);
  expect(column('Lost').getByText('No deals')).toBeInTheDocument();
  expect(column('New').getAllByRole('link', { name: 'Fay Friend' })[0]).toHaveAttribute(
    'href',
    paths.contactDetails('k1'),
  );
  expect(column('New').getAllByText('Expected 18 Dec 2026')).toHaveLength(2);
});

test('the arrow keys move a deal from stage to stage; it is said, and the focus goes along', async () => {
  const { user, sent } = open(paths.deals, [deal('1')]);
  (await screen.findByRole('button', { name: 'Move Deal 1 from New' })).focus();
  await user.keyboard('{ArrowLeft}');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Deal 1 is in In conversation.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Deal 1 from In conversation' })).toHaveFocus());
  await waitFor(() => expect(column('In conversation').getByText('1')).toBeInTheDocument());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(sent('MoveDeal')).toHaveLength(2));
  expect(sent('MoveDeal')).toEqual([
    { input: { id: '1', stage: 'IN_CONVERSATION', version: 1 } },
    { input: { id: '1', stage: 'PROPOSAL', version: 2 } },
  ]);
});

test('a deal goes to any stage by its menu', async () => {
  const { user, sent } = open(paths.deals, [deal('1')]);
  await user.click(await screen.findByRole('button', { name: 'Move Deal 1 from New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lost' }));
  await waitFor(() => expect(sent('MoveDeal')).toEqual([{ input: { id: '1', stage: 'LOST', version: 1 } }]));
  expect(await column('Lost').findByRole('button', { name: 'Deal 1' })).toBeInTheDocument();
});

test('a deal is dragged to another column', async () => {
  const { sent } = open(paths.deals, [deal('1')]);
  const card = (await screen.findByRole('button', { name: 'Deal 1' })).closest('li') as HTMLElement;
  fireEvent.dragStart(card, { dataTransfer: { setData: () => {} } });
  const won = screen.getByRole('region', { name: /^Won/ });
  fireEvent.dragOver(won);
  fireEvent.drop(won);
  expect(column('Won').getByRole('button', { name: 'Deal 1' })).toBeInTheDocument();
  await waitFor(() => expect(sent('MoveDeal')).toEqual([{ input: { id: '1', stage: 'WON', version: 1 } }]));
});

test('a deal that the server doesn’t move goes back, with the reason', async () => {
  const { user } = open(paths.deals, [deal('1')], {
    'GraphQL MoveDeal': () => refusal('CONFLICT', 'This deal was changed elsewhere. Reload it and try again.'),
  });
  (await screen.findByRole('button', { name: 'Move Deal 1 from New' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('This deal was changed elsewhere. Reload it and try again.')).toBeInTheDocument();
  expect(column('New').getByRole('button', { name: 'Deal 1' })).toBeInTheDocument();
  expect(screen.getByText('Deal 1 stays in New.')).toBeInTheDocument();
});

test('the table has the same deals, and the address says that it is open', async () => {
  const { user, sent } = open(paths.deals, [deal('1'), deal('2', { stage: 'WON' })]);
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  const table = within(await screen.findByRole('table', { name: 'Deals' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  await user.selectOptions(table.getByRole('combobox', { name: 'Stage of Deal 1' }), 'Proposal');
  await waitFor(() => expect(sent('MoveDeal')).toEqual([{ input: { id: '1', stage: 'PROPOSAL', version: 1 } }]));
});

test('a deal is changed in a dialog that shows its history', async () => {
  const { user, sent } = open(paths.deals, [deal('1')], {
    'GraphQL DealHistory': () => {
      const by = { __typename: 'User', id: 'u1', name: 'Asha Rao' };
      const shared = {
        __typename: 'DealChange',
        payment: null,
        currency: 'USD',
        currencyBefore: 'USD',
        createdAt: AT,
        by,
      };
      const history = [
        { ...shared, id: 'h2', stageBefore: 'PROPOSAL', valueMinorBefore: 100, stage: 'NEW', valueMinor: 250_050 },
        { ...shared, id: 'h1', stageBefore: null, valueMinorBefore: null, stage: 'PROPOSAL', valueMinor: 100 },
      ];
      return json({ data: { deal: { __typename: 'Deal', id: '1', history } } });
    },
    'GraphQL UpdateDeal': () => json({ data: { updateDeal: { deal: deal('1', { version: 2 }) } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Deal 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit deal' }));
  expect(await dialog.findByText('Proposal → New, $1 → $2,500.50')).toBeInTheDocument();
  expect(dialog.getByText('Opened in Proposal with $1')).toBeInTheDocument();
  const value = dialog.getByLabelText(/^Value/);
  expect(value).toHaveValue('2500.50');
  await user.clear(value);
  await user.type(value, 'many');
  await user.click(dialog.getByRole('button', { name: 'Save deal' }));
  expect(await dialog.findByText('Enter an amount, such as 2500 or 2500.50.')).toBeInTheDocument();
  await user.clear(value);
  await user.type(value, '3,000');
  await user.click(dialog.getByRole('button', { name: 'Save deal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('UpdateDeal')).toEqual([
    {
      input: {
        ...{ id: '1', version: 1, name: 'Deal 1', valueMinor: 300_000, currency: 'USD', stage: 'NEW' },
        ...{ expectedOn: '2026-12-18', note: '' },
      },
    },
  ]);
});

test('a contact, and what a visitor left, become deals; the plan’s limit is said in the dialog', async () => {
  const exchange = { __typename: 'ContactExchange', id: 'lead1', channel: null, consent: 'I agree', consentedAt: AT };
  const contact = {
    ...{ __typename: 'Contact', id: 'k1', name: 'Fay Friend', company: '', role: '', email: '', phone: '', tags: [] },
    ...{ emails: [], phones: [] },
    ...{ website: '', note: '', event: '', metAt: null, source: 'EXCHANGE', createdAt: AT, lastActivityAt: AT },
    ...{ origins: [], merges: [], user: null, cards: [], activity: [], reminders: [] },
    exchanges: [{ ...exchange, card: null, share: null }],
  };
  const limit = 'Starter includes 5 deals a month. Upgrade to Growth for 15 deals a month.';
  let isFull = true;
  const deals = () => (isFull ? [] : [deal('1', { createdAt: AT })]);
  const { user, sent } = open(paths.contactDetails('k1'), [], {
    'GraphQL ContactPage': () => json({ data: { contact } }),
    'GraphQL ContactDeals': () =>
      json({
        data: { contact: { __typename: 'Contact', id: 'k1', deals: deals() } },
      }),
    'GraphQL CreateDeal': () =>
      isFull ? refusal('PLAN_LIMIT', limit) : json({ data: { createDeal: { deal: deal('1', { name: 'Tiles' }) } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create deal from this lead' }));
  await user.click(screen.getByRole('button', { name: 'Create deal' }));
  expect(await screen.findByText('Enter a name for the deal.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Tiles');
  await user.click(screen.getByRole('button', { name: 'Create deal' }));
  expect(await screen.findByText(limit)).toBeInTheDocument();
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Create deal' }));
  expect(await screen.findByText('New · $2,500.50')).toBeInTheDocument();
  const input = { name: 'Tiles', valueMinor: 0, stage: 'NEW', expectedOn: null, note: '', leadId: 'lead1' };
  expect(sent('CreateDeal')).toEqual([
    { input: { ...input, currency: expect.stringMatching(/^[A-Z]{3}$/) } },
    { input: { ...input, currency: expect.any(String) } },
  ]);
});
