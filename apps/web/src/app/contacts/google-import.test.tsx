import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import './import.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

const SCRIPT = 'script[src="https://accounts.google.com/gsi/client"]';

interface GoogleConfig {
  callback: (response: object) => void;
}

beforeEach(() => {
  signInAsAsha();
  const initTokenClient = ({ callback }: GoogleConfig) => ({
    requestAccessToken: () => callback({ access_token: 'tok' }),
  });
  vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } });
});
afterEach(() => vi.unstubAllGlobals());

const person = (name: string, isKnown = false) => {
  const email = `${name.toLowerCase()}@example.com`;
  return { __typename: 'GooglePerson', name, email, emails: [email], phone: '', phones: [], isKnown };
};

async function connect(answers: Parameters<typeof stubNetwork>[0]) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL GoogleClientId': () => json({ data: { googleClientId: 'id.apps.example' } }),
    ...answers,
  });
  const { user } = renderApp(paths.importContacts);
  const section = within(await screen.findByRole('region', { name: 'From Google' }));
  const ready = await waitFor(() => {
    // jsdom loads no script; this one is loaded once for all tests, as for all presses.
    for (const script of document.querySelectorAll(SCRIPT)) script.dispatchEvent(new Event('load'));
    return section.getByRole('button', { name: 'Connect with Google' });
  });
  await user.click(ready);
  const sent = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { user, section, sent };
}

describe('people of the Google address book', () => {
  test('are chosen, those who are no contacts yet beforehand, and taken in', async () => {
    const counts = { addedCount: 1, updatedCount: 0, knownCount: 1, skippedCount: 0 };
    const { user, section, sent } = await connect({
      'GraphQL ReadGooglePeople': () =>
        json({ data: { readGooglePeople: { people: [person('Asha'), person('Bo'), person('Cy', true)] } } }),
      'GraphQL ImportGooglePeople': () =>
        json({ data: { importGooglePeople: { __typename: 'ImportedGooglePeople', ...counts } } }),
    });
    expect(await section.findByText('2 of 3 chosen')).toBeInTheDocument();
    expect(section.getByRole('checkbox', { name: /Cy.*In your contacts/ })).not.toBeChecked();
    await user.click(section.getByRole('checkbox', { name: /Bo/ }));
    await user.click(section.getByRole('button', { name: 'Add one contact' }));
    expect(await section.findByText('1 added, 1 were there already.')).toBeInTheDocument();
    expect(sent('ReadGooglePeople')).toEqual([{ input: { accessToken: 'tok' } }]);
    expect(sent('ImportGooglePeople')).toEqual([
      {
        input: {
          people: [{ name: 'Asha', email: 'asha@example.com', emails: ['asha@example.com'], phone: '', phones: [] }],
        },
      },
    ]);
  });

  test('that can’t be fetched say so', async () => {
    const { section } = await connect({
      'GraphQL ReadGooglePeople': () => refusal('UNAVAILABLE', 'Failed to fetch Google contacts'),
    });
    expect(await section.findByText('Failed to fetch Google contacts')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Connect with Google' })).toBeInTheDocument();
  });
});
