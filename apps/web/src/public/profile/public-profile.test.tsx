import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { directoryPage, listedCard } from '../../app/explore/testing.ts';
import { clearSession, startSession } from '../../data/session/session.ts';
import { fromListedCard } from '../../parts/card-face/face-mapper.ts';
import { stubIntersections } from '../../testing/intersection.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { sendPageData } from '../../testing/page-data.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ProfileDocument } from './profile-document.tsx';
// Lazy: loaded beforehand, no test waits for its code to be compiled.
import './public-profile.tsx';

const QUERY = 'GraphQL PublicProfile';
const CARD = 'GraphQL PublicCard';

const person = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  about: 'Architect.',
  avatarUrl: null,
  path: '/u/asha',
  allowContactDownloads: true,
};

const user = (changes: object = {}, cards = [listedCard('a'), listedCard('b')], endCursor: string | null = null) =>
  json({ data: { user: { ...person, publicCards: directoryPage(cards, endCursor), ...changes } } });

const cards = () => screen.getByRole('list', { name: 'Public cards' });
const viewer = () => screen.queryByRole('dialog');

beforeEach(() => {
  vi.unstubAllGlobals();
  stubIntersections();
  // jsdom has no dialogs that open; a browser gives the focus back and tells of the closing a little later.
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  startSession({ sessionId: 's1', user: null });
  clearSession();
});
afterEach(() => document.getElementById('page-data')?.remove());

describe.each(['/u/asha', '/public/profile/asha/cards'])('%s', (address) => {
  test('shows the person with their contacts, and their cards with the time', async () => {
    const calls = stubNetwork({ [QUERY]: () => user() });
    renderApp(address);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(heading.nextElementSibling).toHaveTextContent('asha@example.com • +919876543210');
    expect(screen.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(screen.getByText('Architect.')).toBeInTheDocument();
    const links = within(cards()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/asha/a?c=directory', '/asha/b?c=directory']);
    expect(within(cards()).getAllByText('12 Nov 2026')).toHaveLength(2);
    expect(document.title).toBe('Asha Rao — Tessera');
    expect(calls.map(({ body }) => body)).toMatchObject([{ owner: 'asha' }]);
  });
});

describe('the header', () => {
  test.each([
    ['the email address where there is no name', { name: '', phone: null }, 'asha@example.com'],
    ['“User” where there is neither', { name: '', email: null, phone: null }, 'User'],
  ])('falls back to %s', async (_row, changes, heading) => {
    stubNetwork({ [QUERY]: () => user(changes) });
    renderApp('/u/asha');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  test('has no bullet beside a single contact', async () => {
    stubNetwork({ [QUERY]: () => user({ phone: null }) });
    renderApp('/u/asha');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(heading.nextElementSibling).toHaveTextContent(/^asha@example\.com$/);
  });
});

describe('who it is', () => {
  const working = listedCard('w', {
    data: {
      role: 'Architektin',
      address: 'Straße des 17. Juni 5\n10623 Berlin',
      extra: { company: { companyName: 'Größe 8' } },
    },
  });

  test('is said before the cards, by the newest card that says so', async () => {
    stubNetwork({ [QUERY]: () => user({}, [listedCard('a'), working]) });
    renderApp('/u/asha');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(heading.nextElementSibling).toHaveTextContent('Architektin, Größe 8');
    expect(screen.getByText('Straße des 17. Juni 5, 10623 Berlin', { selector: 'header p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save the contact of Asha Rao' })).toHaveAttribute(
      'href',
      '/asha/w.vcf?c=directory',
    );
  });

  test('a person who allows no contact files can’t be saved by strangers', async () => {
    stubNetwork({ [QUERY]: () => user({}, [listedCard('a', { allowContactDownloads: false })]) });
    renderApp('/u/asha');
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(screen.queryByRole('link', { name: /^Save/ })).toBeNull();
  });
});

describe('states', () => {
  test('no public cards', async () => {
    stubNetwork({ [QUERY]: () => user({}, []) });
    renderApp('/u/asha');
    expect(await screen.findByText('No public cards yet.')).toBeInTheDocument();
  });

  test('nobody by that name', async () => {
    stubNetwork({ [QUERY]: () => json({ data: { user: null } }) });
    renderApp('/u/nobody');
    expect(await screen.findByRole('heading', { name: 'No profile found at this address.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore the directory' })).toHaveAttribute('href', '/explore');
  });

  test('a failure, and trying again', async () => {
    let isUp = false;
    stubNetwork({ [QUERY]: () => (isUp ? user() : refusal('INTERNAL', 'Broken.')) });
    const { user: hand } = renderApp('/u/asha');
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
    isUp = true;
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
  });

  test('more cards come on demand', async () => {
    const calls = stubNetwork({
      [QUERY]: ({ body }) =>
        (body as { after: string | null }).after ? user({}, [listedCard('b')]) : user({}, [listedCard('a')], 'c1'),
    });
    const { user: hand } = renderApp('/u/asha');
    await hand.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(cards()).getAllByRole('link')).toHaveLength(2));
    expect(calls.map(({ body }) => (body as { after: string | null }).after)).toEqual([null, 'c1']);
  });
});

describe('the viewer', () => {
  test('opens with the card in the address; closing takes that step back and gives the focus back', async () => {
    stubNetwork({ [QUERY]: () => user() });
    const { user: hand, path, router } = renderApp('/u/asha');
    const link = await screen.findByRole('link', { name: /Card b/ });
    await hand.click(link);
    expect(path()).toBe('/u/asha?card=b');
    const shown = within(await screen.findByRole('dialog', { name: 'Card b' }));
    expect(shown.getByRole('link', { name: 'Open card' })).toHaveAttribute('href', '/asha/b?c=directory');
    expect(shown.getByRole('link', { name: 'Save contact' })).toHaveAttribute('href', '/asha/b.vcf');
    await hand.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer()).toBeNull());
    expect(path()).toBe('/u/asha');
    expect(link).toHaveFocus();
    await act(() => router.navigate(1));
    expect(path()).toBe('/u/asha?card=b');
  });

  test('is closed by the back button, once', async () => {
    stubNetwork({ [QUERY]: () => user() });
    const { user: hand, path, router } = renderApp('/u/asha');
    await hand.click(await screen.findByRole('link', { name: /Card a/ }));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    expect(viewer()).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(path()).toBe('/u/asha');
  });

  test('of a link that names the card: closing stays on the profile and keeps the rest of the address', async () => {
    stubNetwork({ [QUERY]: () => user() });
    const { user: hand, path } = renderApp('/u/asha?card=a&utm_source=fair');
    await hand.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe('/u/asha?utm_source=fair'));
    await waitFor(() => expect(screen.getByRole('link', { name: /Card a/ })).toHaveFocus());
  });

  test('fetches a card that is not in the list', async () => {
    const calls = stubNetwork({
      [QUERY]: () => user(),
      [CARD]: () => json({ data: { publicCard: listedCard('z') } }),
    });
    renderApp('/u/asha?card=z');
    expect(await screen.findByRole('dialog', { name: 'Card z' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === CARD)?.body).toEqual({ id: 'z' });
  });

  test.each([
    ['a card that is not public', null],
    ['a card of somebody else', listedCard('z', { ownerId: 'u2' })],
  ])('says so of %s', async (_row, publicCard) => {
    stubNetwork({ [QUERY]: () => user(), [CARD]: () => json({ data: { publicCard } }) });
    renderApp('/u/asha?card=z');
    expect(await screen.findByText('This card is not public, or not on this profile.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open card' })).toBeNull();
  });

  test('offers no contact file where its owner does not', async () => {
    stubNetwork({ [QUERY]: () => user({ allowContactDownloads: false }) });
    renderApp('/u/asha?card=a');
    const shown = within(await screen.findByRole('dialog', { name: 'Card a' }));
    expect(shown.getByRole('link', { name: 'Open card' })).toBeInTheDocument();
    expect(shown.queryByRole('link', { name: 'Save contact' })).toBeNull();
  });

  test('leaves the link to whoever wants the card in another tab', async () => {
    stubNetwork({ [QUERY]: () => user() });
    const { user: hand, path } = renderApp('/u/asha');
    const link = await screen.findByRole('link', { name: /Card a/ });
    // jsdom can't open another tab.
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.keyboard('{Control>}');
    await hand.click(link);
    expect(path()).toBe('/u/asha');
    expect(viewer()).toBeNull();
  });
});

describe('what came with the page', () => {
  const { publicCards: _, __typename: __, ...shown } = { ...person, publicCards: null };
  const sent = (owner: string) => ({
    owner,
    profile: { ...shown, cards: [fromListedCard(listedCard('a'))], endCursor: null, hasNextPage: false },
  });

  test('is shown at once and not asked for again', async () => {
    sendPageData(sent('asha'));
    const calls = stubNetwork({});
    renderApp('/u/asha');
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
    expect(within(cards()).getAllByRole('link')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  test('is no answer for somebody else', async () => {
    sendPageData(sent('mateo'));
    const calls = stubNetwork({ [QUERY]: () => user({ name: 'Asha herself' }) });
    renderApp('/u/asha');
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha herself' })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test('is complete without a script: the name, and every card as a link', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ProfileDocument {...sent('asha')} />);
    expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    expect(within(page).getByRole('link', { name: /Card a/ })).toHaveAttribute('href', '/asha/a?c=directory');
    page.innerHTML = renderToString(<ProfileDocument owner="nobody" profile={null} />);
    expect(page).toHaveTextContent('No profile found at this address.');
  });
});
