import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { json, refusal } from '../../../testing/network.ts';
import { type open, signInAtChat } from '../testing.ts';
import { answer, button, group, LENA, openPanel, person } from './testing.ts';

beforeEach(() => signInAtChat());

describe('settings', () => {
  const named = (changes: object) => ({
    ...group(changes),
    conversation: { __typename: 'Conversation', id: 'g1', title: 'Milano', photoUrl: null },
  });

  test('change name and description, in the list as well', async () => {
    const { user, sent } = openPanel(
      'settings',
      {},
      { 'GraphQL UpdateGroup': answer('updateGroup', { group: named({ name: 'Milano' }) }) },
    );
    const name = await screen.findByLabelText('Name');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(name, 'o ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    expect(name).toHaveValue('Milano');
    expect(screen.getByRole('link', { name: /Milano/ })).toBeVisible();
    expect(sent('UpdateGroup')).toEqual([{ input: { id: 'g1', name: 'Milano ', description: 'Hall 4' } }]);
  });

  test('want a name', async () => {
    const { user } = openPanel('settings');
    await user.clear(await screen.findByLabelText('Name'));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('send a photo as a form, and say why one is refused', async () => {
    let response = json({ message: 'Only JPEG, PNG and WebP.' }, 415);
    const { user, calls } = openPanel('settings', {}, { 'POST /api/chat/groups/g1/photo': () => response });
    const photo = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Group photo'), photo);
    expect(await screen.findByRole('alert')).toHaveTextContent('Only JPEG, PNG and WebP.');
    response = json({ url: '/uploads/g.webp' });
    await user.upload(screen.getByLabelText('Group photo'), photo);
    expect(await button('Remove photo')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const form = calls.findLast(({ name }) => name.startsWith('POST'))?.body;
    expect(form instanceof FormData && form.get('photo')).toBeInstanceOf(File);
  });
});

describe('adding by phone', () => {
  const byPhone = (outcome: string, user: object | null, inviteText: string | null = null) =>
    answer('addGroupMemberByPhone', { __typename: 'AddMemberPayload', outcome, user, inviteText });
  const add = async (answers: Parameters<typeof open>[1], typed = '98765 43210') => {
    const app = openPanel('settings', {}, answers);
    expect(await button('Add')).toBeDisabled();
    await app.user.hover(screen.getByRole('textbox', { name: 'Phone number' }));
    // The library has taken the place of the plain field.
    await screen.findByLabelText('Phone number country');
    await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), typed);
    await app.user.click(screen.getByRole('button', { name: 'Add' }));
    return app;
  };

  test('says who is in the group now', async () => {
    const { sent } = await add({ 'GraphQL AddGroupMemberByPhone': byPhone('ADDED', person('u4', 'Priya Nair')) });
    expect(await screen.findByText('Priya Nair is in the group now.')).toBeVisible();
    const [{ input }] = sent('AddGroupMemberByPhone') as [{ input: { id: string; phone: string } }];
    expect([input.id, input.phone.replace(/\D/g, '').slice(-10)]).toEqual(['g1', '9876543210']);
    expect(sent('GroupMembers').length).toBeGreaterThan(1);
  });

  test('says who was in it before', async () => {
    await add({ 'GraphQL AddGroupMemberByPhone': byPhone('ALREADY', LENA) });
    expect(await screen.findByText('Lena Fischer is in the group already.')).toBeVisible();
  });

  test('gives the words for a number that was invited, also by WhatsApp', async () => {
    await add({ 'GraphQL AddGroupMemberByPhone': byPhone('INVITED', null, 'Asha invites you') });
    expect(await screen.findByText('Asha invites you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210?text=Asha%20invites%20you',
    );
  });

  test('says “Invalid phone” for what is no number', async () => {
    const response = () => refusal('BAD_USER_INPUT', 'Invalid phone', { phone: 'Invalid phone' });
    await add({ 'GraphQL AddGroupMemberByPhone': response }, '12');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid phone');
  });
});

test('many numbers are looked over before they are sent, and each has its outcome', async () => {
  const outcome = {
    __typename: 'AddMembersPayload',
    added: [person('u4', 'Priya Nair')],
    already: [LENA],
    invited: ['+46 70 1234567'],
    invalid: ['98765'],
    group: group({ memberCount: 4 }),
  };
  const { user, sent } = openPanel('settings', {}, { 'GraphQL AddGroupMembers': answer('addGroupMembers', outcome) });
  await user.click(await button('Add many'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add many' }));
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Phone numbers'), 'Priya 1{Enter}98765 43210');
  expect(dialog.getByText('1 number found.')).toBeVisible();
  const file = new File(['Name,Phone\nSven,+46 70 1234567\nPriya,9876543210'], 'people.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('File with numbers'), file);
  await user.click(await dialog.findByRole('button', { name: 'Add 2 numbers' }));
  expect(await dialog.findByText('In the group now · 1')).toBeVisible();
  for (const text of ['Priya Nair', 'Lena Fischer', '+46 70 1234567', '98765']) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  expect(dialog.getByText(/Join here: https:\/\/tessera\.example\/join\/ACDEFGHJKM/)).toBeVisible();
  expect(sent('AddGroupMembers')).toEqual([{ input: { id: 'g1', phones: ['98765 43210', '+46 70 1234567'] } }]);
});
