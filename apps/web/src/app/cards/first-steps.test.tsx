import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-cards.ts';
import './first-steps.tsx';

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

test('first steps say what is done, and go on all devices when they are put away', async () => {
  const steps = {
    __typename: 'FirstSteps',
    hasPhoto: false,
    hasShared: true,
    hasInstalledApp: false,
    hasContact: false,
  };
  const answers = [steps, null];
  const calls = stubNetwork({
    'GraphQL StoredCards': () =>
      json(storedCardsAnswer('asha', [serverCard('db-1')], { firstSteps: answers.shift() ?? null })),
    'GraphQL ChangeFirstSteps': () =>
      json({ data: { updateViewer: { viewer: { __typename: 'Viewer', id: 'asha' } } } }),
  });
  const { user } = renderApp(paths.cards);
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.getByText('1 of 4 done')).toBeVisible();
  expect(list.getByText('Share your card').closest('li')).toHaveTextContent('Done');
  expect(list.getByRole('link', { name: 'Add a photo or logo' })).toHaveAttribute(
    'href',
    expect.stringContaining('builder'),
  );
  await user.click(list.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  const change = calls.find(({ name }) => name === 'GraphQL ChangeFirstSteps');
  expect(change?.body).toEqual({ input: { hidesFirstSteps: true } });
});

test('the list of first steps comes back when it could not be put away', async () => {
  const steps = {
    __typename: 'FirstSteps',
    hasPhoto: false,
    hasShared: false,
    hasInstalledApp: false,
    hasContact: false,
  };
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1')], { firstSteps: steps })),
    'GraphQL ChangeFirstSteps': () => refusal('RATE_LIMITED', 'Too many changes. Please wait a little.'),
  });
  const { user } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'Hide these steps' }));
  expect(await screen.findByText('Too many changes. Please wait a little.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'First steps' })).toBeVisible();
});
