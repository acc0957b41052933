import { screen, within } from '@testing-library/react';
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
  problems: [
    {
      ...{ __typename: 'ContactImportProblem', line: 3, field: 'email', message: 'This address has no @ sign.' },
      ...{ value: '', isImported: false },
    },
  ],
  unreadParts: [],
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
      return json({
        data: { startContactImport: { contactImport: { __typename: 'ContactImport', id: 'i1', status: 'RUNNING' } } },
      });
    },
  });
  const { user, path } = renderApp(paths.importContacts);
  await user.upload(await screen.findByLabelText('File with contacts'), file());
  await user.click(await screen.findByRole('button', { name: 'Check file' }));
  expect(await screen.findByText(/2 contacts in “people.csv” can be imported\. One row can’t/)).toBeInTheDocument();
  expect(path()).toBe(`${paths.importContacts}?id=i1`);
  expect(screen.getByRole('listitem')).toHaveTextContent('Line 3Email: This address has no @ sign.');
  await user.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
  expect(await screen.findByText(/One contact added, 0 updated, 1 already complete/)).toBeInTheDocument();
});

test('a file that holds no contacts is refused with why', async () => {
  stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'POST /api/contacts/import': () => json({ message: 'There are no contacts in this file.' }, 400),
  });
  const { user } = renderApp(paths.importContacts);
  await user.upload(await screen.findByLabelText('File with contacts'), new File(['Name'], 'people.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no contacts in this file.');
});

test('the columns of a file are shown with their first values, and become what the person chooses', async () => {
  const calls = stubNetwork({
    'GraphQL StoredCards': noCards,
    'GraphQL GoogleClientId': noGoogle,
    'POST /api/contacts/import': () => json({ import: { id: 'i1' } }, 201),
    'GraphQL ContactImportProgress': () => json({ data: { contactImport: state() } }),
  });
  const { user } = renderApp(paths.importContacts);
  const text = 'Who,E-mail,Shoe size\nAsha,asha@example.com,42\nBob,bob,40\n';
  await user.upload(await screen.findByLabelText('File with contacts'), new File([text], 'people.csv'));
  expect(await screen.findByLabelText('Import as: Who')).toHaveValue('');
  expect(screen.getByLabelText('Import as: E-mail')).toHaveValue('EMAIL');
  expect(screen.getByText('42 · 40')).toBeInTheDocument();
  // Before anything is sent, the preview says what is read, and what is wrong.
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Email: This address has no @ sign.')).toBeInTheDocument();
  expect(preview.queryByText('Asha')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Import as: E-mail'), 'Don’t import');
  expect(screen.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Import as: Who'), 'Name');
  await user.selectOptions(screen.getByLabelText('Import as: Shoe size'), 'Note');
  const [first] = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Asha42');
  expect(calls.filter(({ name }) => name === 'POST /api/contacts/import')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByRole('button', { name: 'Import 2 contacts' })).toBeInTheDocument();
  const [sent] = calls.filter(({ name }) => name === 'POST /api/contacts/import');
  expect(sent?.body instanceof FormData && sent.body.get('columns')).toBe('NAME,,NOTE');
  await user.click(screen.getByRole('button', { name: 'Change columns' }));
  expect(await screen.findByLabelText('Import as: Who')).toBeInTheDocument();
});

test('columns with labels are shown as such, and the preview has them beside their values', async () => {
  stubNetwork({ 'GraphQL StoredCards': noCards, 'GraphQL GoogleClientId': noGoogle });
  const { user } = renderApp(paths.importContacts);
  const text = 'First Name,E-mail 1 - Label,E-mail 1 - Value\nGero,* Work,gero@example.com\n';
  await user.upload(await screen.findByLabelText('File with contacts'), new File([text], 'contacts.csv'));
  expect(await screen.findByLabelText('Import as: E-mail 1 - Label')).toHaveDisplayValue('Label');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('gero@example.com (Work)')).toBeInTheDocument();
  expect(preview.getByText('All rows of your file.')).toBeInTheDocument();
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
  expect(await screen.findByText(/no longer available/, {}, { timeout: 4000 })).toBeInTheDocument();
});

test('a download that is refused says why', async () => {
  const limited = { message: 'Too many tries. Wait a little.' };
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
