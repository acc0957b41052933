import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

const rules = {
  ...{ __typename: 'ExchangeRulesType', email: 'OPTIONAL', phone: 'HIDDEN' },
  ...{ company: 'OPTIONAL', role: 'HIDDEN', note: 'OPTIONAL' },
};
const cardWith = (isOn: boolean, visibility = 'PUBLIC') => ({
  ...{ __typename: 'Card', id: 'db-1', visibility },
  exchangeForm: { __typename: 'ExchangeForm', isOn, consent: 'I agree.', rules },
});

function openBuilder(answers: Parameters<typeof stubNetwork>[0]) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1')])),
    ...answers,
  });
  const app = renderApp(paths.builder('db-1'));
  const sent = () => calls.filter(({ name }) => name === 'GraphQL SetExchangeForm').map(({ body }) => body);
  return { ...app, sent };
}

test('the form is switched on at once, and then says what it asks for', async () => {
  const { user, sent } = openBuilder({
    'GraphQL ExchangeForm': () => json({ data: { card: cardWith(false) } }),
    'GraphQL SetExchangeForm': () => json({ data: { setExchangeForm: { card: cardWith(true) } } }),
  });
  const control = await screen.findByRole('switch', { name: 'Visitors can leave their details' });
  expect(control).not.toBeChecked();
  await user.click(control);
  expect(await screen.findByText(/Visitors agree to: “I agree.”/)).toBeInTheDocument();
  expect(sent()).toEqual([{ input: { cardId: 'db-1', isOn: true } }]);
});

test('a form without a way to reach the visitor is not sent, and a refusal is said', async () => {
  const { user, sent } = openBuilder({
    'GraphQL ExchangeForm': () => json({ data: { card: cardWith(true, 'PRIVATE') } }),
    'GraphQL SetExchangeForm': () => refusal('INTERNAL', 'Broken.'),
  });
  await screen.findByText(/This card is private/);
  const section = screen.getByRole('region', { name: 'Exchange contact' });
  const email = section.querySelector('select') as HTMLSelectElement;
  await user.selectOptions(email, 'Not asked');
  expect(await screen.findByText('Ask for an email address or a phone number.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.selectOptions(email, 'Required');
  expect(await screen.findByText('Broken.')).toBeInTheDocument();
  await waitFor(() => expect(sent()).toEqual([{ input: { cardId: 'db-1', email: 'REQUIRED' } }]));
});
