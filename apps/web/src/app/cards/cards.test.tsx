import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localCard, serverCard } from '../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { startSession } from '../../data/session/session.ts';
import { FREE } from '../../parts/billing/testing.ts';
import { paths } from '../../paths.ts';
import { answerLater, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import '../../parts/sharing/give/share-dialog.tsx';
import './card-dialogs.tsx';
import './cards.tsx';
import './created-sheet.tsx';
import './first-card.tsx';
import './trial-start.tsx';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

function storedCards() {
  return JSON.parse(localStorage.getItem('cards') ?? '[]');
}

test('cards of the server and of this device stand side by side, each with its chip', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('Sketch', { ownerId: 'asha' })]));
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1')])),
    'GraphQL CreateStoredCard': () => refusal('UNAVAILABLE', 'Later'),
  });
  renderApp(paths.cards);
  const tile = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
  expect(await screen.findByText('Two cards, one waiting for the network')).toBeVisible();
  expect(tile('Sketch').getByText('Local')).toBeVisible();
  expect(tile('db-1').getByText('Synced')).toBeVisible();
});

test('without cards the screen says so', async () => {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])) });
  renderApp(paths.cards);
  expect(await screen.findByText('No saved cards yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', paths.builder());
});

test('without cards the first one stands ready with what the account knows, and is shared from where it is made', async () => {
  const made = serverCard('db-1', { visibility: 'UNLISTED', path: '/asha/asha-rao' });
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', made)),
  });
  const { user, path } = renderApp(paths.cards);
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
  await user.type(screen.getByLabelText(/^Role/), 'Architect');
  await user.click(screen.getByRole('button', { name: 'minimal' }));
  await user.click(screen.getByRole('button', { name: 'Create my card' }));
  const sheet = await screen.findByRole('dialog', { name: 'Your card is ready' });
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: {
      visibility: 'UNLISTED',
      data: { title: '', name: 'Asha Rao', role: 'Architect', theme: 'MINIMAL' },
    },
  });
  // The face turns over to the code.
  expect(await within(sheet).findByRole('img', { name: /^QR code that leads to / })).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Visibility: Anyone with the link' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Go to My Cards' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe(paths.cards);
});

test('the photo comes first, and the sign-in address is only proposed', async () => {
  const made = serverCard('db-1', { visibility: 'UNLISTED', path: '/asha/asha-rao' });
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', made)),
  });
  const { user } = renderApp(paths.cards);
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveValue('asha@example.com');
  expect(email).toHaveAccessibleDescription('Everyone who opens your card sees it.');
  const photo = screen.getByRole('button', { name: 'Add a photo' });
  expect(photo.compareDocumentPosition(screen.getByLabelText('Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.clear(email);
  // The form was come near: the field with a country replaces the plain one.
  await screen.findByLabelText('Phone country');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '98765 43210');
  await user.click(screen.getByRole('button', { name: 'Create my card' }));
  await screen.findByRole('dialog', { name: 'Your card is ready' });
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: { data: { name: 'Asha Rao', emails: [], phones: [{ label: '', value: '+919876543210' }] } },
  });
  expect(JSON.stringify(create?.body)).not.toContain('asha@example.com');
});

describe('somebody who signed up for the trial', () => {
  const arrive = (answer: () => Response | Promise<Response>) => {
    const calls = stubNetwork({
      'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
      'GraphQL StartTrial': answer,
    });
    startSession({ sessionId: 's1', user: { id: 'asha', fullName: 'Asha Rao', email: 'a@b.co' }, isNew: true });
    const app = renderApp('/signup?intent=view-pricing&from=%2F');
    return { ...app, asked: () => calls.filter(({ name }) => name === 'GraphQL StartTrial') };
  };

  test('has it at once, and reads it in one line above the first card', async () => {
    const billing = { ...FREE, plan: 'PRO', status: 'TRIAL', canTry: false, endsAt: '2026-12-05T09:00:00.000Z' };
    const { asked, path, router } = arrive(() => json({ data: { startTrial: { billing } } }));
    expect(await screen.findByText(/^Your 14-day trial of Professional has started\./)).toBeVisible();
    expect(path()).toBe(paths.cards);
    expect(await screen.findByRole('button', { name: 'Create my card' })).toBeVisible();
    // A reload asks for nothing.
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(asked()).toHaveLength(1);
  });

  test('is asked for once, also by those who leave before the answer and come Back', async () => {
    const { answer } = answerLater();
    const { asked, router } = arrive(() => answer);
    expect(await screen.findByText('Starting your trial…')).toBeVisible();
    await act(() => router.navigate(paths.listings));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Create my card' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: paths.cards, state: null });
    expect(asked()).toHaveLength(1);
  });

  test('reads why they don’t have it, and where to get it', async () => {
    arrive(() => refusal('CONFLICT', 'You already have a plan.'));
    expect(await screen.findByText('You already have a plan.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open billing' })).toHaveAttribute('href', paths.billing);
  });
});

test('a first card without a name isn’t made', async () => {
  const calls = stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])) });
  const { user } = renderApp(paths.cards);
  await user.clear(await screen.findByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Create my card' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
  expect(calls.some(({ name }) => name === 'GraphQL CreateStoredCard')).toBe(false);
});

test('a tile shows its code, and opens what a visitor of its card sees', async () => {
  const open = { ownerId: 'asha', dbId: 'db-1', version: 1, visibility: 'UNLISTED', path: '/asha/open' } as const;
  localStorage.setItem('cards', JSON.stringify([localCard('Open one', open)]));
  stubNetwork({});
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for Open one' }));
  await user.click(await screen.findByRole('menuitem', { name: 'QR code' }));
  const code = await screen.findByRole('dialog', { name: 'Open one' });
  expect(await within(code).findByRole('img', { name: /^QR code that leads to .*\/asha\/open$/ })).toBeVisible();
  await user.click(within(code).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Open Open one' }));
  const view = within(await screen.findByRole('dialog', { name: 'Open one' }));
  expect(await view.findByRole('img', { name: 'The page of Open one' })).toBeVisible();
  for (const name of ['Share', 'Delete']) expect(view.getByRole('button', { name })).toBeVisible();
  expect(view.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', paths.builder('Open one'));
  expect(view.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/asha/open');
});

test('when the server can’t be reached the cards of this device are shown, with a word about it', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('a', { ownerId: 'asha', dbId: 'db-a', version: 1 })]));
  stubNetwork({});
  renderApp(paths.cards);
  expect(await screen.findByText(/The server can’t be reached/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'a' })).toBeVisible();
});

test('other accounts’ cards are not shown', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('theirs', { ownerId: 'mateo' })]));
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])) });
  renderApp(paths.cards);
  expect(await screen.findByText('No saved cards yet.')).toBeVisible();
  expect(screen.queryByText('theirs')).not.toBeInTheDocument();
});

test('a card is deleted after the question, and the copy here goes only when the server’s is gone', async () => {
  const answers = [
    () => new Response('Internal Server Error', { status: 500 }),
    () => json({ data: { deleteCard: { deletedCardId: 'db-1' } } }),
  ];
  const listed = [serverCard('db-1')];
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', listed)),
    'GraphQL DeleteStoredCard': () => answers.shift()?.() ?? refusal('NOT_FOUND', 'Gone'),
  });
  const { user } = renderApp(paths.cards);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for db-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete this card?');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText('Failed to delete on server')).toBeVisible();
  expect(storedCards()).toHaveLength(1);
  await remove();
  expect(await screen.findByText('Card deleted')).toBeVisible();
  expect(storedCards()).toEqual([]);
  const sent = calls.filter(({ name }) => name === 'GraphQL DeleteStoredCard');
  expect(sent.map(({ headers }) => headers.get('tessera-session'))).toEqual(['s1', 's1']);
});

test('a card that waits for room is sent as soon as another one is deleted', async () => {
  let count = 1;
  const extensions = { code: 'PLAN_LIMIT', feature: 'cards', limit: 1, plan: 'growth' };
  localStorage.setItem('cards', JSON.stringify([localCard('Sketch', { ownerId: 'asha' })]));
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', count > 0 ? [serverCard('db-1')] : [])),
    'GraphQL DeleteStoredCard': () => {
      count = 0;
      return json({ data: { deleteCard: { deletedCardId: 'db-1' } } });
    },
    'GraphQL CreateStoredCard': () =>
      count > 0
        ? json({ data: null, errors: [{ message: 'Starter includes 1 card.', extensions }] })
        : json(storedCardAnswer('createCard', serverCard('db-9'))),
  });
  const { user } = renderApp(paths.cards);
  expect(await screen.findByText('Starter includes 1 card.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'More for db-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(storedCards()).toMatchObject([{ id: 'Sketch', dbId: 'db-9' }]));
});

test('changing who may see a card sends the real value with the card’s version', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1', { version: 4 })])),
    'GraphQL UpdateStoredCard': () =>
      json(storedCardAnswer('updateCard', serverCard('db-1', { version: 5, visibility: 'PUBLIC' }))),
  });
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'Visibility of db-1: Private' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Public/ }));
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const update = calls.find(({ name }) => name === 'GraphQL UpdateStoredCard');
  expect(update?.body).toMatchObject({ input: { id: 'db-1', visibility: 'PUBLIC', version: 4 } });
});

test('cards made before signing in are offered once and become the account’s', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('Mine')]));
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-9'))),
  });
  const { user } = renderApp(paths.cards);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Add one card created on this device to your account?');
  await user.click(within(question).getByRole('button', { name: 'Add to my account' }));
  await waitFor(() => expect(storedCards()).toMatchObject([{ id: 'Mine', ownerId: 'asha', dbId: 'db-9' }]));
});

test('“My QR” opens the code of the newest card that others can open, and closing it leaves the plain list', async () => {
  const shown = { ownerId: 'asha', version: 1, visibility: 'UNLISTED', path: '/asha/open' } as const;
  const cards = [
    localCard('Newest', { ownerId: 'asha', dbId: 'db-1', version: 1, createdAt: '2026-11-14T08:00:00.000Z' }),
    localCard('Open', { ...shown, dbId: 'db-2', createdAt: '2026-11-13T08:00:00.000Z' }),
    localCard('Older', { ...shown, dbId: 'db-3', createdAt: '2026-11-12T08:00:00.000Z' }),
  ];
  localStorage.setItem('cards', JSON.stringify(cards));
  stubNetwork({});
  const { user, path } = renderApp(`${paths.cards}?source=app&qr=1`);
  const dialog = await screen.findByRole('dialog', { name: 'Share “Open”' });
  expect(await within(dialog).findByRole('img', { name: /^QR code that leads to .*\/asha\/open$/ })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe(`${paths.cards}?source=app`);
});

const twoCards = [
  serverCard('db-1', { createdAt: '2026-11-14T08:00:00.000Z', views: 1204, leads: 1 }),
  serverCard('db-2', { createdAt: '2026-11-13T08:00:00.000Z' }),
];

function cardsNamed(count: number) {
  return Array.from({ length: count }, (_, index) => serverCard(`db-${index + 1}`));
}

function titlesInOrder() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('a tile tells who can open its card and what has become of it', async () => {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', twoCards)) });
  renderApp(paths.cards);
  const link = await screen.findByRole('link', { name: '1,204 views · 1 lead' });
  expect(link).toHaveAttribute('href', paths.cardAnalytics('db-1'));
  const tile = within(link.closest('li') ?? document.body);
  expect(tile.getByRole('button', { name: 'Visibility of db-1: Private' })).toHaveTextContent('Private');
  // How long ago; the moment is there for those who point at it.
  expect(tile.getByText(/ ago$/)).toHaveAttribute('dateTime', '2026-11-14T08:00:00.000Z');
  const buttons = tile.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual([
    ...['Open db-1', 'More for db-1', 'Visibility of db-1: Private', 'Quick view of db-1', 'Share db-1'],
  ]);
});

test('a card is moved from its menu, on this device and on the server', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', twoCards)),
    'GraphQL ReorderCards': () => json({ data: { reorderCards: { cards: [] } } }),
  });
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for db-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move later' }));
  expect(titlesInOrder()).toEqual(['db-2', 'db-1']);
  expect(screen.getByText('db-1 moved to place 2 of 2.')).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'GraphQL ReorderCards')?.body).toEqual({
      input: { cardIds: ['db-2', 'db-1'] },
    }),
  );
  expect(storedCards()).toMatchObject([
    { dbId: 'db-1', position: 2 },
    { dbId: 'db-2', position: 1 },
  ]);
});

test('a move that the server doesn’t take is taken back', async () => {
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', twoCards)),
    'GraphQL ReorderCards': () => refusal('NOT_FOUND', 'One of these cards no longer exists.'),
  });
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for db-2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move earlier' }));
  expect(await screen.findByText('One of these cards no longer exists.')).toBeVisible();
  expect(titlesInOrder()).toEqual(['db-1', 'db-2']);
});

test('a duplicate has the card’s data under a name of its own, and only its owner can open it', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1', { visibility: 'PUBLIC' })])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-9'))),
  });
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for db-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: { visibility: 'PRIVATE', data: { title: 'db-1 (copy)', name: 'db-1' } },
  });
});

test('fewer than ten cards need no filters', async () => {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', cardsNamed(9))) });
  renderApp(paths.cards);
  await waitFor(() => expect(titlesInOrder()).toHaveLength(9));
  expect(screen.queryByRole('searchbox', { name: 'Search cards' })).toBeNull();
});

test('search and filter narrow the list, and say so when nothing fits', async () => {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', cardsNamed(10))) });
  const { user, path } = renderApp(paths.cards);
  await user.type(await screen.findByRole('searchbox', { name: 'Search cards' }), 'db-2{Enter}');
  await waitFor(() => expect(titlesInOrder()).toEqual(['db-2']));
  expect(path()).toBe(`${paths.cards}?q=db-2`);
  await user.selectOptions(screen.getByLabelText('Who can open it'), 'Public');
  await user.click(await screen.findByRole('button', { name: 'Show all cards' }));
  expect(titlesInOrder()).toHaveLength(10);
});

test('of many cards the first ones are drawn, the others on demand, and all of them are searched', async () => {
  const many = Array.from({ length: 60 }, (_, index) => serverCard(`db-${index + 100}`));
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', many)) });
  const { user } = renderApp(paths.cards);
  await screen.findByRole('button', { name: 'Show more' });
  const first = titlesInOrder();
  expect(first).toHaveLength(48);
  const last = many.map(({ dbId }) => dbId).find((title) => !first.includes(title)) ?? '';
  await user.type(await screen.findByRole('searchbox', { name: 'Search cards' }), `${last}{Enter}`);
  await waitFor(() => expect(titlesInOrder()).toEqual([last]));
  await user.clear(screen.getByRole('searchbox', { name: 'Search cards' }));
  await waitFor(() => expect(titlesInOrder()).toEqual(first));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titlesInOrder()).toHaveLength(60));
  expect(titlesInOrder().slice(0, 48)).toEqual(first);
});
