import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json } from '../../../testing/network.ts';
import { openConversation, signInAtConversation } from './testing.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './message-search.tsx';

beforeEach(signInAtConversation);

const search = {
  __typename: 'MessageConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
};
const nothing = () => json({ data: { conversation: { __typename: 'Conversation', id: 'd1', search } } });

async function openSearch() {
  const app = await openConversation({ 'GraphQL MessageSearch': nothing });
  await app.user.click(screen.getByRole('button', { name: 'Search in the conversation' }));
  return { ...app, field: await screen.findByRole('searchbox', { name: 'Search in the conversation' }) };
}

test('what was found covers the conversation, which the keyboard can’t reach then', async () => {
  const { user, field, box } = await openSearch();
  expect(field).toHaveFocus();
  expect(box.closest('[inert]')).toBeNull();
  await user.type(field, 'समुद्र');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(box.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(box.closest('[inert]')).toBeNull();
});

test('Back closes the search and stays in the conversation', async () => {
  const { user, field, box, path } = await openSearch();
  await user.type(field, 'beach');
  history.back();
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search in the conversation' })).toBeNull());
  expect(path()).toBe('/dashboard/dm/d1');
  expect(box.closest('[inert]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search in the conversation' })).toHaveFocus();
});
