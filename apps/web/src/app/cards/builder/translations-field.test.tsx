import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

// Whose name is known finds it on a new card.
beforeEach(() => signInAs('asha', ''));

test('a card is written in a second language, whose fields show what stands there otherwise', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Add Other languages' }));
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  const [save] = screen.getAllByRole('button', { name: 'Save card' });
  expect(screen.getByLabelText('Language of the fields above')).toHaveValue('en');
  const name = screen.getByLabelText('Name in New language');
  expect(name).toHaveAttribute('placeholder', 'Asha');
  await user.type(name, 'आशा');
  await user.click(save as HTMLElement);
  expect(await screen.findByText('Choose a language.')).toBeInTheDocument();
  const chooser = screen.getByLabelText('Language');
  expect(within(chooser).queryByRole('option', { name: 'English' })).not.toBeInTheDocument();
  await user.selectOptions(chooser, 'hi');
  expect(screen.getByLabelText('Name in Hindi')).toHaveAttribute('lang', 'hi');
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  await user.click(screen.getByRole('button', { name: 'Remove New language' }));
  await user.click(save as HTMLElement);
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name: called }) => called === 'GraphQL CreateStoredCard');
  const translations = [{ language: 'hi', name: 'आशा', role: '', tagline: '', companyName: '', address: '' }];
  expect(create?.body).toMatchObject({ input: { data: { language: 'en', translations } } });
});
