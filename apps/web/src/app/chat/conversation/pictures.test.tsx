import { CHAT_LIMITS } from '@tessera/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openConversation, signInAtConversation } from './testing.ts';

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
  signInAtConversation();
  vi.stubGlobal('XMLHttpRequest', Upload);
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL() {} });
});

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
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('From the beach');
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(uploads[1]?.isAborted).toBe(true);
    expect(box).toHaveFocus();
    uploads[0]?.answer(200, { url: '/uploads/a.png' });
    uploads[2]?.answer(200, { url: '/uploads/c.png' });
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(box);
    await user.keyboard('{Enter}');
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
    expect(box).toHaveFocus();
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

  test('too many and one of another type are both said', async () => {
    const { box } = await openConversation();
    const many = Array.from({ length: CHAT_LIMITS.pictures + 1 }, (_, at) => picture(`${at}.png`));
    const files = [picture('a.pdf', 'application/pdf'), ...many];
    fireEvent.drop(box, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('Only JPEG, PNG and WebP pictures can be sent.')).toBeInTheDocument();
    expect(screen.getByText(`At most ${CHAT_LIMITS.pictures} pictures at once.`)).toBeInTheDocument();
    expect(shown()).toHaveLength(CHAT_LIMITS.pictures);
  });
});
