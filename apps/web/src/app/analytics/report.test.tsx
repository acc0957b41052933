import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startSession } from '../../data/session/session.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { figures, inputsIn, load, loadReport, openMore, others, overview, QUERY, REPORT } from './testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './analytics.tsx';
import './nothing-yet.tsx';
import './more-figures.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

// Drawing the whole screen takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  signInAsAsha();
});

describe('the report', () => {
  test('asks for the last 30 days of all cards unless the address says otherwise', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    renderApp('/dashboard/analytics');
    expect(await screen.findByRole('heading', { name: 'Views by Day' })).toBeVisible();
    const { from, to, cardId, timeZone } = inputsIn(calls)[0] ?? {};
    expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(cardId).toBeNull();
    expect((Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000).toBe(29);
  });

  test('takes days and card into the address, and back leads to the ones before', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    const { user, path, router } = renderApp('/dashboard/analytics?range=7');
    expect(await screen.findByLabelText('Days')).toHaveValue('7');
    await screen.findByRole('option', { name: 'Principal' });
    await user.selectOptions(screen.getByLabelText('Card'), 'Principal');
    await waitFor(() => expect(path()).toBe('/dashboard/analytics?range=7&card=c1'));
    await waitFor(() => expect(inputsIn(calls).at(-1)).toMatchObject({ cardId: 'c1' }));
    expect(screen.getByText('from all cards')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('Card')).toHaveValue('');
  });

  test('takes days of its own as soon as they make a period', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    const { path } = renderApp('/dashboard/analytics?from=2026-01-01&to=2026-01-31');
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-02-01' } });
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day comes before the first.');
    expect(path()).toBe('/dashboard/analytics?from=2026-01-01&to=2026-01-31');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-28' } });
    await waitFor(() => expect(path()).toBe('/dashboard/analytics?from=2026-02-01&to=2026-02-28'));
    await waitFor(() => expect(inputsIn(calls).at(-1)).toMatchObject({ from: '2026-02-01', to: '2026-02-28' }));
    expect(screen.getByLabelText('From')).toBe(from);
  });

  test('compares with the days before in words, and makes no percentage of nothing', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    await openMore(user);
    const tile = async (name: string) => {
      const terms = await screen.findAllByRole('term');
      return terms.findLast((term) => term.textContent === name)?.closest('div') as HTMLElement;
    };
    await screen.findByRole('heading', { name: 'Conversions' });
    expect(await tile('Visitors')).toHaveTextContent('80▲up from 0');
    expect(await tile('Taps')).toHaveTextContent('30▼25% fewer');
    expect(await tile('Saves')).toHaveTextContent('12no change');
    expect(await tile('Engagement Score')).toHaveTextContent('21no earlier visitorsout of 100');
    expect(screen.getAllByText('no earlier visitors')).toHaveLength(2);
    expect(screen.getByText(/^Compared with 23 September/)).toBeVisible();
  });

  test('says in one sentence what worked best', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    renderApp('/dashboard/analytics');
    const sentence = 'Your QR code brought 9 visitors who saved your contact or got in touch.';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('loads nothing more before somebody opens it, and remembers on this device that it is open', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    const asked = () => calls.filter(({ name }) => name === 'GraphQL SalesFunnel').length;
    const first = renderApp('/dashboard/analytics');
    const button = await screen.findByRole('button', { name: /^More/, expanded: false });
    expect(screen.getAllByRole('term')).toHaveLength(4);
    expect(screen.queryByRole('heading', { name: 'Conversions' })).toBeNull();
    expect(asked()).toBe(0);
    await first.user.click(button);
    expect(await screen.findByRole('table', { name: 'Top Links' })).toBeVisible();
    await waitFor(() => expect(asked()).toBe(1));
    cleanup();
    const again = renderApp('/dashboard/analytics');
    await again.user.click(await screen.findByRole('button', { name: /^More/, expanded: true }));
    cleanup();
    renderApp('/dashboard/analytics');
    expect(await screen.findByRole('button', { name: /^More/, expanded: false })).toBeVisible();
  });

  test('leads from views to won deals in one funnel whose words say what each step counts', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    await openMore(user);
    const funnel = within(await screen.findByRole('region', { name: 'From view to won deal' }));
    await waitFor(() => expect(funnel.getByText('Deals won').closest('li')).toHaveTextContent('Deals won1'));
    expect(funnel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Saw your card80',
      'Tapped a link or went further37.5%30',
      'Saved your contact or left their details15%12',
      'Left their details5%4',
      'Deals opened with them4',
      'Deals won1',
    ]);
    const row = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')[1]?.textContent;
    expect(row('By card')).toBe('Principal120841');
    expect(row('Campaigns')).toBe('autumn · news5210');
  });

  test('keeps its funnel of visitors where the deals can’t be loaded', async () => {
    const answer = () => refusal('INTERNAL', 'Something broke.');
    stubNetwork({ ...others, [QUERY]: () => load(), 'GraphQL SalesFunnel': answer });
    const { user } = renderApp('/dashboard/analytics');
    await openMore(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke.');
    expect(screen.getByText('Saw your card').closest('li')).toHaveTextContent('Saw your card80');
    expect(screen.getByText('Deals won').closest('li')).toHaveTextContent('Deals won–');
  });

  test('lists links, ways, campaigns and countries with their numbers', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    await openMore(user);
    const rows = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(await rows('Top Links')).toEqual([
      'Instagram14▲100% more',
      ...['Website', 'LinkedIn', 'Email', 'Phone', 'WhatsApp', 'Directions'].map((name) => `${name}0no change`),
    ]);
    expect(await rows('Channels')).toEqual(['QR code709']);
    expect(await rows('Campaigns')).toEqual(['autumn · news5210']);
    expect(await rows('Countries')).toEqual(['India60', 'Unknown2']);
  });

  test('of many days is drawn in weeks, with all that was counted', async () => {
    const year = Array.from({ length: 364 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const changes = { dates: year, views: year.map(() => 1), visitors: year.map(() => 1), shares: year.map(() => 0) };
    stubNetwork({
      ...others,
      [QUERY]: () => load(),
      [REPORT]: () => loadReport({ ...changes, conversionTrend: year.map(() => 5) }),
    });
    renderApp('/dashboard/analytics?range=12m');
    expect(await screen.findByRole('img', { name: /^Views by week, 1 Jan to 30 Dec: highest 7 on/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Conversion Trend by week, .*last 5%$/ })).toBeVisible();
  });

  test('of days without anything says so, with the figures that are 0', async () => {
    const none = {
      views: 0,
      visitors: 0,
      actions: 0,
      saves: 0,
      leads: 0,
      shares: 0,
      newConnections: 0,
      filteredViews: 0,
    };
    const totals = { ...figures, ...none, conversionRate: 0, engagementScore: 0 };
    stubNetwork({ ...others, [QUERY]: () => load(), [REPORT]: () => loadReport({ totals }) });
    renderApp('/dashboard/analytics');
    expect(await screen.findByText('No activity in these days')).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });

  test('that can’t be loaded says why and leaves the activity alone', async () => {
    let isUp = false;
    const answer = () => (isUp ? loadReport() : refusal('INTERNAL', 'Something broke.'));
    stubNetwork({ ...others, [QUERY]: () => load(), [REPORT]: answer });
    const { user } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the statsSomething broke.');
    expect(screen.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Views by Day' })).toBeVisible();
  });

  test('does not stand there before anything ever happened', async () => {
    const totals = { ...overview.totals, totalViews: 0, totalShares: 0, newConnections: 0 };
    stubNetwork({ ...others, [QUERY]: () => load({ totals, recentActivity: [] }) });
    renderApp('/dashboard/analytics');
    await screen.findByText(/^No activity yet/);
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });

  test.each(['report', 'events'])('is exported with the days and card on screen: %s.csv', async (name) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => {} }));
    const asked: string[] = [];
    stubNetwork({
      ...others,
      [QUERY]: () => load(),
      [`GET /api/analytics/${name}.csv`]: () => json({ message: 'Too many.' }, 429),
    });
    const plain = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(String(url));
      return plain(url, init);
    });
    const { user } = renderApp('/dashboard/analytics?from=2026-01-01&to=2026-01-31&card=c1');
    await openMore(user);
    await user.click(
      await screen.findByRole('button', { name: name === 'report' ? 'Report as CSV' : 'Events as CSV' }),
    );
    expect(await screen.findByText('Too many.')).toBeVisible();
    const { searchParams } = new URL(asked.find((url) => url.includes('.csv')) ?? '', location.origin);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ from: '2026-01-01', to: '2026-01-31', cardId: 'c1' },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });
});

test('who named a time zone gets figures and times in it', async () => {
  startSession({
    sessionId: 's1',
    user: {
      id: 'u1',
      fullName: 'Asha Rao',
      email: 'a@example.com',
      timeZone: 'Asia/Tokyo',
      followsDeviceTimeZone: false,
    },
  });
  const calls = stubNetwork({ ...others, [QUERY]: () => load() });
  renderApp('/dashboard/analytics');
  expect(await screen.findByText(/20 Nov 2026, 18:41|, 18:41$/)).toBeVisible();
  expect(screen.getAllByText(/Japan Standard Time/)).not.toHaveLength(0);
  expect(calls.find(({ name }) => name === QUERY)?.body).toEqual({ timeZone: 'Asia/Tokyo' });
  expect(screen.getByRole('link', { name: 'Change time zone' })).toHaveAttribute(
    'href',
    '/dashboard/settings#time-zone',
  );
});
