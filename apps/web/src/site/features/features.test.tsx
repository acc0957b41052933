import { ToastProvider } from '@tessera/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FEATURE_GROUPS, PICTURES } from '../content/features.ts';
import { Features } from './features.tsx';
// Loaded beforehand, so that no test waits for their code to be compiled.
import '../../parts/card-view/qr-dialog.tsx';
import '../../parts/qr/make-qr-code.ts';
import './preview-dialog.tsx';
import './sample-files.ts';

const LINK = `${location.origin}/features#asha-rao`;
/** What is on the clipboard, which user-event puts in the browser's place. */
const copied = () => navigator.clipboard.readText();
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  render(
    <ToastProvider>
      <Features />
    </ToastProvider>,
  );
  user = userEvent.setup();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (label: string, person = 'Asha Rao') => {
  const list = screen.getByRole('list', { name: `What you can do with the sample card of ${person}` });
  return user.click(within(list).getByRole('button', { name: label }));
};

/** jsdom's files can't be read in the modern way. */
function readText(file: Blob): Promise<unknown> {
  const reader = new FileReader();
  reader.readAsText(file);
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
  });
}

test('the badges lead to how the app is installed on that phone', () => {
  expect(screen.getByRole('link', { name: /Install on iPhone/ })).toHaveAttribute('href', '/install#ios');
  expect(screen.getByRole('link', { name: /Install on Android/ })).toHaveAttribute('href', '/install#android');
  expect(document.querySelector('a#app-store')).toHaveAccessibleName(/iPhone/);
  expect(document.querySelector('a#play-store')).toHaveAccessibleName(/Android/);
});

test('both cards say that they are samples', () => {
  expect(screen.getByRole('img', { name: 'Sample card of Asha Rao' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Sample card of Mateo Lindqvist' })).toBeInTheDocument();
  expect(screen.getByText(/These people are made up/)).toBeInTheDocument();
});

describe('Share', () => {
  const withShareSheet = (share: () => Promise<void>) =>
    vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('opens the device’s own sheet with the sample’s address', async () => {
    const share = vi.fn(async () => {});
    withShareSheet(share);
    await press('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Asha Rao', url: LINK });
    expect(await copied()).toBe('');
  });

  test('takes a closed sheet for an answer', async () => {
    withShareSheet(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    await press('Share');
    expect(await copied()).toBe('');
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test.each(['without a sheet', 'when the sheet fails'])('copies the address %s', async (name) => {
    if (name === 'when the sheet fails') withShareSheet(() => Promise.reject(new Error('x')));
    await press('Share');
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await copied()).toBe(LINK);
  });
});

test('QR shows a code that leads to the sample, and closes', async () => {
  await press('QR');
  expect(await screen.findByRole('img', { name: `QR code that leads to ${LINK}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

test('Copy puts the text of the card on the clipboard', async () => {
  await press('Copy');
  expect(await screen.findByText('Text copied')).toBeInTheDocument();
  expect(await copied()).toMatch(
    /Asha Rao\nPrincipal, Rao & Daughters Architects\n[\s\S]*View card: .*\/features#asha-rao$/,
  );
});

test('a clipboard that refuses is no success', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('x'));
  await press('Copy');
  expect(await screen.findByText('Couldn’t copy this. Copy it by hand.')).toBeInTheDocument();
  expect(screen.queryByText('Text copied')).toBeNull();
});

test('Save downloads the card as a contact file', async () => {
  let file: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:sample';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download;
  });
  await press('Save', 'Mateo Lindqvist');
  await waitFor(() => expect(name).toBe('mateo-lindqvist.vcf'));
  expect(file?.type).toBe('text/vcard;charset=utf-8');
  const text = await readText(file ?? expect.fail('no file'));
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(text).toContain('FN:Mateo Lindqvist\r\nN:Lindqvist;Mateo;;;\r\n');
  expect(text).toContain('TEL;TYPE=CELL:+46701740605\r\n');
});

test('Preview shows the card large, and closes', async () => {
  await press('Preview', 'Mateo Lindqvist');
  const dialog = await screen.findByRole('dialog', { name: 'Mateo Lindqvist' });
  expect(within(dialog).getByRole('img', { name: 'Sample card of Mateo Lindqvist, large' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the eight groups stand in their order', () => {
  const titles = FEATURE_GROUPS.map(({ title }) => title);
  expect(titles).toEqual([
    'Card Builder',
    'Analytics',
    'Contacts CRM',
    'Enterprise',
    'Security & Compliance',
    'Distribution',
    'Integrations',
    'AI Assistant',
  ]);
  for (const title of titles) expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
});

test('every claim that is not built yet says so, and no other does', () => {
  for (const { title, claims } of FEATURE_GROUPS) {
    const group = screen.getByRole('region', { name: title });
    for (const { text, isSoon } of claims) {
      const line = within(group).getByText(text).closest('li') ?? expect.fail(text);
      expect(within(line).queryAllByText('Soon')).toHaveLength(isSoon ? 1 : 0);
    }
  }
});

test('the product is shown in pictures, light and dark, each with what is on it', () => {
  expect(PICTURES.length).toBeGreaterThan(0);
  for (const { picture: name, alt } of PICTURES) {
    const picture = screen.getByRole('img', { name: alt });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['990', '630']);
    const dark = picture.parentElement?.querySelector('source[media="(prefers-color-scheme: dark)"]');
    expect(dark).toHaveAttribute('srcset', `/product/en/${name}-dark.webp`);
  }
});
