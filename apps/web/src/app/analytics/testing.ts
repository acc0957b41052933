import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Call, json, refusal } from '../../testing/network.ts';

const dates = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10));
export const line = {
  __typename: 'Activity',
  id: 'a1',
  kind: 'VIEW',
  message: 'Someone viewed “Principal”',
  createdAt: '2026-11-20T09:41:00.000Z',
  contact: null,
};
export const overview = {
  __typename: 'AnalyticsOverview',
  totals: {
    __typename: 'AnalyticsTotals',
    totalViews: 1284,
    totalShares: 96,
    newConnections: 41,
  },
  recentActivity: [line],
};
export const QUERY = 'GraphQL AnalyticsOverview';
export const load = (changes: object = {}) => json({ data: { analyticsOverview: { ...overview, ...changes } } });
export const figures = {
  __typename: 'AnalyticsPeriod',
  ...{ views: 120, visitors: 80, actions: 30, saves: 12, leads: 4, shares: 9, newConnections: 3, filteredViews: 7 },
  conversionRate: 17.5,
  engagementScore: 21,
};
const report = {
  __typename: 'AnalyticsReport',
  ...{ from: '2026-10-23', to: '2026-11-21', timeZone: 'UTC', dates },
  views: dates.map(() => 4),
  visitors: dates.map(() => 2),
  shares: dates.map(() => 0),
  conversionTrend: dates.map(() => 17.5),
  totals: figures,
  previous: { ...figures, views: 100, visitors: 0, actions: 40, conversionRate: 15, engagementScore: 21 },
  links: [{ __typename: 'AnalyticsLink', target: 'INSTAGRAM', taps: 14, previousTaps: 7 }],
  channels: [{ __typename: 'AnalyticsChannel', channel: 'QR', views: 70, conversions: 9 }],
  campaigns: [
    { __typename: 'AnalyticsCampaign', source: 'news', medium: null, campaign: 'autumn', views: 5, conversions: 1 },
  ],
  countries: [
    { __typename: 'AnalyticsCountry', country: 'IN', views: 60 },
    { __typename: 'AnalyticsCountry', country: null, views: 2 },
  ],
  funnel: { __typename: 'AnalyticsFunnel', views: 80, actions: 30, saves: 12, leads: 4 },
};
export const REPORT = 'GraphQL AnalyticsReport';
export const loadReport = (changes: object = {}) => json({ data: { analyticsReport: { ...report, ...changes } } });
const choices = (...nodes: object[]) =>
  json({
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        cards: {
          __typename: 'CardConnection',
          edges: nodes.map((node) => ({ __typename: 'CardEdge', node: { __typename: 'Card', ...node } })),
        },
      },
    },
  });
const salesFunnel = {
  __typename: 'SalesFunnel',
  total: { __typename: 'SalesFunnelTotal', views: 120, leads: 8, deals: 4, won: 1 },
  cards: [
    {
      ...{ __typename: 'SalesFunnelCard', views: 120, leads: 8, deals: 4, won: 1 },
      card: { __typename: 'Card', id: 'c1', title: 'Principal' },
    },
  ],
  campaigns: [
    {
      ...{ __typename: 'SalesFunnelCampaign', views: 5, leads: 2, deals: 1, won: 0 },
      source: 'news',
      medium: null,
      campaign: 'autumn',
    },
  ],
};
/** Around the screen the store of cards asks, too. */
export const others = {
  'GraphQL StoredCards': () => refusal('INTERNAL', 'Not here.'),
  'GraphQL CardChoices': () => choices({ id: 'c1', title: 'Principal' }),
  [REPORT]: () => loadReport(),
  'GraphQL SalesFunnel': () => json({ data: { salesFunnel } }),
};
/** The report's requests, in the order they were sent. */
export const inputsIn = (calls: Call[]) =>
  calls.filter(({ name }) => name === REPORT).map(({ body }) => (body as { input: Record<string, string> }).input);

/** Opens what is folded below the specified figures and charts. */
export async function openMore(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^More/, expanded: false }));
}
