import { emptyCardData, withSingleFields } from '@tessera/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCardDataInput } from '../../../data/card-store/card-mapper.ts';
import { dataNamed } from '../../../data/card-store/testing.ts';
import { clearSession, endSession, startSession } from '../../../data/session/session.ts';
import { type Call, json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { forgetShareToken } from '../give/share-token.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './shared-card.tsx';
import '../../../testing/warm-screens.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const PATH = `/share/${ID}`;
const person = { sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } };

function card(changes: object = {}, data = dataNamed('Principal')) {
  return {
    __typename: 'Card',
    id: ID,
    title: data.title,
    visibility: 'PRIVATE',
    path: '/mateo/principal',
    savedContactId: null,
    owner: { __typename: 'User', id: 'u2', name: 'Mateo Ruiz', path: '/u/mateo', allowContactDownloads: true },
    data: { design: null, ...toCardDataInput(withSingleFields(data)), __typename: 'CardData' },
    ...changes,
  };
}
const answer = (found: object | null) => json({ data: { viewer: { __typename: 'Viewer', id: 'u1' }, card: found } });

/** What the browser would tell of the card's place in the window. */
let show: (isInside: boolean) => void = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  forgetShareToken(ID);
  startSession(person);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        show = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the token of a link', () => {
  test('leaves the address at once and opens the card', async () => {
    const calls = stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    const { path } = renderApp(`${PATH}?token=secret&c=group`);
    expect(await screen.findByRole('heading', { name: 'Principal' })).toBeInTheDocument();
    expect(path()).toBe(`${PATH}?c=group`);
    expect(calls[0]?.body).toEqual({ id: ID, token: 'secret' });
  });

  test('survives a reload of this tab', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    renderApp(`${PATH}?token=secret`);
    await screen.findByRole('heading', { name: 'Principal' });
    const calls = stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    renderApp(PATH);
    await waitFor(() => expect(calls[0]?.body).toEqual({ id: ID, token: 'secret' }));
  });

  test('is not in the way to sign-in, and is there again after it', async () => {
    clearSession();
    const calls = stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    const { path } = renderApp(`${PATH}?token=secret`);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(path()).toBe(`/signin?from=${encodeURIComponent(PATH)}`);
    act(() => startSession(person));
    expect(await screen.findByRole('heading', { name: 'Principal' })).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ id: ID, token: 'secret' });
  });

  test('that is refused is forgotten', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(null) });
    renderApp(`${PATH}?token=wrong`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Card not found or you don't have permission to view it.",
    );
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('wrong'));
  });
});

test('a portfolio shows its works', async () => {
  const data = dataNamed('Principal');
  const works = [{ imageUrl: '/uploads/1.webp', title: 'Court', alt: '', link: '', year: '2024' }];
  const portfolio = { ...data, type: 'portfolio' as const, extra: { ...data.extra, works } };
  stubNetwork({ 'GraphQL SharedCard': () => answer(card({}, portfolio)) });
  renderApp(PATH);
  const list = within(await screen.findByRole('list', { name: 'Works' }));
  expect(list.getByRole('button', { name: 'Court' })).toBeVisible();
  expect(list.getByText('2024')).toBeVisible();
});

test.each([
  ['PRIVATE', null],
  ['UNLISTED', '/mateo/principal.ics'],
])('a %s event says when and where; its calendar file is %j', async (visibility, file) => {
  const event = { date: '2026-12-18', startTime: '19:00', endTime: '', place: 'Town Hall', ticketsUrl: '' };
  const data = dataNamed('Launch');
  const shown = card({ visibility }, { ...data, type: 'event', extra: { ...data.extra, event } });
  stubNetwork({ 'GraphQL SharedCard': () => answer(shown) });
  renderApp(PATH);
  const rows = within(await screen.findByRole('list', { name: 'Event' }));
  expect(rows.getByText('18 December 2026, 19:00')).toBeVisible();
  expect(rows.getByText('Town Hall')).toBeVisible();
  expect(rows.queryByRole('link', { name: /Add to calendar$/ })?.getAttribute('href') ?? null).toBe(file);
});

describe('what is said instead of a card', () => {
  test('while it comes', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => new Promise(() => {}) });
    renderApp(PATH);
    expect(await screen.findByRole('status', { name: 'Loading the card' })).toBeInTheDocument();
  });

  test.each(['/share', '/share/nonsense'])('at %s, which names no card', async (path) => {
    const calls = stubNetwork({});
    renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or missing card id.');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(calls).toEqual([]);
  });

  test('when it could not be loaded, and again when it can', async () => {
    let isUp = false;
    stubNetwork({ 'GraphQL SharedCard': () => (isUp ? answer(card()) : refusal('INTERNAL', 'Broken.')) });
    const { user } = renderApp(PATH);
    expect(await screen.findByText('Failed to load the shared card.')).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Principal' })).toBeInTheDocument();
  });

  test('when it was taken back while it was on screen', async () => {
    let isThere = true;
    stubNetwork({ 'GraphQL SharedCard': () => answer(isThere ? card() : null) });
    renderApp(PATH);
    await screen.findByRole('heading', { name: 'Principal' });
    isThere = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('No card to display.')).toBeInTheDocument();
    expect(screen.queryByText('asha@example.in')).toBeNull();
  });

  test('when the session ended meanwhile: to sign in, with the way back and without the token', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    renderApp(`${PATH}?token=secret`);
    await screen.findByRole('heading', { name: 'Principal' });
    act(() => endSession('s1'));
    expect(
      await screen.findByText(/If this link requires an account, please sign in and try again\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('a[href^="/signin"]')).toHaveAttribute(
      'href',
      `/signin?from=${encodeURIComponent(PATH)}`,
    );
  });
});

describe('a view', () => {
  const answers = {
    'GraphQL SharedCard': () => answer(card()),
    'GraphQL RecordSharedCardEvent': () =>
      json({ data: { recordCardEvent: { __typename: 'RecordCardEventPayload', isCounted: true } } }),
  };
  const events = (calls: Call[]) =>
    calls.filter(({ name }) => name === 'GraphQL RecordSharedCardEvent').map(({ body }) => body);

  test('is told after one visible second, with the token and the way the card came', async () => {
    const calls = stubNetwork(answers);
    renderApp(`${PATH}?token=secret&c=in-app`);
    await screen.findByRole('heading', { name: 'Principal' });
    vi.useFakeTimers();
    show(true);
    vi.advanceTimersByTime(900);
    expect(events(calls)).toEqual([]);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    await waitFor(() => expect(events(calls)).toHaveLength(1));
    expect(events(calls)[0]).toMatchObject({ input: { cardId: ID, kind: 'VIEW', token: 'secret', channel: 'IN_APP' } });
  });

  test('and a tap on a contact are told apart', async () => {
    const calls = stubNetwork(answers);
    const { user } = renderApp(`${PATH}?token=secret`);
    const mail = await screen.findByRole('link', { name: /asha@example\.in/ });
    mail.addEventListener('click', (event) => event.preventDefault());
    await user.click(mail);
    await waitFor(() =>
      expect(events(calls)).toMatchObject([
        { input: { cardId: ID, kind: 'ACTION', target: 'EMAIL', token: 'secret' } },
      ]),
    );
  });
});

describe('keeping the card', () => {
  test('the contact file of a private one is fetched with the token by which it was opened', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(card()) });
    renderApp(`${PATH}?token=secret`);
    expect(await screen.findByRole('link', { name: 'Add to phone' })).toHaveAttribute(
      'href',
      `${PATH}.vcf?token=secret`,
    );
    expect(screen.queryByRole('link', { name: 'Open its page' })).toBeNull();
  });

  test('it is kept in the contacts with the token by which it was opened', async () => {
    const calls = stubNetwork({
      'GraphQL SharedCard': () => answer(card()),
      'GraphQL SaveReceivedCard': () =>
        json({ data: { saveReceivedCard: { contact: { __typename: 'Contact', id: 'k1' } } } }),
    });
    const { user } = renderApp(`${PATH}?token=secret`);
    await user.click(await screen.findByRole('button', { name: 'Save to contacts: Principal' }));
    expect(await screen.findByRole('link', { name: 'Saved: Principal, to the contact' })).toHaveAttribute(
      'href',
      '/dashboard/contacts/k1',
    );
    expect(calls.find(({ name }) => name === 'GraphQL SaveReceivedCard')?.body).toEqual({
      input: { cardId: ID, token: 'secret', shareMark: null },
    });
  });

  test('nobody keeps their own', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(card({ owner: { ...card().owner, id: 'u1' } })) });
    renderApp(PATH);
    await screen.findByRole('heading', { name: 'Principal' });
    expect(screen.queryByRole('button', { name: /Save to contacts/ })).toBeNull();
  });

  test('any other is saved from its own address, if its owner offers that', async () => {
    stubNetwork({ 'GraphQL SharedCard': () => answer(card({ visibility: 'UNLISTED' })) });
    renderApp(PATH);
    expect(await screen.findByRole('link', { name: 'Add to phone' })).toHaveAttribute('href', '/mateo/principal.vcf');
  });

  test.each(['PUBLIC', 'PRIVATE'])('an owner who offers no file of a %s card has no link to it', async (visibility) => {
    const owner = { ...card().owner, allowContactDownloads: false };
    stubNetwork({ 'GraphQL SharedCard': () => answer(card({ visibility, owner })) });
    renderApp(PATH);
    expect(await screen.findByText('The owner doesn’t offer this card as a contact file.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to phone' })).toBeNull();
  });
});

const HOSTILE_LINKS = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JAVASCRIPT:alert(1)//https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'intent://example.com#Intent;end',
  'https://bank.com@evil.com',
  '"><img src=x onerror=alert(1)>',
];

test.each(HOSTILE_LINKS)('%j in any field leads nowhere', async (link) => {
  const { socials } = emptyCardData();
  const everywhere = Object.fromEntries(Object.keys(socials).map((network) => [network, link])) as typeof socials;
  const lists = { websites: [{ label: '', value: link }], addresses: [{ label: '', value: '', map: link }] };
  const data = { ...dataNamed('Principal'), ...lists, logoUrl: link, socials: everywhere };
  stubNetwork({ 'GraphQL SharedCard': () => answer(card({}, data)) });
  renderApp(PATH);
  await screen.findByRole('heading', { name: 'Principal' });
  const hrefs = [...document.querySelectorAll('a[href]')].map((anchor) => anchor.getAttribute('href') ?? '');
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  expect(
    hrefs.filter((href) => !/^(?:\/(?!\/)|#|mailto:asha@example\.in$|https?:\/\/[^@\s]+$|tel:)/.test(href)),
  ).toEqual([]);
  expect(sources.filter((src) => !/^https?:\/\//.test(src))).toEqual([]);
});
