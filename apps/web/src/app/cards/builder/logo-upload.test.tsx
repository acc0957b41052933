import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../parts/pictures/crop-dialog.tsx';
import '../../../testing/warm-cards.ts';

const FILE = new File(['x'], 'शर्मा & Söhne.png', { type: 'image/png' });
const fills = vi.fn();
const drawn = vi.fn();
/** Colours are read from a drawing too, one without a part. */
const draw = (_image: unknown, ...place: number[]) => place.length === 8 && drawn(place);

beforeEach(() => {
  signInAs('asha', 'Asha Rao');
  // jsdom neither reads nor draws pictures: this one is 600 × 200, in a window of 100 × 100.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => {} }));
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: () => Promise.resolve(), configurable: true, writable: true },
    naturalWidth: { get: () => 600, configurable: true },
    naturalHeight: { get: () => 200, configurable: true },
  });
  HTMLDivElement.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 100, height: 100 }) as DOMRect;
  const context = { fillRect: fills, drawImage: draw };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.toBlob = (done, type) => done(new Blob(['part'], { type: type ?? 'image/png' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function chooseLogo() {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'POST /api/uploads': () => json({ url: '/uploads/logo.webp' }),
  });
  const { user } = renderApp(paths.builder());
  fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [FILE] } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  const sent = () => {
    const { body } = calls.find(({ name }) => name === 'POST /api/uploads') ?? expect.fail('nothing was sent');
    return body instanceof FormData ? body.get('file') : null;
  };
  return { user, dialog, sent };
}

test('a logo is kept whole, as the file that was chosen', async () => {
  const { user, dialog, sent } = await chooseLogo();
  expect(dialog.getByRole('button', { name: 'Whole' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
  expect(await screen.findByRole('button', { name: 'Replace logo' })).toBeVisible();
  expect(sent()).toMatchObject({ name: FILE.name, size: FILE.size, type: 'image/png' });
  expect(drawn).not.toHaveBeenCalled();
});

test('a logo is cropped to a square, and what is transparent in it stays so', async () => {
  const { user, dialog, sent } = await chooseLogo();
  await user.click(dialog.getByRole('button', { name: 'Square' }));
  fireEvent.load(document.querySelector('[data-testid="container"] img') ?? expect.fail('no picture'));
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(drawn).toHaveBeenCalledExactlyOnceWith([200, 0, 200, 200, 0, 0, 200, 200]));
  expect(await screen.findByRole('button', { name: 'Replace logo' })).toBeVisible();
  expect(fills).not.toHaveBeenCalled();
  expect(sent()).toMatchObject({ name: 'logo.png', type: 'image/png' });
});
