import { fillCardData } from '@tessera/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverCard } from '../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../parts/sharing/give/quick-share.tsx';
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

test('the builder, which has its own actions there, is without it', async () => {
  open([], paths.builder());
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
});

describe('Share', () => {
  const [first, second] = [
    serverCard('db-1', { data: fillCardData({ title: 'Studio', name: 'Asha' }) }),
    serverCard('db-2', { data: fillCardData({ title: 'Fair', name: 'Asha' }) }),
  ];

  test('opens the one card in one press', async () => {
    const { user } = open([first]);
    await screen.findAllByText('Studio');
    await user.click(bar().getByRole('button', { name: 'Share' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share “Studio”' }));
    expect(sheet.getByRole('tab', { name: 'QR' })).toHaveAttribute('aria-selected', 'true');
    expect(sheet.queryByLabelText('Card')).toBeNull();
  });

  test('of several cards opens the one that was shared last, and any other is a choice away', async () => {
    const { user } = open([first, second]);
    await screen.findAllByText('Fair');
    await user.click(bar().getByRole('button', { name: 'Share' }));
    const choice = await screen.findByLabelText('Card');
    const other = within(choice).getAllByRole('option', { selected: false })[0] ?? expect.fail('only one card');
    await user.selectOptions(choice, other);
    const name = `Share “${other.textContent}”`;
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  test('without a card offers the first one', async () => {
    const { user } = open([]);
    await screen.findByText('No saved cards yet.');
    await user.click(bar().getByRole('button', { name: 'Share' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share your card' }));
    expect(await sheet.findByRole('link', { name: 'New Card' })).toHaveAttribute('href', paths.builder());
  });
});
