import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha', 'Asha Rao'));

const saveButton = () => screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement;

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
    await user.click(saveButton());
    await vi.waitFor(() => expect(calls.some(({ name }) => name === 'GraphQL UpdateStoredCard')).toBe(true));
    const { body } = calls.find(({ name }) => name === 'GraphQL UpdateStoredCard') ?? {};
    return (body as { input: { data: object } }).input.data;
  };
  return { user, sent };
}

test('an address is added, gets a label in own words, and moves to the front', async () => {
  const { user, sent } = await open({ emails: [{ label: 'work', value: 'asha@rao.example' }] });
  await user.click(screen.getByRole('button', { name: 'Add email' }));
  // Pasted: every key that is typed draws the whole form.
  await user.click(screen.getByLabelText('Email 2'));
  await user.paste('büro@rao.example');
  await user.selectOptions(screen.getByLabelText('Label of Email 2'), 'Own label…');
  await user.click(screen.getByLabelText('Label of Email 2'));
  await user.paste('Büro, Köln');
  await user.click(screen.getByRole('button', { name: 'Move Email 2 up' }));
  expect(screen.getByText('Email 2 moved to place 1 of 2.')).toBeInTheDocument();
  // What moved keeps the focus.
  expect(screen.getByRole('button', { name: 'Move Email down' })).toBeEnabled();
  expect(await sent()).toMatchObject({
    emails: [
      { label: 'Büro, Köln', value: 'büro@rao.example' },
      { label: 'work', value: 'asha@rao.example' },
    ],
  });
});

test('a label is chosen, the last entry can be emptied, and rows without a word are not saved', async () => {
  const { user, sent } = await open({ phones: [{ label: '', value: '+919876543210' }] });
  const label = screen.getByLabelText('Label of Phone');
  expect(
    within(label)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['No label', 'Mobile', 'Work', 'Home', 'Main', 'Fax', 'Pager', 'Other', 'Own label…']);
  await user.selectOptions(label, 'Work');
  await user.click(screen.getByRole('button', { name: 'Add phone' }));
  expect(await sent()).toMatchObject({ phones: [{ label: 'work', value: '+919876543210' }] });
});

test('a wrong entry is named at its own row', async () => {
  const { user } = await open({ emails: [{ label: '', value: 'asha@rao.example' }] });
  await user.click(screen.getByRole('button', { name: 'Add email' }));
  await user.click(screen.getByLabelText('Email 2'));
  await user.paste('nowhere');
  await user.click(saveButton());
  expect(await screen.findByText('This address has no @ sign.')).toBeVisible();
  expect(screen.getByLabelText('Email 2')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toBeValid();
});
