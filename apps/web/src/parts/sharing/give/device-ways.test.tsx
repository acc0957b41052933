import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, recorded, share, target, URL_OF_CARD } from './testing.tsx';

beforeEach(signInAsAsha);

describe('the device’s own share sheet', () => {
  const answers = {
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC'),
    'GraphQL ShareCard': recorded,
    'GraphQL RevokeShare': () =>
      json({ data: { revokeShare: { share: { ...share('LINK'), revokedAt: '2026-11-12T09:42:00.000Z' } } } }),
  };
  beforeEach(() => {
    // jsdom draws nothing: the link goes without its picture.
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  function stubSheet(outcome: () => Promise<void>) {
    const sheet = vi.fn(outcome);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    return sheet;
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    vi.restoreAllMocks();
  });

  test('is not offered where there is none', async () => {
    await openShareDialog(answers);
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'More ways…' })).toBeNull();
  });

  test('gets the link of an act of its own', async () => {
    const sheet = stubSheet(async () => {});
    const { user, shares, sent } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'More ways…' }));
    await waitFor(() => expect(sheet).toHaveBeenCalledWith({ title: 'Principal', url: `${URL_OF_CARD}?s=link` }));
    expect(shares()).toHaveLength(1);
    expect(sent('RevokeShare')).toEqual([]);
  });

  test('that is closed without choosing has handed nothing on, and nothing is recorded', async () => {
    const sheet = stubSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'More ways…' }));
    await waitFor(() => expect(sheet).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'More ways…' })).toBeEnabled());
    expect(shares()).toEqual([]);
    expect(screen.queryByText(/could not be opened/)).toBeNull();
  });
});

describe('an NFC tag', () => {
  /** The link of the act, and that the visitor came by a tag. */
  const ON_TAG = `${URL_OF_CARD}?s=link&c=nfc`;
  const answers = {
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC'),
    'GraphQL ShareCard': recorded,
    'GraphQL RevokeShare': () =>
      json({ data: { revokeShare: { share: { ...share('LINK'), revokedAt: '2026-11-12T09:42:00.000Z' } } } }),
  };
  /** An antenna: what is written is kept, and `hold` brings a tag with that text near. */
  function stubAntenna(write: () => Promise<void> = async () => {}, lock: () => Promise<void> = async () => {}) {
    const written: string[] = [];
    const readers: EventTarget[] = [];
    vi.stubGlobal(
      'NDEFReader',
      class extends EventTarget {
        async write({ records }: { records: { data: string }[] }) {
          await write();
          written.push(...records.map(({ data }) => data));
        }
        async scan() {
          readers.push(this);
        }
        async makeReadOnly() {
          await lock();
        }
      },
    );
    const hold = async (text: string) => {
      await waitFor(() => expect(readers).toHaveLength(1));
      const data = new DataView(new TextEncoder().encode(text).buffer);
      readers[0]?.dispatchEvent(
        Object.assign(new Event('reading'), { message: { records: [{ recordType: 'url', data }] } }),
      );
    };
    return { written, hold };
  }
  afterEach(() => vi.unstubAllGlobals());

  test('is not offered where none can be written, and the QR code is named as the way', async () => {
    await openShareDialog(answers);
    expect(await screen.findByText(/Or print the QR code/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write tag' })).toBeNull();
  });

  test('is written with a link of its own and read back', async () => {
    const { written, hold } = stubAntenna();
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Write tag' }));
    expect(await screen.findByText(/^Written\. Take the tag away/)).toBeInTheDocument();
    expect(written).toEqual([ON_TAG]);
    await hold(ON_TAG);
    expect(await screen.findByText('The tag was read back and opens this card.')).toBeInTheDocument();
    expect(shares()).toHaveLength(1);
  });

  test('that was read back can be locked, after a question that says it is for ever', async () => {
    let finish = () => {};
    const { hold } = stubAntenna(undefined, () => new Promise((resolve) => (finish = resolve)));
    const { user } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Write tag' }));
    await hold(ON_TAG);
    await user.click(await screen.findByRole('button', { name: 'Lock tag' }));
    const question = await screen.findByRole('alertdialog', { name: 'Lock this tag?' });
    expect(question).toHaveTextContent('can never be written again, not even by you');
    await user.click(within(question).getByRole('button', { name: 'Lock tag' }));
    expect(await screen.findByText(/once more to lock it/)).toBeInTheDocument();
    finish();
    expect(await screen.findByText('The tag is locked. No one can write something else on it.')).toBeInTheDocument();
  });

  test('that says something else afterwards is told', async () => {
    const { hold } = stubAntenna();
    const { user } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Write tag' }));
    await hold('https://elsewhere.example');
    expect(await screen.findByText('This tag says something else. Write it again.')).toBeInTheDocument();
  });

  test('that is not read back in time is written all the same', async () => {
    stubAntenna();
    const { user, sent } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Write tag' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByText(/^Written, but not read back/)).toBeInTheDocument();
    expect(sent('RevokeShare')).toEqual([]);
  });

  test('that can’t be written says why, and nothing is recorded', async () => {
    stubAntenna(() => Promise.reject(new DOMException('off', 'NotReadableError')));
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Write tag' }));
    expect(await screen.findByText('NFC is turned off. Turn it on, then try again.')).toBeInTheDocument();
    expect(shares()).toEqual([]);
  });
});
