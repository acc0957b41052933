import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../../testing/network.ts';
import { openConversation, START, signInAtConversation } from './testing.ts';
import './picture-viewer.tsx';

// Virtua lays nothing out here, so the messages stand in the page one by one.
vi.mock('virtua', async () => {
  const { createElement, Fragment } = await import('react');
  return {
    Virtualizer: ({ data, children }: { data: unknown[]; children: (item: unknown, index: number) => unknown }) =>
      createElement(Fragment, null, ...(data.map(children) as never[])),
  };
});

beforeEach(() => {
  signInAtConversation();
  Element.prototype.scrollIntoView = vi.fn();
});

const message = (number: number, changes: object) => ({
  __typename: 'Message',
  ...{ id: `m${number}`, number, revision: number, clientId: `c${number}`, conversationId: 'd1', text: '' },
  ...{ createdAt: '2020-11-12T09:41:00.000Z', editedAt: null, deletedAt: null, hasCard: false, card: null },
  ...{ image: null, replyTo: null, mentions: [], reactions: [] },
  sender: { __typename: 'User', id: 'u2', name: 'मीरा', avatarUrl: null },
  ...changes,
});
const image = (name: string) => ({ __typename: 'MessageImage', url: `/uploads/${name}`, widthPx: 800, heightPx: 600 });

async function openPictures() {
  const nodes = [
    message(1, { image: image('a.jpg'), text: 'Our stand' }),
    message(2, { text: 'Nice!' }),
    message(3, { image: image('b.jpg'), sender: null }),
    message(4, { image: image('gone.jpg'), deletedAt: '2020-11-12T10:00:00.000Z' }),
    message(5, { image: image('c.jpg') }),
  ];
  const messages = { ...START.messages, nodes };
  const start = { ...START, readNumber: 5, messageCount: 5, messages };
  const app = await openConversation({ 'GraphQL ConversationStart': () => json({ data: { conversation: start } }) });
  const thumbnail = await screen.findByRole('img', { name: 'Picture from मीरा: Our stand' });
  return { ...app, thumbnail };
}
const viewer = () => screen.findByRole('dialog', { name: /मीरा · 12 Nov/ });

test('a picture opens large with who sent it, what they wrote, and a way to keep it', async () => {
  const { user, thumbnail } = await openPictures();
  await user.click(thumbnail);
  const dialog = within(await viewer());
  expect(dialog.getByRole('img', { name: 'Picture from मीरा: Our stand' })).toHaveAttribute('src', '/uploads/a.jpg');
  expect(dialog.getByText('Our stand')).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ inline: 'center', block: 'nearest' });
  const download = dialog.getByRole('link', { name: 'Download the picture' });
  expect(download).toHaveAttribute('href', '/uploads/a.jpg');
  expect(download).toHaveAttribute('download');
});

test('buttons, arrow keys and a swipe lead to the others, without those that were deleted', async () => {
  const { user, thumbnail } = await openPictures();
  await user.click(thumbnail);
  const dialog = await viewer();
  expect(within(dialog).getByText('1 of 3')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(within(dialog).getByRole('img')).toHaveAccessibleName('Picture from Deleted account');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(within(dialog).getByText('3 of 3')).toBeVisible();
  const list = within(dialog).getByRole('list', { name: 'Pictures' });
  Object.defineProperties(list, { clientWidth: { value: 400 }, scrollLeft: { value: 400 } });
  // On its way to where a press leads, the list passes the others.
  fireEvent.scroll(list);
  expect(within(dialog).getByText('3 of 3')).toBeVisible();
  fireEvent.pointerDown(list);
  fireEvent.scroll(list);
  expect(within(dialog).getByText('2 of 3')).toBeVisible();
});

test('Escape and Back close it, and the focus is at the picture again', async () => {
  const { user, thumbnail } = await openPictures();
  await user.click(thumbnail);
  await viewer();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(thumbnail.closest('a')).toHaveFocus();
  await user.click(thumbnail);
  await viewer();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
