import { fillCardData } from '@tessera/domain';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCardDataInput } from '../../../data/card-store/card-mapper.ts';
import { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

const data = fillCardData({ website: 'https://rao.example' });
const field = (name: string, rule: string) => ({ __typename: 'OrganizationTemplateField', field: name, rule });
const organizationTemplate = {
  ...{ __typename: 'OrganizationTemplate', id: 't1', name: 'Studio card' },
  fields: [
    field('website', 'LOCKED'),
    field('type', 'LOCKED'),
    field('role', 'REQUIRED'),
    field('socials.linkedin', 'LOCKED'),
  ],
  data: { __typename: 'CardData', ...toCardDataInput(data), design: null },
};

test('what the team locks says what its template says and can be read only; what it asks for has to be there', async () => {
  const card = serverCard('db-1');
  const calls = stubNetwork({
    'GraphQL StoredCards': () =>
      json(
        storedCardsAnswer('asha', [
          { ...card, data: { ...card.data, role: '', websites: [{ label: '', value: 'https://old.example' }] } },
        ]),
      ),
    'GraphQL TeamRules': () => json({ data: { card: { __typename: 'Card', id: 'db-1', organizationTemplate } } }),
  });
  const { user } = renderApp(paths.builder('db-1'));
  expect(await screen.findByText('This card follows your team’s template “Studio card”.')).toBeVisible();
  const website = screen.getByLabelText('Website');
  expect(website).toHaveValue('https://rao.example');
  expect(website).toHaveAttribute('readonly');
  expect(website).toHaveAccessibleDescription('Set by your team’s template “Studio card”.');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Business']);

  // Nor can the locked network be named a second time.
  await user.click(screen.getByRole('button', { name: 'Add More networks' }));
  await user.click(screen.getByRole('button', { name: 'Add network' }));
  const networks = within(screen.getByLabelText('Network')).getAllByRole('option');
  const names = networks.map(({ textContent }) => textContent);
  expect(names).toContain('GitHub');
  expect(names).not.toContain('LinkedIn');

  await user.click(screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement);
  const role = screen.getByLabelText('Role');
  expect(role).toHaveAccessibleDescription('Your team asks for this.');
  expect(role).toBeInvalid();
  expect(calls.some(({ name }) => name === 'GraphQL UpdateStoredCard')).toBe(false);
});
