import { engagementScore } from '@tessera/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatNumber as number } from '../../locale/format.ts';
import { dayText } from '../../parts/figures/dates.ts';
import { stubLiveSocket } from '../../testing/live-socket.ts';
import { refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import { line, load, openMore, others, overview, QUERY } from './testing.ts';

// Drawing the whole screen takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

// Before the app's code is fetched, which keeps the socket that it finds.
const socket = stubLiveSocket('ActivityAdded');
beforeAll(async () => {
  await Promise.all([
    import('../../testing/warm-shell.ts'),
    import('./analytics.tsx'),
    import('./more-figures.tsx'),
    import('./nothing-yet.tsx'),
  ]);
}, 30_000);

beforeEach(signInAsAsha);

describe('the overview', () => {
  test('asks in the viewer’s own time zone and shows four figures of the chosen days, with the all-time totals', async () => {
    const calls = stubNetwork({ ...others, [QUERY]: () => load() });
    renderApp('/dashboard/analytics');
    const names = await screen.findAllByRole('term');
    expect(names.slice(0, 4).map((term) => term.textContent)).toEqual([
      'Total Views',
      'Total Shares',
      'New Connections',
      'Engagement Score',
    ]);
    const tiles = names.slice(0, 4).map((term) => term.closest('div')?.textContent);
    expect(tiles).toEqual([
      `Total Views120▲20% more${number(1284)} all time`,
      'Total Shares9no change96 all time',
      'New Connections3no change',
      'Engagement Score21no earlier visitorsout of 100',
    ]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(calls.find(({ name }) => name === QUERY)?.body).toEqual({ timeZone });
  });

  test('draws three charts, each with a name that says what it shows and a table', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    const views = await screen.findByRole('img', { name: /^Views by day/ });
    expect(views).toHaveAccessibleName(
      `Views by day, ${dayText('2026-10-23')} to ${dayText('2026-11-21')}: highest 4 on ${dayText('2026-11-21')}, last 4`,
    );
    expect(screen.getByRole('img', { name: /^Shares by day, .*: none in these days$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Conversion Trend/ })).toHaveAccessibleName(
      expect.stringContaining(`last ${number(17.5)}%`),
    );
    await user.click(screen.getByText(': Views by Day'));
    const table = screen.getAllByRole('table', { hidden: true })[0];
    expect(table && within(table).getAllByRole('row', { hidden: true })).toHaveLength(31);
  });

  test('tells on demand how a figure is counted', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    const [explain] = await screen.findAllByRole('button', { name: 'How “Engagement Score” is counted' });
    await user.click(explain as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Engagement Score' })).toHaveTextContent(
      'if 50 of 100 visitors save your contact and the others only look, it is 38.',
    );
  });

  test('lists what happened, and calls a line without a message an activity', async () => {
    const recentActivity = [line, { ...line, id: 'a2', message: '' }];
    stubNetwork({ ...others, [QUERY]: () => load({ recentActivity }) });
    renderApp('/dashboard/analytics');
    const lines = within(await screen.findByRole('region', { name: 'Recent Activity' })).getAllByRole('paragraph');
    expect(lines.map((text) => text.textContent)).toEqual(['Someone viewed “Principal”', 'Activity']);
  });

  test('names who left their details, and leads to the contact', async () => {
    const message = 'Asha Rao left their details on “Principal”';
    const contact = { __typename: 'Contact', id: 'c1' };
    stubNetwork({ ...others, [QUERY]: () => load({ recentActivity: [{ ...line, kind: 'LEAD', message, contact }] }) });
    renderApp('/dashboard/analytics');
    expect(await screen.findByRole('link', { name: message })).toHaveAttribute('href', '/dashboard/contacts/c1');
  });

  test('mentions the robots that it did not count', async () => {
    stubNetwork({ ...others, [QUERY]: () => load() });
    const { user } = renderApp('/dashboard/analytics');
    await openMore(user);
    expect(await screen.findByText('7 visits by robots and link previews are not counted.')).toBeInTheDocument();
  });

  test('without anything says what to do', async () => {
    const totals = { ...overview.totals, totalViews: 0, totalShares: 0, newConnections: 0 };
    stubNetwork({ ...others, [QUERY]: () => load({ totals, recentActivity: [] }) });
    renderApp('/dashboard/analytics');
    expect(
      await screen.findByText(
        'No activity yet. Create your first card and share it to start seeing views, shares, and connection stats here.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Share your card to see views here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your first card' })).toHaveAttribute('href', '/dashboard/builder');
    expect(screen.queryByRole('img', { name: /by day/ })).toBeNull();
    expect(screen.queryByLabelText('Days')).toBeNull();
    // Figures that nobody may take for their own.
    const example = within(screen.getByRole('region', { name: 'Example' }));
    expect(example.getByText('What this page could look like after a month')).toBeVisible();
    expect(example.getAllByRole('term')).toHaveLength(4);
    expect(example.getByText(number(engagementScore([52, 26, 19, 14, 6])))).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });

  test('that can’t be loaded says why, and can be tried again', async () => {
    let isUp = false;
    stubNetwork({ ...others, [QUERY]: () => (isUp ? load() : refusal('INTERNAL', 'Something broke.')) });
    const { user } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load overviewSomething broke.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${number(1284)} all time`)).toBeInTheDocument();
  });
});

test('what happens meanwhile is a line at once, and many events are one more question for the figures', async () => {
  let views = 1284;
  let held = Promise.resolve();
  const answer = () => held.then(() => load({ totals: { ...overview.totals, totalViews: views } }));
  const calls = stubNetwork({ ...others, [QUERY]: answer });
  renderApp('/dashboard/analytics');
  expect(await screen.findByText(`${number(1284)} all time`)).toBeInTheDocument();
  await waitFor(() => expect(socket.isFollowed()).toBe(true));
  const asked = () => calls.filter(({ name }) => name === QUERY).length;
  const before = asked();
  views = 1290;
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  act(() => {
    for (const id of ['a2', 'a3', 'a4', 'a5']) socket.tell({ activityAdded: { ...line, id, message: `Line ${id}` } });
  });
  const list = screen.getByRole('region', { name: 'Recent Activity' });
  expect(await within(list).findByText('Line a5')).toBeInTheDocument();
  expect(screen.getByText(`${number(1284)} all time`)).toBeInTheDocument();
  release();
  expect(await screen.findByText(`${number(1290)} all time`)).toBeInTheDocument();
  expect(asked() - before).toBeLessThanOrEqual(2);
});

test('the figures catch up on what happened while the connection was lost', async () => {
  let views = 1284;
  stubNetwork({ ...others, [QUERY]: () => load({ totals: { ...overview.totals, totalViews: views } }) });
  renderApp('/dashboard/analytics');
  expect(await screen.findByText(`${number(1284)} all time`)).toBeInTheDocument();
  await waitFor(() => expect(socket.isFollowed()).toBe(true));
  views = 1301;
  act(() => socket.lose());
  expect(await screen.findByText(`${number(1301)} all time`)).toBeInTheDocument();
});
