import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../session/session.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dayText } from './dates.ts';

/** A server's end of the socket: greets, and hands out the id of the one subscription. */
class Socket {
  static latest: Socket | null = null;
  static readonly OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;
  subscription = '';
  constructor() {
    Socket.latest = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const { type, id } = JSON.parse(text);
    if (type === 'connection_init') this.say({ type: 'connection_ack' });
    if (type === 'subscribe') this.subscription = id;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  tellActivity(id: string) {
    const payload = { data: { activityAdded: { __typename: 'Activity', id } } };
    this.say({ type: 'next', id: this.subscription, payload });
  }
  close() {
    this.onclose?.({ code: 1000, reason: '', wasClean: true });
  }
}

vi.stubGlobal('WebSocket', Socket);

const dates = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10));
const line = {
  __typename: 'Activity',
  id: 'a1',
  kind: 'VIEW',
  message: 'Someone viewed “Principal”',
  createdAt: '2026-11-20T09:41:00.000Z',
};
const overview = {
  __typename: 'AnalyticsOverview',
  totals: {
    __typename: 'AnalyticsTotals',
    totalViews: 1284,
    totalShares: 96,
    newConnections: 41,
    engagementScore: 63.17,
  },
  dates,
  trend: dates.map((_, day) => day),
  sharesTrend: dates.map(() => 0),
  conversionTrend: dates.map(() => 12.5),
  filteredViews: 3,
  recentActivity: [line],
};
const QUERY = 'GraphQL AnalyticsOverview';
const load = (changes: object = {}) => json({ data: { analyticsOverview: { ...overview, ...changes } } });
/** As this machine writes numbers. */
const number = (value: number) => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(value);
/** Around the screen the store of cards asks, too. */
const others = { 'GraphQL StoredCards': () => refusal('INTERNAL', 'Not here.') };

beforeEach(() => {
  localStorage.clear();
  clearSession();
  startSession({ token: 't1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
});

describe('the overview', () => {
  test('asks in the viewer’s own time zone and shows four figures', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    renderApp('/dashboard/analytics');
    const figures = await screen.findAllByRole('term');
    expect(figures.map((term) => term.textContent)).toEqual([
      'Total Views',
      'Total Shares',
      'New Connections',
      'Engagement Score',
    ]);
    for (const value of [1284, 96, 41, 63.17]) expect(screen.getByText(number(value))).toBeInTheDocument();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(calls.find(({ name }) => name === QUERY)?.body).toEqual({ timeZone });
  });

  test('draws three charts, each with a name that says what it shows and a table', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('img', { name: /^Views by day/ })).toHaveAccessibleName(
      `Views by day, ${dayText('2026-10-23')} to ${dayText('2026-11-21')}: highest 29 on ${dayText('2026-11-21')}, last 29`,
    );
    expect(screen.getByRole('img', { name: /^Shares by day, .*: none in these days$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Conversion Trend/ })).toHaveAccessibleName(
      expect.stringContaining(`last ${number(12.5)} %`),
    );
    await user.click(screen.getByText(': Views'));
    const table = screen.getAllByRole('table', { hidden: true })[0];
    expect(table && within(table).getAllByRole('row', { hidden: true })).toHaveLength(31);
  });

  test('tells on demand how a figure is counted', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    await user.click(await screen.findByRole('button', { name: 'How “Engagement Score” is counted' }));
    expect(await screen.findByRole('dialog', { name: 'Engagement Score' })).toHaveTextContent(
      '100 × (sum + 1.5) ÷ (visitor-days + 10)',
    );
  });

  test('lists what happened, and calls a line without a message an activity', async () => {
    const recentActivity = [line, { ...line, id: 'a2', message: '' }];
    stubNetwork({ ...others, [QUERY]: () => load({ recentActivity }) });
    renderApp('/dashboard/analytics');
    const lines = within(await screen.findByRole('region', { name: 'Recent Activity' })).getAllByRole('paragraph');
    expect(lines.map((text) => text.textContent)).toEqual(['Someone viewed “Principal”', 'Activity']);
  });

  test('mentions the robots that it did not count', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    renderApp('/dashboard/analytics');
    expect(await screen.findByText('3 visits by robots and link previews are not counted.')).toBeInTheDocument();
  });

  test('without anything says what to do', async () => {
    const totals = { ...overview.totals, totalViews: 0, totalShares: 0, newConnections: 0, engagementScore: 0 };
    stubNetwork({ ...others, [QUERY]: () => load({ totals, recentActivity: [], filteredViews: 0 }) });
    renderApp('/dashboard/analytics');
    expect(
      await screen.findByText(
        'No activity yet. Create your first card and share it to start seeing views, shares, and connection stats here.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /by day/ })).toBeNull();
  });

  test('that can’t be loaded says why, and can be tried again', async () => {
    let isUp = false;
    stubNetwork({ ...others, [QUERY]: () => (isUp ? load() : refusal('INTERNAL', 'Something broke.')) });
    const { user } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load overviewSomething broke.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(number(1284))).toBeInTheDocument();
  });
});

test('what happens meanwhile is on screen without a reload, and many events at once are one more question', async () => {
  let views = 1284;
  const calls = stubNetwork({
    ...others,
    [QUERY]: () => load({ totals: { ...overview.totals, totalViews: views } }),
  });
  renderApp('/dashboard/analytics');
  expect(await screen.findByText(number(1284))).toBeInTheDocument();
  await waitFor(() => expect(Socket.latest?.subscription).not.toBe(''));
  const asked = () => calls.filter(({ name }) => name === QUERY).length;
  const before = asked();
  views = 1290;
  act(() => {
    for (const id of ['a2', 'a3', 'a4', 'a5']) Socket.latest?.tellActivity(id);
  });
  expect(await screen.findByText(number(1290))).toBeInTheDocument();
  expect(asked() - before).toBeLessThanOrEqual(2);
});
