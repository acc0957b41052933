import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';

export const FREE = {
  __typename: 'Billing',
  plan: 'STARTER',
  status: 'FREE',
  currency: null,
  interval: 'MONTH',
  seats: 1,
  unitMinor: null,
  endsAt: null,
  nextPlan: null,
  nextInterval: null,
  nextSeats: null,
  canTry: true,
  provider: 'TEST',
  yearlyDiscountPercent: null,
  cardCount: 3,
  nextPaymentMinor: null,
  details: null,
  hasPaymentLinks: false,
  teamSeat: null,
};
export const GROWTH = {
  ...FREE,
  plan: 'GROWTH',
  status: 'ACTIVE',
  currency: 'USD',
  unitMinor: 800,
  nextPaymentMinor: 800,
  endsAt: '2026-12-12T09:00:00.000Z',
};
export const UPGRADE = {
  __typename: 'BillingQuote',
  kind: 'UPGRADE',
  currency: 'USD',
  lines: [
    { __typename: 'InvoiceLine', text: 'Professional, 10 of 30 days', amountMinor: 833 },
    { __typename: 'InvoiceLine', text: 'Unused time on Growth, 10 of 30 days', amountMinor: -267 },
  ],
  taxes: [],
  taxNote: null,
  dueMinor: 566,
  effectiveAt: '2026-12-02T09:00:00.000Z',
  renewsAt: '2026-12-12T09:00:00.000Z',
};
const invoices = (nodes: object[] = []) => ({
  __typename: 'InvoiceConnection',
  edges: nodes.map((node) => ({ __typename: 'InvoiceEdge', node: { __typename: 'Invoice', ...node } })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});

/** The account, with the currency that it remembers. */
export const viewer = (priceCurrency: string | null) => ({ __typename: 'Viewer', id: 'u1', priceCurrency });

/** The screen as it is with this plan, at `query` of its address. */
export function openBilling(billing: object, query = '', answers: Parameters<typeof stubNetwork>[0] = {}) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])),
    'GraphQL Billing': () => json({ data: { billing, viewer: viewer(null) } }),
    'GraphQL KeepPriceCurrency': ({ body }) =>
      json({ data: { updateViewer: { viewer: viewer((body as { currency: string }).currency) } } }),
    'GraphQL BillingSeats': () => json({ data: { organization: null } }),
    'GraphQL Invoices': () => json({ data: { invoices: invoices() } }),
    ...answers,
  });
  const asked = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { ...renderApp(paths.billing + query), asked };
}
