import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

// Drawing the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha', 'Asha Rao'));

/** Opens the builder with a card that says this, and gives what is sent when it is saved. */
async function open(changes: object) {
  const card = serverCard('db-1', { data: { ...dataNamed('Asha'), ...changes } });
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [card])),
    'GraphQL UpdateStoredCard': () => json(storedCardAnswer('updateCard', card)),
  });
  const { user } = renderApp(paths.builder('db-1'));
  await screen.findByLabelText('Name');
  const sent = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement);
    await vi.waitFor(() => expect(calls.some(({ name }) => name === 'GraphQL UpdateStoredCard')).toBe(true));
    const { body } = calls.find(({ name }) => name === 'GraphQL UpdateStoredCard') ?? {};
    return (body as { input: { data: object } }).input.data;
  };
  return { user, sent };
}

const PHONES = [{ label: 'work', value: '+919876543210' }];

test('who sees a number is chosen at the number, and saved with it', async () => {
  const { user, sent } = await open({ phones: PHONES });
  const control = screen.getByLabelText('Who sees this: Phone');
  expect(control).toHaveDisplayValue('Everyone');
  await user.selectOptions(control, 'My contacts');
  expect(await sent()).toMatchObject({ phones: [{ value: '+919876543210', audience: 'CONTACTS' }] });
});

test('a preset sets every field, and is no longer chosen once one field differs', async () => {
  const { user, sent } = await open({ phones: PHONES });
  expect(screen.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Networking/ }));
  expect(screen.getByLabelText('Who sees this: Phone')).toHaveDisplayValue('People I share with');
  await user.selectOptions(screen.getByLabelText('Who sees this: Phone'), 'Only me');
  expect(screen.getByRole('radio', { name: /^Networking/ })).not.toBeChecked();
  expect(await sent()).toMatchObject({ phones: [{ audience: 'ONLY_ME' }] });
});
