import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataNamed, localCard, serverCard } from '../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, loseNetwork, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './card-dialogs.tsx';
import './cards.tsx';

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

describe('Quick view shows what visitors see', () => {
  const spoken = () => {
    const data = dataNamed('Asha');
    return serverCard('db-1', {
      data: { ...data, socials: { ...data.socials, linkedin: 'https://linkedin.com/in/asha' } },
    });
  };
  const open = async (answer: () => Response) => {
    stubNetwork({ 'GraphQL StoredCards': answer });
    const { user } = renderApp(paths.cards);
    await user.click(await screen.findByRole('button', { name: 'Quick view of Asha' }));
    return within(await screen.findByRole('dialog', { name: 'Asha' }));
  };
  const answer = (viewer: object) => () => json(storedCardsAnswer('asha', [spoken()], viewer));

  test('without what the person’s settings hide, and says what that is', async () => {
    const dialog = await open(answer({ showEmail: false, showSocials: true }));
    expect(dialog.getByText('This is what visitors see.')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'The page of Asha' })).not.toHaveTextContent('asha@example.in');
    expect(dialog.getByText('Your settings hide from visitors: email addresses.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Privacy settings' })).toHaveAttribute(
      'href',
      paths.settingsPage('privacy'),
    );
  });

  test('also without a network, by what this browser heard last', async () => {
    const first = await open(answer({ showEmail: true, showSocials: false }));
    expect(first.getByText('Your settings hide from visitors: social profiles.')).toBeVisible();
    cleanup();
    const dialog = await open(loseNetwork);
    expect(dialog.getByText('This is what visitors see.')).toBeVisible();
    expect(dialog.getByText('Your settings hide from visitors: social profiles.')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'The page of Asha' })).toHaveTextContent('asha@example.in');
  });

  test('and claims nothing while the settings are unknown', async () => {
    localStorage.setItem('cards', JSON.stringify([{ ...localCard('a'), ...spoken(), ownerId: 'asha' }]));
    const dialog = await open(loseNetwork);
    expect(dialog.queryByText('This is what visitors see.')).toBeNull();
    expect(
      dialog.getByText('Your settings may hide from visitors: email addresses and social profiles.'),
    ).toBeVisible();
  });
});
