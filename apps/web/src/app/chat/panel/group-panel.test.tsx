import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Call, json, refusal } from '../../../testing/network.ts';
import { renderAppInBrowser } from '../../../testing/render-app.tsx';
import { entered, inbox, open, row, signInAtChat } from '../testing.ts';
import {
  ASHA,
  answer,
  asAdmin,
  asMember,
  button,
  changed,
  group,
  inQuestion,
  LENA,
  MATEO,
  members,
  openPanel,
} from './testing.ts';

beforeEach(() => signInAtChat());

describe('the panel', () => {
  test('opens from the conversation, stands in the address, and closes', async () => {
    const { user, path, router } = open('/dashboard/chat/g1', {
      'GraphQL Inbox': () => inbox([row('g1')]),
      'GraphQL GroupPanel': () => json({ data: { group: group() } }),
      'GraphQL GroupMembers': () => members([ASHA]),
    });
    const toggle = await button('Group settings');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(path()).toBe('/dashboard/chat/g1?panel=details');
    const panel = await screen.findByRole('complementary', { name: 'About the group' });
    await user.click(await within(panel).findByRole('tab', { name: 'Settings' }));
    expect(path()).toBe('/dashboard/chat/g1?panel=settings');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(path()).toBe('/dashboard/chat/g1');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
    // It went back to the entry before: no second one for the same page is left.
    expect(router.state.historyAction).toBe('POP');
  });

  test('stays open over text that is being typed', async () => {
    const { user, path } = openPanel('settings');
    await user.type(await screen.findByLabelText('Name'), ' और B{Escape}');
    expect(path()).toBe('/dashboard/chat/g1?panel=settings');
    expect(screen.getByLabelText('Name')).toHaveValue('Milan और B');
  });

  test('closes by Escape, and the focus is at its button', async () => {
    const { user, path } = openPanel('details');
    await user.click(await screen.findByText('ACDEFGHJKM'));
    await user.keyboard('{Escape}');
    expect(path()).toBe('/dashboard/chat/g1');
    expect(screen.queryByRole('complementary', { name: 'About the group' })).toBeNull();
    expect(await button('Group settings')).toHaveFocus();
  });

  test('lies over the page where there is no room beside it', async () => {
    signInAtChat({ isWide: false });
    openPanel('details');
    const dialog = await screen.findByRole('dialog', { name: 'About the group' });
    expect(await within(dialog).findByText('ACDEFGHJKM')).toBeVisible();
  });

  test('says why it can’t be loaded, and tries again', async () => {
    let isUp = false;
    const { user } = openPanel(
      'details',
      {},
      { 'GraphQL GroupPanel': () => (isUp ? json({ data: { group: group() } }) : refusal('INTERNAL', 'Broken.')) },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the groupBroken.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ACDEFGHJKM')).toBeVisible();
  });

  test('of a group that the viewer is not in says so', async () => {
    openPanel('details', {}, { 'GraphQL GroupPanel': () => json({ data: { group: null } }) });
    expect(await screen.findByText('You are not in this group.')).toBeVisible();
  });
});

describe('what a role may not do is not shown', () => {
  test.each([
    ['an owner', {}, { leave: false, code: true }],
    ['an admin', asAdmin, { leave: true, code: true }],
    ['a member', asMember, { leave: true, code: false }],
  ])('details of %s', async (_who, changes, { leave, code }) => {
    openPanel('details', changes);
    await screen.findByText('ACDEFGHJKM');
    expect(screen.queryAllByRole('tab', { name: 'Settings' })).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Leave group' })).toHaveLength(Number(leave));
    expect(screen.queryAllByRole('button', { name: 'New code' })).toHaveLength(Number(code));
  });

  test('an admin has no way to delete the group, to hand it over, or to touch its owner', async () => {
    const { user } = openPanel('settings', asAdmin);
    await user.click(await button(/Mateo Lombardi/));
    expect(screen.getByRole('button', { name: 'Make admin: Mateo Lombardi' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make owner: Mateo Lombardi' })).toBeNull();
    await user.click(await button(/^Lena Fischer/));
    expect(screen.queryByRole('button', { name: 'Remove Lena Fischer' })).toBeNull();
    expect(screen.getByText('No one can change the owner’s role.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete group' })).toBeNull();
  });

  test('a member reads the settings, and can change none', async () => {
    openPanel('settings', asMember);
    expect(await screen.findByText('Only the group’s owner and admins can change these settings.')).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Group photo', 'Name', 'Description', 'Join code', 'Your role'],
    ]);
    for (const role of ['textbox', 'button', 'combobox']) expect(panel.queryAllByRole(role)).toEqual([]);
  });
});

describe('the join code', () => {
  test('is copied, and so is its link', async () => {
    const { user } = openPanel('details');
    await user.click(await button('Copy the join code'));
    expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ACDEFGHJKM');
    await user.click(await button('Copy link'));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('https://tessera.example/join/ACDEFGHJKM'),
    );
  });

  test('has a QR code with its link', async () => {
    const { user } = openPanel('details');
    await user.click(await button('QR code'));
    const name = 'QR code that leads to https://tessera.example/join/ACDEFGHJKM';
    expect(await screen.findByRole('img', { name })).toBeVisible();
  });

  test('gets an end, and says when it is over', async () => {
    const ended = changed('setJoinCodeExpiry', { joinCodeExpiresAt: '2020-01-01T00:00:00.000Z' });
    const { user, sent } = openPanel('details', {}, { 'GraphQL SetJoinCodeExpiry': ended });
    await user.selectOptions(await screen.findByLabelText('Code expires'), 'After 7 days');
    expect(await screen.findByText('This code has ended. No one can join with it.')).toBeVisible();
    const [{ input }] = sent('SetJoinCodeExpiry') as [{ input: { id: string; expiresAt: string } }];
    expect(input.id).toBe('g1');
    expect(Date.parse(input.expiresAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });

  test('is changed only after a question', async () => {
    const { user, sent } = openPanel(
      'details',
      {},
      { 'GraphQL ChangeJoinCode': changed('changeJoinCode', { joinCode: 'MKJHGFEDCA' }) },
    );
    await user.click(await button('New code'));
    expect(sent('ChangeJoinCode')).toEqual([]);
    await user.click(inQuestion('New code'));
    expect(await screen.findByText('MKJHGFEDCA')).toBeVisible();
    expect(sent('ChangeJoinCode')).toEqual([{ input: { id: 'g1', expiresAt: null } }]);
  });
});

describe('members', () => {
  test('open and close on a press, with the ways to them', async () => {
    const { user } = openPanel('details');
    const lena = await button(/^Lena Fischer/);
    expect(lena).toHaveTextContent('Admin');
    expect(lena).toHaveAttribute('aria-expanded', 'false');
    await user.click(lena);
    expect(screen.getByRole('link', { name: 'Message Lena Fischer' })).toHaveAttribute(
      'href',
      '/dashboard/chat/direct/u2',
    );
    expect(screen.getByRole('link', { name: 'Call Lena Fischer' })).toHaveAttribute('href', 'tel:+4917112345');
    expect(screen.getByRole('link', { name: 'View profile of Lena Fischer' })).toHaveAttribute(
      'href',
      '/dashboard/user/u2',
    );
    await user.click(lena);
    expect(screen.queryByRole('link', { name: 'Message Lena Fischer' })).toBeNull();
  });

  test('whose number is not shown can’t be called; oneself has the own profile', async () => {
    const { user } = openPanel('details');
    await user.click(await button(/^Mateo Lombardi/));
    expect(screen.getByRole('link', { name: 'Message Mateo Lombardi' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call Mateo Lombardi' })).toBeNull();
    await user.click(await button(/^Asha Rao\s*\(you\)/));
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/dashboard/profile');
  });

  test('of a large group are searched and shown page by page', async () => {
    const { user, sent } = openPanel(
      'details',
      { memberCount: 40 },
      {
        'GraphQL GroupMembers': ({ body }: Call) => {
          const { query, after } = body as { query: string; after: string | null };
          if (query) return members([]);
          return after ? members([MATEO]) : members([ASHA, LENA], 'end');
        },
      },
    );
    await user.click(await button('Show more'));
    expect(await button(/^Mateo Lombardi/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'nobody');
    expect(await screen.findByText('No one in the group has this name.')).toBeVisible();
    expect(sent('GroupMembers').at(-1)).toEqual({ id: 'g1', query: 'nobody', after: null });
  });

  test('become admin at once, and are removed after a question', async () => {
    const { user, sent } = openPanel(
      'settings',
      {},
      {
        'GraphQL ToggleGroupAdmin': changed('toggleGroupAdmin', { adminIds: ['u2', 'u3'] }),
        'GraphQL RemoveGroupMember': async () => {
          // As long as it takes the question to close.
          await new Promise((resolve) => setTimeout(resolve, 20));
          return changed('removeGroupMember', { memberCount: 2 })();
        },
      },
    );
    await user.click(await button(/^Mateo Lombardi/));
    await user.click(await button('Make admin: Mateo Lombardi'));
    expect(await button(/^Mateo Lombardi\s*Admin/)).toBeVisible();
    await user.click(await button('Remove Mateo Lombardi'));
    expect(sent('RemoveGroupMember')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /Change the join code too/ }));
    await user.click(inQuestion('Remove'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mateo Lombardi/ })).toBeNull());
    expect(sent('RemoveGroupMember')).toEqual([{ input: { id: 'g1', userId: 'u3' } }]);
    await waitFor(() => expect(screen.getByRole('list', { name: 'Members' })).toHaveFocus());
    expect(sent('ChangeJoinCode')).toEqual([]);
  });

  test('are removed with the code, unless that is not wanted', async () => {
    const { user, sent } = openPanel(
      'settings',
      {},
      {
        'GraphQL RemoveGroupMember': changed('removeGroupMember', { memberCount: 2 }),
        'GraphQL ChangeJoinCode': changed('changeJoinCode', { joinCode: 'MKJHGFEDCA' }),
      },
    );
    await user.click(await button(/^Mateo Lombardi/));
    await user.click(await button('Remove Mateo Lombardi'));
    expect(screen.getByRole('checkbox', { name: /Change the join code too/ })).toBeChecked();
    await user.click(inQuestion('Remove'));
    await waitFor(() => expect(sent('ChangeJoinCode')).toEqual([{ input: { id: 'g1', expiresAt: null } }]));
  });

  test('get the group after a question, and its former owner can delete it no more', async () => {
    const { user, sent } = openPanel(
      'settings',
      {},
      { 'GraphQL TransferGroup': changed('transferGroup', { ...asAdmin, ownerId: 'u3' }) },
    );
    await user.click(await button(/^Mateo Lombardi/));
    await user.click(await button('Make owner: Mateo Lombardi'));
    await user.click(inQuestion('Make owner'));
    expect(await button(/^Mateo Lombardi\s*Owner/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete group' })).toBeNull();
    expect(sent('TransferGroup')).toEqual([{ input: { id: 'g1', userId: 'u3' } }]);
  });

  test('stay as they are when the server refuses', async () => {
    const { user } = openPanel('settings', {}, { 'GraphQL ToggleGroupAdmin': () => refusal('FORBIDDEN', 'Not you.') });
    await user.click(await button(/^Mateo Lombardi/));
    await user.click(await button('Make admin: Mateo Lombardi'));
    expect(await screen.findByText('Not you.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make admin: Mateo Lombardi' })).toBeVisible();
  });
});

describe('leaving and deleting', () => {
  test('who leaves is asked, and the group is out of the list', async () => {
    const { user, path, sent } = openPanel('details', asMember, {
      'GraphQL LeaveGroup': answer('leaveGroup', { leftGroupId: 'g1' }),
    });
    await user.click(await button('Leave group'));
    await user.click(inQuestion('Leave'));
    await waitFor(() => expect(path()).toBe('/dashboard/chat'));
    expect(screen.queryByRole('link', { name: /Milan/ })).toBeNull();
    expect(sent('LeaveGroup')).toEqual([{ input: { id: 'g1' } }]);
  });

  test('Back doesn’t lead to the group that was left, but to what was before it', async () => {
    const { user, router, path } = open(
      '/dashboard/chat',
      {
        'GraphQL Inbox': () => inbox([row('g1', { title: 'Milan' })]),
        'GraphQL GroupPanel': () => json({ data: { group: group(asMember) } }),
        'GraphQL GroupMembers': () => members([ASHA, LENA]),
        'GraphQL LeaveGroup': answer('leaveGroup', { leftGroupId: 'g1' }),
      },
      renderAppInBrowser,
    );
    await screen.findByRole('link', { name: /Milan/ });
    const seen: string[] = [];
    router.subscribe(() => seen.push(path()));
    await user.click(screen.getByRole('link', { name: /Milan/ }));
    await user.click(await button('Group settings'));
    await user.click(await button('Leave group'));
    await user.click(inQuestion('Leave'));
    await waitFor(() => expect(path()).toBe('/dashboard/chat'));
    history.back();
    await waitFor(() => expect(history.state.idx).toBe(0));
    expect(path()).toBe('/dashboard/chat');
    expect(seen).toContain('/dashboard/chat/g1');
    expect(screen.queryByText('You are not in this conversation.')).toBeNull();
  });

  test('who deletes types the name first', async () => {
    const { user, path, sent } = openPanel(
      'settings',
      {},
      { 'GraphQL DeleteGroup': answer('deleteGroup', { deletedGroupId: 'g1' }) },
    );
    await user.click(await button('Delete group'));
    const dialog = screen.getByRole('dialog', { name: 'Delete “Milan”?' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete group' });
    await user.type(within(dialog).getByLabelText('Type the group’s name'), 'Mila');
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Type the group’s name'), 'n');
    await user.click(confirm);
    await waitFor(() => expect(path()).toBe('/dashboard/chat'));
    expect(sent('DeleteGroup')).toEqual([{ input: { id: 'g1' } }]);
  });
});

test('a group that was just made opens beside its list', async () => {
  const { user, path } = open('/dashboard/chat', {
    'GraphQL CreateGroup': () => entered('createGroup', 'g1', 'Milan'),
    'GraphQL GroupPanel': () => json({ data: { group: group({ memberCount: 1 }) } }),
    'GraphQL GroupMembers': () => members([ASHA]),
  });
  await user.click(await button('Create'));
  await user.type(await screen.findByLabelText('Name'), 'Milan{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard/chat/g1'));
  await user.click(await button('Close'));
  await user.click(await button('Group settings'));
  expect(await screen.findByText('1 member')).toBeVisible();
});
