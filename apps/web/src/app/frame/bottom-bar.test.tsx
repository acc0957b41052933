import { fillCardData } from '@tessera/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverCard } from '../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../parts/sharing/give/share-dialog.tsx';
import '../../parts/sharing/give/show-code.tsx';
import '../../testing/warm-cards.ts';
import './bottom-bar.tsx';
import './dashboard-menu.tsx';
import { stubPhone } from '../../testing/desk.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

beforeEach(() => {
  stubPhone();
  signInAsAsha();
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }));

function open(cards: ReturnType<typeof serverCard>[], path: string = paths.cards) {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('u1', cards)) });
  return renderApp(path);
}

test('leads to cards, contacts and chat', async () => {
  open([]);
  await screen.findByText('No saved cards yet.');
  const places = bar()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(places).toEqual([paths.cards, paths.contacts, paths.chat()]);
  expect(bar().getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
});

test('More opens the menu of all places', async () => {
  const { user } = open([]);
  await screen.findByText('No saved cards yet.');
  await user.click(bar().getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Dashboard menu' }));
  expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('the menu has one button: in the bar', async () => {
  open([]);
  await screen.findByText('No saved cards yet.');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('the builder, which has its own actions there, is without it: the header opens the menu', async () => {
  const { user } = open([], paths.builder());
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Dashboard menu' })).toBeVisible();
});

describe('Share', () => {
  const [first, second] = [
    serverCard('db-1', {
      visibility: 'PUBLIC',
      path: '/asha/studio',
      data: fillCardData({ title: 'Studio', name: 'Asha' }),
    }),
    serverCard('db-2', { data: fillCardData({ title: 'Fair', name: 'आशा राव', role: 'Speaker' }) }),
  ];
  const openCode = async (cards: ReturnType<typeof serverCard>[], seen: string) => {
    const { user } = open(cards);
    await screen.findAllByText(seen);
    await user.click(bar().getByRole('button', { name: 'Share' }));
    return { user, code: within(await screen.findByRole('dialog', { name: 'My code' })) };
  };

  test('shows the code of the card, with who it is, in one press, and shares nothing', async () => {
    const { code } = await openCode([first], 'Studio');
    const card = within(code.getByRole('region', { name: 'Studio' }));
    const url = new URL('/asha/studio', location.origin).href;
    expect(await card.findByRole('img', { name: `QR code that leads to ${url}` })).toBeInTheDocument();
    expect(card.getByText('Asha')).toBeInTheDocument();
  });

  test('shows every card; a private one has no code that would lead nowhere, and can be opened', async () => {
    const { code } = await openCode([first, second], 'Fair');
    expect(code.getAllByRole('region')).toHaveLength(2);
    const fair = within(code.getByRole('region', { name: 'Fair' }));
    expect(fair.getByText('आशा राव')).toBeInTheDocument();
    expect(fair.queryByRole('img')).toBeNull();
    expect(fair.getByRole('button', { name: 'Open to anyone with the link' })).toBeVisible();
  });

  test('arrow keys lead to the next card, and More ways opens its share dialog', async () => {
    const { user, code } = await openCode([first, second], 'Fair');
    expect(code.getByRole('button', { name: 'Next card' })).toBeEnabled();
    await user.keyboard('{ArrowRight}');
    expect(code.getByRole('button', { name: 'Next card' })).toBeDisabled();
    const last = code.getAllByRole('region').at(-1)?.getAttribute('aria-label');
    await user.click(code.getByRole('button', { name: 'More ways to share' }));
    expect(await screen.findByRole('dialog', { name: `Share “${last}”` })).toBeVisible();
  });

  test('keeps the screen on while it is shown', async () => {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { user, code } = await openCode([first], 'Studio');
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await user.click(code.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('without a card offers the first one', async () => {
    const { code } = await openCode([], 'No saved cards yet.');
    expect(await code.findByRole('link', { name: 'New Card' })).toHaveAttribute('href', paths.builder());
  });
});
