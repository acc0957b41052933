import { qrAddress, tagAddress } from '@tessera/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

function stubClipboard(clipboard: object | undefined) {
  vi.stubGlobal('navigator', { clipboard });
}

describe('a text that is still on its way', () => {
  test('has its place on the clipboard reserved before it comes', async () => {
    const items: Record<string, Promise<Blob>>[] = [];
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(content: Record<string, Promise<Blob>>) {
          items.push(content);
        }
      },
    );
    const write = vi.fn(async () => void (await items[0]?.['text/plain']));
    stubClipboard({ write });
    let arrive: (text: string) => void = () => {};
    const copying = copyText(new Promise((resolve) => (arrive = resolve)));
    expect(write).toHaveBeenCalledOnce();
    arrive('a link');
    expect(await copying).toBe(true);
    expect((await items[0]?.['text/plain'])?.size).toBe('a link'.length);
  });

  test('that never comes is an error of its own', async () => {
    stubClipboard({ writeText: async () => {} });
    await expect(copyText(Promise.reject(new Error('This card is private.')))).rejects.toThrow('This card is private.');
  });
});

test('a browser without clipboard items gets the plain text', async () => {
  const writeText = vi.fn(async () => {});
  stubClipboard({ writeText });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('a page without a clipboard falls back to the copy command, and tells when that is refused, too', async () => {
  stubClipboard(undefined);
  expect(await copyText('a link')).toBe(false);
});

test('the address of a QR code keeps its share and names the channel', () => {
  expect(qrAddress('https://tessera.example/a/b?s=1')).toBe('https://tessera.example/a/b?s=1&c=qr');
});

test('the address on an NFC tag keeps its share and names the channel', () => {
  expect(tagAddress('https://tessera.example/a/b?s=1')).toBe('https://tessera.example/a/b?s=1&c=nfc');
});
