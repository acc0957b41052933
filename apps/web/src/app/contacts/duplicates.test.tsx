import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './duplicates.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

const line = (id: string, changes: object = {}) => ({
  ...{ __typename: 'Contact', id, name: `Fay ${id}`, company: '', role: '', email: 'fay@example.com', phone: '' },
  ...{ tags: [], lastActivityAt: '2026-11-12T09:41:00.000Z', user: null },
  ...changes,
});
const contacts = [line('k1'), line('k2', { phone: '+919876543210' })];
const groups = (...made: object[]) => json({ data: { duplicateContacts: made } });
const group = { __typename: 'ContactDuplicates', reasons: ['EMAIL'], contacts };

beforeEach(signInAsAsha);

test('the fullest contact is kept unless another is chosen; a merge can be undone at once', async () => {
  let isMerged = false;
  const calls = stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL DuplicateContacts': () => (isMerged ? groups() : groups(group)),
    'GraphQL MergeContacts': () => {
      isMerged = true;
      const merged = {
        __typename: 'ContactMergeResult',
        id: 'm1',
        unmerged: [],
        undoUntil: '2026-12-12T09:41:00.000Z',
      };
      return json({ data: { mergeContacts: { ...merged, contact: line('k1') } } });
    },
    'GraphQL UndoMerge': () => {
      isMerged = false;
      return json({ data: { undoMerge: { contacts } } });
    },
  });
  const { user } = renderApp(paths.contactDuplicates);
  expect(await screen.findByRole('group', { name: /2 contacts with the same email address/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Fay k2.*98765 43210/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Fay k1/ }));
  await user.click(screen.getByRole('button', { name: 'Merge into Fay k1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Merge 2 contacts into Fay k1?' });
  expect(question).toHaveTextContent('Fay k1 keeps its details and adds what only the others have');
  expect(calls.some(({ name }) => name === 'GraphQL MergeContacts')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo the merge of Fay k1' }));
  expect(await screen.findByRole('group', { name: /2 contacts/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  const sent = (name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;
  expect(sent('MergeContacts')).toEqual({ input: { ids: ['k1', 'k2'], keep: 'k1' } });
  expect(sent('UndoMerge')).toEqual({ input: { id: 'm1' } });
});

test('what could not be looked up can be asked for again', async () => {
  stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL DuplicateContacts': () => refusal('INTERNAL', 'Broken.'),
  });
  renderApp(paths.contactDuplicates);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load duplicatesBroken.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
