import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { toConnection } from '../../testing/connection.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './contacts.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

const line = (id: string, name: string) => ({
  ...{ __typename: 'Contact', id, name, company: 'Acme', role: '', email: `${id}@example.com` },
  ...{ phone: '+919876543210', tags: ['Fair'], lastActivityAt: '2026-11-12T09:41:00.000Z', user: null },
});
const SHOWN = [line('k1', 'Fay Friend'), line('k2', 'Kit Kind')];

/** Two contacts on screen, of three that the filter finds. */
function open(address: string, answers: Parameters<typeof stubNetwork>[0] = {}) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL ContactTags': () =>
      json({ data: { contactTags: ['Fair', 'VIP'].map((name) => ({ __typename: 'ContactTag', name, count: 1 })) } }),
    'GraphQL Contacts': () =>
      json({ data: { contacts: { ...toConnection('Contact', SHOWN, 'end-1'), totalCount: 3 } } }),
    ...answers,
  });
  const app = renderApp(address);
  const sent = (name: string) => calls.filter((call) => call.name === name);
  return { ...app, sent };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

beforeEach(signInAsAsha);

test('the head’s box selects the page, and stands in between while only some are selected', async () => {
  const { user } = open(paths.contacts);
  const all = await box('Select all on this page');
  await user.click(all);
  expect(screen.getByText('2 contacts selected')).toBeInTheDocument();
  await user.click(await box('Select Kit Kind'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(screen.getByText('One contact selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
});

test('a name that runs from right to left leaves the row’s controls on their sides', async () => {
  open(paths.contacts, {
    'GraphQL Contacts': () =>
      json({ data: { contacts: { ...toConnection('Contact', [line('k3', 'عبد الرحمن')], null), totalCount: 1 } } }),
  });
  expect((await box('Select عبد الرحمن')).closest('[dir]')).toBeNull();
  expect(screen.getByRole('link', { name: 'عبد الرحمن' })).toHaveAttribute('dir', 'auto');
});

test('all that match are tagged by their filter, and any tag can be removed from them', async () => {
  const { user, sent } = open(`${paths.contacts}?q=f&tag=Fair`, {
    'GraphQL TagContacts': () => json({ data: { tagContacts: { contacts: SHOWN } } }),
  });
  await user.click(await box('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  expect(screen.getByText('All 3 contacts selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change tags' }));
  await user.click(within(screen.getByRole('group', { name: 'Remove tags' })).getByRole('button', { name: 'VIP' }));
  await user.click(screen.getByRole('button', { name: 'Save tags' }));
  await waitFor(() => expect(screen.queryByText('All 3 contacts selected')).toBeNull());
  expect(sent('GraphQL TagContacts').map(({ body }) => body)).toEqual([
    { input: { matching: { query: 'f', tag: 'Fair', totalCount: 3 }, add: [], remove: ['VIP'] } },
  ]);
});

test('the selected are deleted after a question that says how many', async () => {
  const { user, sent } = open(paths.contacts, {
    'GraphQL DeleteContacts': () => json({ data: { deleteContacts: { deletedContactIds: ['k1', 'k2'] } } }),
  });
  await user.click(await box('Select Fay Friend'));
  await user.click(await box('Select Kit Kind'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 contacts?' }));
  expect(sent('GraphQL DeleteContacts')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete 2 contacts' }));
  expect(await screen.findByText('2 contacts deleted')).toBeInTheDocument();
  expect(sent('GraphQL DeleteContacts').map(({ body }) => body)).toEqual([{ input: { ids: ['k1', 'k2'] } }]);
  expect(screen.queryByText('2 contacts selected')).toBeNull();
});

test('a list that changed meanwhile is not deleted, and says so', async () => {
  const { user } = open(paths.contacts, {
    'GraphQL DeleteContacts': () => refusal('CONFLICT', 'Your contacts changed meanwhile.'),
  });
  await user.click(await box('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete 3 contacts' }));
  expect(await screen.findByText('Your contacts changed meanwhile.')).toBeInTheDocument();
  expect(screen.getByText('All 3 contacts selected')).toBeInTheDocument();
});

test.each([
  ['the selected by their ids', false, '?ids=k1,k2'],
  ['all that match by their filter', true, '?q=f&tag=Fair'],
])('a file holds %s', async (_name, isAll, search) => {
  const { user, sent } = open(`${paths.contacts}?q=f&tag=Fair`, {
    'GET /api/contacts/export.vcf': () => json({ message: 'Please confirm your email first.' }, 403),
  });
  await user.click(await box('Select all on this page'));
  if (isAll) await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Contact file (vCard)' }));
  expect(await screen.findByText('Please confirm your email first.')).toBeInTheDocument();
  expect(sent('GET /api/contacts/export.vcf').map((call) => call.search)).toEqual([search]);
});

test('another filter begins with nobody selected', async () => {
  const { user } = open(paths.contacts);
  await user.click(await box('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await user.selectOptions(screen.getByLabelText('Tag'), 'VIP (1)');
  await waitFor(() => expect(screen.queryByText('All 3 contacts selected')).toBeNull());
});

test('a thumb calls and writes from the list', async () => {
  open(paths.contacts);
  expect(await screen.findByRole('link', { name: 'Call Fay Friend' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'Email Fay Friend' })).toHaveAttribute('href', 'mailto:k1@example.com');
});
