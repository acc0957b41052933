import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

test('the simple page really creates the card and opens it in the builder', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () =>
      json(storedCardAnswer('createCard', serverCard('db-1', { data: { ...dataNamed('Launch'), type: 'event' } }))),
  });
  const { user, path } = renderApp(paths.newCard);
  await user.selectOptions(await screen.findByLabelText('Type'), 'Event');
  await user.type(screen.getByLabelText('Name'), 'Launch');
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Event or host')).toHaveValue('Launch');
  expect(path()).toMatch(/^\/dashboard\/builder\?id=[a-z0-9]{8}$/);
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: { visibility: 'UNLISTED', data: { type: 'EVENT', name: 'Launch', email: 'asha@example.in' } },
  });
});

test('all wrong fields are named at once and nothing is saved', async () => {
  const calls = stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])) });
  const { user } = renderApp(paths.newCard);
  await user.type(await screen.findByLabelText('Email'), 'asha@nowhere');
  await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name.');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Website')).toBeInvalid();
  expect(calls.some(({ name }) => name === 'GraphQL CreateStoredCard')).toBe(false);
});
