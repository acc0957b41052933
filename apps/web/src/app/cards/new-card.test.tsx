import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

test('the simple page really creates the card and shows how to share it', async () => {
  const made = serverCard('db-1', { data: { ...dataNamed('Launch'), type: 'event' } });
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [made])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', made)),
  });
  const { user, path } = renderApp(paths.newCard);
  await user.selectOptions(await screen.findByLabelText('Type'), 'Event');
  // What the account knows stands there already.
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Launch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  expect(path()).toBe(paths.cards);
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: {
      visibility: 'UNLISTED',
      data: { type: 'EVENT', title: '', name: 'Launch', emails: [{ value: 'asha@example.com' }] },
    },
  });
});

test('a card that didn’t reach the server is opened in the builder, which says why', async () => {
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => refusal('BAD_USER_INPUT', 'Not like this'),
  });
  const { user, path } = renderApp(paths.newCard);
  await user.type(await screen.findByLabelText(/^Title/), 'Launch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not like this');
  expect(path()).toMatch(/^\/dashboard\/builder\?id=[a-z0-9]{8}$/);
});

test('all wrong fields are named at once and nothing is saved', async () => {
  const calls = stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])) });
  const { user } = renderApp(paths.newCard);
  await user.clear(await screen.findByLabelText('Name'));
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'asha@nowhere');
  await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.'));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Website')).toBeInvalid();
  expect(calls.some(({ name }) => name === 'GraphQL CreateStoredCard')).toBe(false);
});
