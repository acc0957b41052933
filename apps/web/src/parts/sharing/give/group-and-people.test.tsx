import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Call, refusal } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { done, listed, openShareDialog, people, rooms, target } from './testing.tsx';

beforeEach(signInAsAsha);

describe('a group', () => {
  const answers = {
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC'),
    'GraphQL ShareCardToGroup': done('shareCardToGroup'),
  };

  test('that was chosen gets the card', async () => {
    const { user, sent } = await openShareDialog(answers);
    await user.click(screen.getByRole('tab', { name: 'GROUP' }));
    await screen.findByRole('option', { name: 'Studio' });
    await user.selectOptions(screen.getByLabelText('Your groups'), 'Studio');
    await user.click(screen.getByRole('button', { name: 'Post to group' }));
    expect(await screen.findByText('Shared to group')).toBeInTheDocument();
    expect(sent('ShareCardToGroup')).toEqual([{ input: { cardId: 'c1', groupId: 'g-Studio' } }]);
  });

  test('has to be chosen', async () => {
    const { user, sent } = await openShareDialog(answers);
    await user.click(screen.getByRole('tab', { name: 'GROUP' }));
    await user.click(await screen.findByRole('button', { name: 'Post to group' }));
    const toast = await screen.findByText('Choose a group', { selector: 'span' });
    expect(toast).toBeInTheDocument();
    expect(sent('ShareCardToGroup')).toEqual([]);
  });

  test('sees a private card from then on, and the dialog says so', async () => {
    const { user } = await openShareDialog({
      ...answers,
      ...listed('PRIVATE'),
      'GraphQL ShareTarget': () => target('PRIVATE'),
    });
    await user.click(screen.getByRole('tab', { name: 'GROUP' }));
    expect(await screen.findByText(/Everyone who is in the group will be able to see it/)).toBeInTheDocument();
  });

  test('list that can’t be loaded disturbs no other tab, and can be asked for again', async () => {
    let isUp = false;
    const { user } = await openShareDialog({
      ...answers,
      'GraphQL Rooms': () => (isUp ? rooms('Studio') : refusal('INTERNAL', 'Broken.')),
    });
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'GROUP' }));
    isUp = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Studio' })).toBeInTheDocument();
  });

  test('is offered in the chat to who is in none', async () => {
    const { user } = await openShareDialog({ ...answers, 'GraphQL Rooms': () => rooms() });
    await user.click(screen.getByRole('tab', { name: 'GROUP' }));
    expect(await screen.findByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/dashboard/chat');
  });
});

describe('people', () => {
  const answers = {
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC'),
    'GraphQL ShareCardWithPeople': done('shareCardWithPeople'),
    'GraphQL People': ({ body }: Call) =>
      people(
        ...['Fay Friend', 'Sam Sender'].filter((name) =>
          name.toLowerCase().includes((body as { query: string }).query),
        ),
      ),
  };

  test('are found by name, gathered as chips and get the card at once', async () => {
    const { user, sent } = await openShareDialog(answers);
    await user.click(screen.getByRole('tab', { name: 'INAPP' }));
    await user.click(await screen.findByRole('button', { name: 'Add Sam Sender' }));
    await user.type(screen.getByLabelText('Name'), 'fay');
    await waitFor(() => expect(sent('People')).toContainEqual({ query: 'fay' }));
    await user.click(await screen.findByRole('button', { name: 'Add Fay Friend' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Share with 2 people' }));
    expect(await screen.findByText('Shared with 2 people', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sent('ShareCardWithPeople')).toEqual([
      { input: { cardId: 'c1', recipientIds: ['u-Sam Sender', 'u-Fay Friend'] } },
    ]);
    // Not asked once for each letter.
    expect(sent('People')).toEqual([{ query: '' }, { query: 'fay' }]);
  });

  test('can be taken off the list again, and nobody is no recipient', async () => {
    const { user } = await openShareDialog(answers);
    await user.click(screen.getByRole('tab', { name: 'INAPP' }));
    await user.click(await screen.findByRole('button', { name: 'Add Sam Sender' }));
    await user.click(screen.getByRole('button', { name: 'Remove Sam Sender' }));
    expect(screen.getByRole('button', { name: 'Share' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add Sam Sender' })).toBeInTheDocument();
  });

  test('are shown page by page', async () => {
    const all = Array.from({ length: 60 }, (_, n) => `Person ${String(n).padStart(2, '0')}`);
    const { user, sent } = await openShareDialog({
      ...answers,
      'GraphQL People': ({ body }: Call) => {
        const { after } = body as { after?: string };
        const from = after ? all.findIndex((name) => `u-${name}` === after) + 1 : 0;
        return people(...all.slice(from, from + 50));
      },
    });
    await user.click(screen.getByRole('tab', { name: 'INAPP' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Add Person 59' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Add Person/ })).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent('People').at(-1)).toEqual({ query: '', after: 'u-Person 49' });
  });

  test('that nobody knows are not found, and the way to more is there', async () => {
    const { user } = await openShareDialog({ ...answers, 'GraphQL People': () => people() });
    await user.click(screen.getByRole('tab', { name: 'INAPP' }));
    expect(await screen.findByText(/^No people yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sync contacts' })).toHaveAttribute('href', '/dashboard/contacts');
  });
});
