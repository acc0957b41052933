import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, refusal } from '../../../testing/network.ts';
import { inbox, open, signInAtChat } from '../testing.ts';
import './conversation-pane.tsx';

/** Uploads that are under way, until the test answers them. */
let uploads: Upload[];

class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  onload = () => {};
  onabort = () => {};
  open = () => {};
  setRequestHeader = () => {};
  getResponseHeader = () => 'application/json';
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  send() {
    uploads.push(this);
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

beforeEach(() => {
  uploads = [];
  signInAtChat();
  vi.stubGlobal('XMLHttpRequest', Upload);
  // The list of messages watches sizes, of which there are none here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL() {} });
});

const never = () => new Promise<Response>(() => {});

const HEAD = {
  ...{ __typename: 'Conversation', id: 'd1', kind: 'DIRECT', title: 'Mateo', photoUrl: null, canWrite: true },
  ...{ isBlocked: false, hereCount: 0, group: null, presence: [], readNumbers: [] },
  peer: { __typename: 'User', id: 'u2', name: 'Mateo', avatarUrl: null },
};
const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, hasNextPage: false };
const messages = { __typename: 'MessageConnection', pageInfo, nodes: [] };
const START = { __typename: 'Conversation', id: 'd1', readNumber: 0, messageCount: 0, revision: 0, messages };

async function openConversation() {
  const app = open('/dashboard/dm/d1', {
    'GraphQL Inbox': () => inbox([]),
    'GraphQL ConversationHead': () => json({ data: { conversation: HEAD } }),
    'GraphQL ConversationStart': () => json({ data: { conversation: START } }),
    'GraphQL DirectPeer': never,
    // What is refused lets the next one pass.
    'GraphQL SendMessage': () => refusal('FORBIDDEN', 'This message can’t be delivered.'),
  });
  const box = await screen.findByRole('textbox', { name: 'Message Mateo' });
  const sent = () =>
    app.calls
      .filter(({ name }) => name === 'GraphQL SendMessage')
      .map(({ body }: Call) => (body as { input: { text: string; imageUrl: string | null } }).input);
  return { ...app, box, sent };
}

const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
const shown = () => within(screen.getByRole('list', { name: 'Pictures to send' })).getAllByRole('img');
const sendButton = () => screen.getByRole('button', { name: 'Send' });

describe('pictures for a message', () => {
  test('are chosen several at once, show how far they are, and can be taken out before they are sent', async () => {
    const { user, box, sent } = await openConversation();
    const input = document.querySelector('section input[type=file]') as Element;
    const files = [picture('Strand – समुद्र.png'), picture('b.png'), picture('c.png')];
    fireEvent.change(input, { target: { files } });
    expect(shown()).toHaveLength(3);
    expect(box).toHaveFocus();
    await waitFor(() => expect(uploads).toHaveLength(3));
    uploads[0]?.upload.onprogress?.({ loaded: 1, total: 4 });
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Uploading picture 1' })).toHaveAttribute('value', '0.25'),
    );
    await user.type(box, 'From the beach');
    expect(sendButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(uploads[1]?.isAborted).toBe(true);
    uploads[0]?.answer(200, { url: '/uploads/a.png' });
    uploads[2]?.answer(200, { url: '/uploads/c.png' });
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ text, imageUrl }) => [text, imageUrl])).toEqual([
      ['From the beach', '/uploads/a.png'],
      ['', '/uploads/c.png'],
    ]);
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
  });

  test('are pasted and dropped; one that was not taken is uploaded again', async () => {
    const { user, box } = await openConversation();
    fireEvent.paste(box, { clipboardData: { files: [picture('a.png')], types: ['Files'] } });
    fireEvent.drop(box, { dataTransfer: { files: [picture('b.webp', 'image/webp')], types: ['Files'] } });
    expect(shown()).toHaveLength(2);
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[0]?.answer(413, { message: 'Too large for today.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too large for today.');
    await user.click(screen.getByRole('button', { name: 'Upload picture 1 again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(uploads).toHaveLength(3));
  });

  test('a table that is pasted stays text; what is no picture is refused', async () => {
    const { box } = await openConversation();
    fireEvent.paste(box, { clipboardData: { files: [picture('cells.png')], types: ['text/plain', 'Files'] } });
    fireEvent.drop(box, { dataTransfer: { files: [picture('a.pdf', 'application/pdf')], types: ['Files'] } });
    expect(await screen.findByText('Only JPEG, PNG and WebP pictures can be sent.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
    expect(uploads).toEqual([]);
  });
});
