import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './import.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

const state = (changes: object = {}) => ({
  ...{ __typename: 'ContactImport', id: 'i1', status: 'CHECKED', rowCount: 3, goodRowCount: 2, badRowCount: 1 },
  ...{ addedCount: 0, updatedCount: 0, knownCount: 0, fileName: 'people.csv' },
  problems: [{ __typename: 'ContactImportProblem', line: 3, field: 'email', message: 'This address has no @ sign.' }],
  ...changes,
});
const noGoogle = () => json({ data: { googleClientId: null } });
const noCards = () => refusal('INTERNAL', 'not asked for here');
const file = () => new File(['Name\nAsha\n'], 'people.csv', { type: 'text/csv' });

beforeEach(signInAsAsha);

test('a file is checked, its bad rows are named, and the good ones imported', async () => {
  let isDone = false;
  stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'POST /api/contacts/import': () => json({ import: { id: 'i1' } }, 201),
    'GraphQL ContactImportProgress': () =>
      json({ data: { contactImport: isDone ? state({ status: 'DONE', addedCount: 1, knownCount: 1 }) : state() } }),
    'GraphQL StartContactImport': () => {
      isDone = true;
      return json({ data: { startContactImport: { __typename: 'ContactImport', id: 'i1', status: 'RUNNING' } } });
    },
  });
  const { user, path } = renderApp(paths.importContacts);
  await user.upload(await screen.findByLabelText('File with contacts'), file());
  expect(await screen.findByText(/“people.csv” has 2 good rows and one bad one/)).toBeInTheDocument();
  expect(path()).toBe(`${paths.importContacts}?id=i1`);
  expect(screen.getByRole('listitem')).toHaveTextContent('Line 3Email: This address has no @ sign.');
  await user.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
  expect(await screen.findByText(/one new contact, 0 that learned something, 1 known already/)).toBeInTheDocument();
});

test('a file that holds no contacts is refused with why', async () => {
  stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'POST /api/contacts/import': () => json({ message: 'There are no contacts in this file.' }, 400),
  });
  const { user } = renderApp(paths.importContacts);
  await user.upload(await screen.findByLabelText('File with contacts'), file());
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no contacts in this file.');
});

test('an import that runs says how far it is; one that is gone says so', async () => {
  let found: object | null = state({ status: 'RUNNING', addedCount: 1 });
  stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'GraphQL ContactImportProgress': () => json({ data: { contactImport: found } }),
  });
  renderApp(`${paths.importContacts}?id=i1`);
  expect(await screen.findByText(/Importing… 1 of 2/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Imported' })).toHaveAttribute('value', '1');
  found = null;
  expect(await screen.findByText(/not kept any more/, {}, { timeout: 4000 })).toBeInTheDocument();
});

test('a download that is refused says why', async () => {
  const limited = { message: 'Too many tries. Please wait a little.' };
  const calls = stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'GET /api/contacts/export.csv': () => json(limited, 429),
  });
  const { user } = renderApp(paths.importContacts);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(limited.message);
  expect(calls.filter(({ name }) => name === 'GET /api/contacts/export.csv')).toHaveLength(1);
});
