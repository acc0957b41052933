import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, recorded, target, URL_OF_CARD } from './testing.tsx';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../prints/print-dialog.tsx';
import '../../prints/website-dialog.tsx';
import '../../signature/signature-dialog.tsx';

beforeEach(signInAsAsha);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = { ...listed('PUBLIC'), 'GraphQL ShareTarget': () => target('PUBLIC'), 'GraphQL ShareCard': recorded };

/** Notes which files of the card are asked for. */
function printAnswers() {
  const asked: string[] = [];
  const answer =
    (type: string) =>
    ({ name, search }: Call) => {
      asked.push(name.replace('GET ', '') + search);
      return new Response('x', { headers: { 'content-type': type } });
    };
  const png = answer('image/png');
  return {
    asked,
    answers: {
      'GET /api/cards/c1/print.png': png,
      'GET /api/cards/c1/print.pdf': answer('application/pdf'),
      'GET /api/cards/c1/background.png': png,
      'GET /api/cards/c1/wallpaper.png': png,
    },
  };
}

test('a print is chosen, looked at, and downloaded, which is recorded as sharing the code', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
  const { asked, answers: prints } = printAnswers();
  const { user, shares } = await openShareDialog({ ...answers, ...prints });
  await user.click(await screen.findByRole('button', { name: 'Print and screens' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print and screens' }));

  expect(await dialog.findByRole('img', { name: 'Front' })).toBeInTheDocument();
  expect(await dialog.findByRole('img', { name: 'Back' })).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('What do you need?'), 'Table tent (A4, folded)');
  expect(await dialog.findByRole('img', { name: 'Preview' })).toBeInTheDocument();
  expect(shares()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('/api/cards/c1/print.pdf?product=tent'));
  expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'QR' } }]);
  await user.selectOptions(dialog.getByLabelText('What do you need?'), 'Video call background');
  await user.selectOptions(dialog.getByLabelText('Design'), 'Band');
  await user.click(await dialog.findByRole('button', { name: 'Download PNG' }));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('/api/cards/c1/background.png?design=band'));
});

test('a campaign is drawn once its name is typed, and not on the front, which has no code', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
  const { asked, answers: prints } = printAnswers();
  const { user } = await openShareDialog({ ...answers, ...prints });
  await user.click(await screen.findByRole('button', { name: 'Print and screens' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print and screens' }));
  await dialog.findByRole('img', { name: 'Front' });
  await dialog.findByRole('img', { name: 'Back' });
  const before = asked.length;
  await user.type(dialog.getByLabelText(/^Campaign/), 'Milan booth');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await dialog.findByRole('img', { name: 'Back' });
  const query = asked.slice(before).map((path) => Object.fromEntries(new URL(path, 'https://x.example').searchParams));
  expect(query).toEqual([expect.objectContaining({ page: '2', campaign: 'Milan booth' })]);
});

test('a signature is looked at on light and dark and copied with its looks or as source', async () => {
  const { user } = await openShareDialog(answers);
  await user.click(await screen.findByRole('button', { name: 'Email signature' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email signature' }));
  expect(dialog.getByText('On dark')).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Design'), 'Compact');
  await user.click(dialog.getByRole('button', { name: 'Copy HTML' }));
  await screen.findByText('HTML copied');
  const html = await navigator.clipboard.readText();
  expect(html).toMatch(/^<table role="presentation"/);
  expect(html).toContain(`${URL_OF_CARD}?utm_medium=email-signature`);
  const written: Record<string, Blob>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(items: Record<string, Blob>) {
        written.push(items);
      }
    },
  );
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copy signature' }));
  await screen.findByText('Signature copied');
  expect(Object.keys(written[0] ?? {})).toEqual(['text/html', 'text/plain']);
  await user.selectOptions(dialog.getByLabelText('How to add it'), 'Apple Mail');
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});

test('what the account hides is in no signature', async () => {
  const hidden = () => target('PUBLIC', { showEmail: false, showSocials: false });
  const { user } = await openShareDialog({ ...answers, 'GraphQL ShareTarget': hidden });
  await user.click(await screen.findByRole('button', { name: 'Email signature' }));
  await user.click(await screen.findByRole('button', { name: 'Copy HTML' }));
  await screen.findByText('HTML copied');
  expect(await navigator.clipboard.readText()).not.toContain('asha@');
});

test('lines for a website are copied, with a button, a frame or a link', async () => {
  const { user } = await openShareDialog(answers);
  await user.click(await screen.findByRole('button', { name: 'On your website' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'On your website' }));
  const lines = () => (dialog.getByLabelText('Paste this into your page') as HTMLTextAreaElement).value;
  expect(lines()).toMatch(/^<iframe src="https:\/\/tessera\.example\/embed\/asha\/principal"/);
  await user.selectOptions(dialog.getByLabelText('What do you need?'), 'A floating button');
  expect(lines()).toContain('<script async src="https://tessera.example/card-button.js" data-card="/asha/principal"');
  await user.selectOptions(dialog.getByLabelText('What do you need?'), 'A link');
  expect(lines()).toMatch(/^<a href="https:\/\/tessera\.example\/asha\/principal">/);
});
