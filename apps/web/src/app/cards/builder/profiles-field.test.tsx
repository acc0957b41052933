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

beforeEach(() => signInAs('asha'));

test('profiles on other networks are added, put in order by the keyboard, and saved', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Add More networks' }));
  const field = within(screen.getByRole('group', { name: 'More networks' }));
  await user.click(field.getByRole('button', { name: 'Add network' }));
  expect(field.getByLabelText('Network')).toHaveFocus();
  await user.type(field.getByLabelText('Handle or link on TikTok'), '@asha');
  expect(field.getByText('tiktok.com/@asha')).toBeInTheDocument();
  await user.keyboard('{Tab}{Tab}');
  await user.click(field.getByRole('button', { name: 'Add network' }));
  const [, second] = field.getAllByLabelText('Network');
  if (!second) throw new Error('there is no second row');
  await user.selectOptions(second, 'Mastodon');
  await user.type(field.getByLabelText('Handle or link on Mastodon'), '@asha@indieweb.social');
  field.getByRole('button', { name: 'Move Mastodon up' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Mastodon moved to place 1 of 2.')).toBeInTheDocument();
  // The focus goes along with the row: pressed once more, its button moves nothing else.
  expect(field.getByRole('button', { name: 'Move Mastodon up' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Mastodon moved to place 1 of 2.')).toBeInTheDocument();
  await user.click(field.getByRole('button', { name: 'Add network' }));
  await user.click(field.getAllByRole('button', { name: 'Remove TikTok' })[1] as HTMLElement);
  expect(field.getByRole('button', { name: 'Add network' })).toHaveFocus();
  // There are two, one of them for narrow screens.
  const [save] = screen.getAllByRole('button', { name: 'Save card' });
  await user.click(save as HTMLElement);
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  const profiles = [
    { network: 'MASTODON', value: '@asha@indieweb.social' },
    { network: 'TIKTOK', value: '@asha' },
  ];
  expect(create?.body).toMatchObject({ input: { data: { profiles } } });
});
