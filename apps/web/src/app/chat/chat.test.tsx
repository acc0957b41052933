import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLater, type Call, json, refusal } from '../../testing/network.ts';
import { entered, inbox, open, row, said, signInAtChat } from './testing.ts';

beforeEach(() => signInAtChat());
afterEach(() => vi.useRealTimers());

const conversations = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');
const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the list', () => {
  test('says “Loading…” and, of a newcomer’s, how to begin', async () => {
    const { answer, give } = answerLater();
    open('/dashboard/chat', { 'GraphQL Inbox': () => answer });
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    give(inbox([]));
    expect(await screen.findByText('No groups yet. Create or join using code.')).toBeVisible();
    expect(screen.getByPlaceholderText('Select a group to start chatting')).toBeDisabled();
  });

  test('shows each with name, time, what was said last and how much is new', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-12T12:00:00.000Z'), toFake: ['Date'] });
    open('/dashboard/chat', {
      'GraphQL Inbox': () =>
        inbox([
          row('a', { title: 'Milan', unreadCount: 120, lastMessage: said('Lunch at one?') }),
          row('b', { title: '', lastActivityAt: '2026-11-09T09:41:00.000Z' }),
          row('c', { title: 'Kenji', kind: 'DIRECT', lastMessage: said('Hello') }),
          row('d', { lastMessage: said('', { image: { __typename: 'MessageImage', url: '/uploads/a.webp' } }) }),
          row('e', { lastMessage: said('Mine', { sender: { __typename: 'User', id: 'u1', name: 'Asha Rao' } }) }),
          row('f', { lastMessage: said('', { deletedAt: '2026-11-12T09:42:00.000Z', sender: null }) }),
        ]),
    });
    const [deleted, own, picture, kenji, milan, nameless] = await conversations();
    expect(milan).toHaveTextContent(/^MMilan\d\d:\d\dLena: Lunch at one\?99\+ unread$/);
    expect(nameless).toHaveTextContent(/^GGroupMonNo messages yet\.$/);
    expect(kenji).toHaveTextContent(/Hello$/);
    expect(kenji).not.toHaveTextContent('Lena');
    expect(kenji).toHaveAttribute('href', '/dashboard/dm/c');
    expect(picture).toHaveTextContent(/Lena: Picture$/);
    expect(own).toHaveTextContent(/You: Mine$/);
    expect(deleted).toHaveTextContent(/Message deleted$/);
  });

  test('names a card that was shared, and says when it is gone', async () => {
    const card = { __typename: 'MessageCard', id: 'c1', title: 'Studio' };
    open('/dashboard/chat', {
      'GraphQL Inbox': () =>
        inbox([
          row('a', { lastMessage: said('', { hasCard: true, card }) }),
          row('b', { lastMessage: said('', { hasCard: true }) }),
        ]),
    });
    const texts = (await conversations()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Lena: Card no longer available$/),
      expect.stringMatching(/Lena: Card “Studio”$/),
    ]);
  });

  test('that can’t be loaded says why in red, and is asked for again', async () => {
    let isUp = false;
    const { user } = open('/dashboard/chat', {
      'GraphQL Inbox': () => (isUp ? inbox([row('a')]) : refusal('INTERNAL', 'Broken.')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await conversations()).toHaveLength(1);
  });

  test('is narrowed to groups or direct messages', async () => {
    const { user } = open('/dashboard/chat', {
      'GraphQL Inbox': ({ body }: Call) => {
        const { kind } = body as { kind: string | null };
        return inbox(kind === 'DIRECT' ? [] : [row('a')]);
      },
    });
    expect(await conversations()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Direct' }));
    expect(await screen.findByText('No direct messages yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Direct' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is searched by name, whatever the accents, and Escape clears the search', async () => {
    const names = ['Zürich', 'Milan', 'Expo', 'Studio', 'Booth', 'Team', 'Press', 'Crew', 'Café Nord'];
    const { user } = open('/dashboard/chat', {
      'GraphQL Inbox': () => inbox(names.map((title) => row(title, { title }))),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'cafe');
    expect(await conversations()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nothing found for “cafex”.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await conversations()).toHaveLength(9);
  });

  test('goes on with the next page', async () => {
    const { user, sent } = open('/dashboard/chat', {
      'GraphQL Inbox': ({ body }: Call) =>
        (body as { after: string | null }).after ? inbox([row('b')], null, 2) : inbox([row('a')], 'end', 2),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await conversations()).toHaveLength(2));
    expect(sent('Inbox')).toEqual([
      { kind: null, after: null },
      { kind: null, after: 'end' },
    ]);
  });

  test('marks the group that is open, which has nothing new while it is read', async () => {
    open('/dashboard/chat/a', { 'GraphQL Inbox': () => inbox([row('b'), row('a', { unreadCount: 3 })]) });
    const [second, first] = await conversations();
    expect(first).toHaveAttribute('aria-current', 'page');
    expect(first).not.toHaveTextContent('unread');
    expect(second).not.toHaveAttribute('aria-current');
  });
});

describe('a new message', () => {
  const person = (id: string, name: string) => ({ __typename: 'User', id, name, avatarUrl: null });
  const peer = () => json({ data: { user: person('u2', 'Łukasz Żak') } });

  test('goes to somebody who is searched, at Enter to the first who was found', async () => {
    const { user, sent, path } = open('/dashboard/chat', {
      'GraphQL People': ({ body }: Call) => {
        const { query } = body as { query: string };
        return json({
          data: { people: query ? [person('u2', 'Łukasz Żak')] : [person('u3', 'Ana'), person('u2', 'Łukasz Żak')] },
        });
      },
      'GraphQL PeerName': peer,
      'GraphQL OpenDirect': () => new Promise<Response>(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    expect(await dialog.findAllByRole('link')).toHaveLength(2);
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'żak');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/chat/direct/u2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sent('OpenDirect')).toEqual([{ input: { userId: 'u2' } }]));
  });

  test('never goes to somebody who was found for earlier words: Enter waits for the answer', async () => {
    const { user, path } = open('/dashboard/chat', {
      'GraphQL People': ({ body }: Call) =>
        json({
          data: { people: [(body as { query: string }).query ? person('u2', 'Łukasz Żak') : person('u3', 'Ana')] },
        }),
      'GraphQL PeerName': peer,
      'GraphQL OpenDirect': () => new Promise<Response>(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    expect(await dialog.findByRole('link', { name: /Ana/ })).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'Żak{Enter}');
    expect(path()).toBe('/dashboard/chat');
    await waitFor(() => expect(path()).toBe('/dashboard/chat/direct/u2'));
  });

  test('opens nobody when the words were changed after Enter', async () => {
    const { user, path } = open('/dashboard/chat', {
      'GraphQL People': () => json({ data: { people: [person('u3', 'Ana')] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    expect(await dialog.findByRole('link', { name: /Ana/ })).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'An{Enter}a');
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveValue('Ana'));
    await user.clear(dialog.getByRole('searchbox'));
    await waitFor(() => expect(dialog.getByRole('link', { name: /Ana/ })).toBeVisible());
    expect(path()).toBe('/dashboard/chat');
  });

  test('tells a newcomer who can be messaged', async () => {
    const { user } = open('/dashboard/chat', { 'GraphQL People': () => json({ data: { people: [] } }) });
    await user.click(await screen.findByRole('button', { name: 'New message' }));
    expect(await screen.findByText(/You can write to people whose card you saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/explore');
  });
});

describe('joining by code', () => {
  test('waits for a code, says that it is running, and opens the group, which is in the list', async () => {
    const { answer, give } = answerLater();
    const { user, sent, path } = open('/dashboard/chat', {
      'GraphQL Inbox': () => inbox([row('a')]),
      'GraphQL JoinGroup': () => answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('dialog', { name: 'Join group via code' })).toBeVisible();
    expect(dialogButton('Join')).toBeDisabled();
    await user.type(screen.getByLabelText('Code'), '  ');
    expect(dialogButton('Join')).toBeDisabled();
    await user.type(screen.getByLabelText('Code'), 'acdefghjkm ');
    await user.click(dialogButton('Join'));
    expect(dialogButton('Joining…')).toHaveAttribute('aria-busy', 'true');
    give(entered('joinGroup', 'b', 'Studio'));
    expect(await screen.findByRole('link', { name: /Studio/ })).toHaveAttribute('aria-current', 'page');
    expect(path()).toBe('/dashboard/chat/b');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('JoinGroup')).toEqual([{ input: { code: 'acdefghjkm' } }]);
    expect(sent('Inbox')).toHaveLength(1);
  });

  test.each([
    [
      'a code that lets nobody in',
      refusal('BAD_USER_INPUT', 'x', { code: 'No group has this code.' }),
      'No group has this code.',
    ],
    [
      'a full group',
      refusal('CONFLICT', 'This group has reached the limit of 5,000 members.'),
      'This group has reached the limit of 5,000 members.',
    ],
    [
      'too many tries',
      json({ data: null, errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } }] }),
      'Too many tries. Try again in 30 seconds.',
    ],
  ])('says in the dialog what is wrong: %s', async (_what, response, text) => {
    const { user } = open('/dashboard/chat', { 'GraphQL JoinGroup': () => response.clone() });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    await user.type(screen.getByLabelText('Code'), 'nope');
    await user.click(dialogButton('Join'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(text);
  });
});

describe('creating a group', () => {
  test('needs a name, and opens what was made', async () => {
    const { user, sent, path } = open('/dashboard/chat', {
      'GraphQL CreateGroup': () => entered('createGroup', 'g', 'Studio'),
    });
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findByLabelText('Name')).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), '  ');
    await user.click(dialogButton('Create'));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(sent('CreateGroup')).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'Studio');
    await user.type(screen.getByLabelText(/^Description/), 'Ours{Enter}alone');
    await user.click(dialogButton('Create'));
    await waitFor(() => expect(path()).toBe('/dashboard/chat/g'));
    expect(sent('CreateGroup')).toEqual([{ input: { name: '  Studio', description: 'Ours\nalone' } }]);
    // Others come into it at once.
    const ready = within(await screen.findByRole('dialog', { name: 'Your group is ready' }));
    expect(ready.getByText('STUD-2345')).toBeVisible();
    expect(ready.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(await ready.findByRole('img', { name: /^QR code that leads to/ })).toBeInTheDocument();
    await user.click(ready.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('link', { name: /Studio/ })).toBeVisible();
  });

  test('says at the field, or above the buttons, what the server refuses', async () => {
    let response = refusal('BAD_USER_INPUT', 'x', { name: 'At most 80 characters.' });
    const { user } = open('/dashboard/chat', { 'GraphQL CreateGroup': () => response });
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    await user.type(screen.getByLabelText('Name'), 'Studio');
    await user.click(dialogButton('Create'));
    expect(await screen.findByText('At most 80 characters.')).toBeVisible();
    response = refusal('CONFLICT', 'You are in too many groups. Leave one first.');
    await user.click(dialogButton('Create'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are in too many groups.');
  });
});

describe('an invitation', () => {
  const invitation = {
    __typename: 'GroupInvitation',
    id: 'k',
    invitedBy: { __typename: 'User', id: 'u3', name: 'Kenji Mori' },
    group: { __typename: 'GroupPreview', name: 'Kyoto Workshop', photoUrl: null },
  };
  const invited = { 'GraphQL Invitations': () => json({ data: { groupInvitations: [invitation] } }) };

  test('is taken, and the group is opened', async () => {
    const { user, path } = open('/dashboard/chat', {
      ...invited,
      'GraphQL AcceptInvitation': () => entered('acceptGroupInvitation', 'k', 'Kyoto Workshop'),
    });
    expect(await screen.findByText(/invites you/)).toHaveTextContent('Kenji Mori invites you');
    await user.click(screen.getByRole('button', { name: 'Join Kyoto Workshop' }));
    await waitFor(() => expect(path()).toBe('/dashboard/chat/k'));
    expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
  });

  test('is declined', async () => {
    const { user, sent } = open('/dashboard/chat', {
      ...invited,
      'GraphQL DeclineInvitation': () => json({ data: { declineGroupInvitation: { declinedGroupId: 'k' } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'No thanks, Kyoto Workshop' }));
    await waitFor(() => expect(screen.queryByText('Kyoto Workshop')).toBeNull());
    expect(sent('DeclineInvitation')).toEqual([{ input: { id: 'k' } }]);
  });

  test('that is over stays, and says so', async () => {
    const { user } = open('/dashboard/chat', {
      ...invited,
      'GraphQL AcceptInvitation': () => refusal('NOT_FOUND', 'This invitation is no longer valid.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Join Kyoto Workshop' }));
    expect(await screen.findByText('This invitation is no longer valid.')).toBeInTheDocument();
  });
});
