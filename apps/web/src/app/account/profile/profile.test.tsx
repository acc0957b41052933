import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localCard } from '../../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { getSession } from '../../../data/session/session.ts';
import { answerLater, json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import '../../../parts/pictures/crop-dialog.tsx';
import '../../../parts/sharing/give/share-dialog.tsx';

const viewer = {
  __typename: 'Viewer',
  id: 'u1',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  about: '',
  locale: null,
  isPhoneConfirmed: true,
  canConfirmPhone: true,
  avatarUrl: null,
};
const AVATAR = 'POST /api/users/me/avatar';
const load = () => json({ data: { viewer } });

beforeEach(signInAsAsha);

test('what is saved is sent whole, and the person goes on to their cards', async () => {
  const calls = stubNetwork({
    'GraphQL Profile': load,
    'GraphQL UpdateProfile': () => json({ data: { updateViewer: { viewer: { ...viewer, fullName: 'Asha R. Rao' } } } }),
  });
  const { user, path } = renderApp('/dashboard/profile');
  const name = await screen.findByLabelText('Name');
  expect(screen.getByLabelText('Phone')).toHaveValue('+91 98765 43210');
  await user.clear(name);
  await user.type(name, 'Asha R. Rao');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe('/dashboard/cards'));
  expect(calls.find(({ name }) => name === 'GraphQL UpdateProfile')?.body).toEqual({
    input: { fullName: 'Asha R. Rao', phone: '+91 98765 43210', about: '' },
  });
  expect(getSession()).toMatchObject({ user: { fullName: 'Asha R. Rao' } });
});

test('it begins with the person’s card, its code and Share', async () => {
  const open = { ownerId: 'u1', dbId: 'db-1', version: 1, visibility: 'UNLISTED', path: '/asha/asha-rao' } as const;
  const older = localCard('Older', { ...open, dbId: 'db-2', createdAt: '2026-11-01T08:00:00.000Z' });
  localStorage.setItem('cards', JSON.stringify([localCard('Asha R. Rao', open), older]));
  stubNetwork({ 'GraphQL Profile': load });
  const { user } = renderApp('/dashboard/profile');
  const card = within(await screen.findByRole('region', { name: 'Asha R. Rao' }));
  expect(await card.findByRole('img', { name: /^QR code that leads to .*\/asha\/asha-rao$/ })).toBeVisible();
  expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/builder?id=Asha+R.+Rao');
  const share = card.getByRole('button', { name: 'Share' });
  expect(share.compareDocumentPosition(await screen.findByLabelText('Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(share);
  expect(await screen.findByRole('dialog', { name: 'Share “Asha R. Rao”' })).toBeVisible();
});

test('without a card it leads to the first one, and a private card has no code', async () => {
  stubNetwork({ 'GraphQL Profile': load, 'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])) });
  renderApp('/dashboard/profile');
  expect(await screen.findByRole('link', { name: 'Create my card' })).toHaveAttribute('href', '/dashboard/cards');
  cleanup();
  stubNetwork({ 'GraphQL Profile': load });
  localStorage.setItem('cards', JSON.stringify([localCard('Secret', { ownerId: 'u1', dbId: 'db-1', version: 1 })]));
  renderApp('/dashboard/profile');
  const card = within(await screen.findByRole('region', { name: 'Secret' }));
  expect(card.getByText(/^Only you can open this card/)).toBeVisible();
  expect(card.queryByRole('img', { name: /^QR code/ })).toBeNull();
});

test('cards that can’t be listed are no missing card: what went wrong can be tried again', async () => {
  let isUp = false;
  stubNetwork({
    'GraphQL Profile': load,
    'GraphQL StoredCards': () => (isUp ? json(storedCardsAnswer('u1', [])) : refusal('INTERNAL', 'Something broke.')),
  });
  const { user } = renderApp('/dashboard/profile');
  expect(await screen.findByText('Couldn’t load your cards.')).toBeVisible();
  expect(screen.queryByText('You have no card yet.')).toBeNull();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no card yet.')).toBeVisible();
});

test('a phone number takes 15 digits, with any country code', async () => {
  stubNetwork({ 'GraphQL Profile': load });
  const { user } = renderApp('/dashboard/profile');
  expect(await screen.findByLabelText('Phone country')).toHaveValue('IN');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.clear(phone);
  await user.type(phone, '+49 1701 2345 6789 0123');
  expect(phone.value.replace(/\D/g, '')).toBe('491701234567890');
  expect(screen.getByLabelText('Phone country')).toHaveValue('DE');
});

test('a wrong phone number is not sent', async () => {
  const calls = stubNetwork({ 'GraphQL Profile': load });
  const { user } = renderApp('/dashboard/profile');
  await screen.findByLabelText('Phone country');
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '12');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Invalid phone')).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'GraphQL UpdateProfile')).toBe(false);
});

test('a refusal is shown above the form and at the field', async () => {
  const fields = { fullName: 'This name is not allowed.' };
  stubNetwork({
    'GraphQL Profile': load,
    'GraphQL UpdateProfile': () => refusal('BAD_USER_INPUT', 'Please check the fields.', fields),
  });
  const { user, path } = renderApp('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save failed. Please check the fields.');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is not allowed.');
  expect(path()).toBe('/dashboard/profile');
});

test('a profile that can’t be loaded says so and can be tried again', async () => {
  let isUp = false;
  stubNetwork({
    'GraphQL Profile': () => (isUp ? load() : refusal('INTERNAL', 'Something broke.')),
    'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])),
  });
  const { user } = renderApp('/dashboard/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
});

describe('a new picture', () => {
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  /** What was drawn: the part of the picture that was cut out. */
  const drawn = vi.fn();

  beforeEach(() => {
    drawn.mockClear();
    // jsdom neither reads nor draws pictures: this one is 400 × 200, and every drawing becomes the same file.
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
    Object.defineProperties(HTMLImageElement.prototype, {
      decode: { value: () => Promise.resolve(), configurable: true, writable: true },
      naturalWidth: { get: () => 400, configurable: true },
      naturalHeight: { get: () => 200, configurable: true },
    });
    // The window is 100 × 100.
    HTMLDivElement.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 100, height: 100 }) as DOMRect;
    const context = { fillRect: () => {}, drawImage: (_image: unknown, ...place: number[]) => drawn(place) };
    HTMLCanvasElement.prototype.getContext = (() =>
      context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['square'], { type: 'image/jpeg' }));
  });

  async function choose(file: File) {
    const { user } = renderApp('/dashboard/profile');
    // The dialog of the browser only recommends image files.
    const dialog = async () => {
      const shown = await screen.findByRole('dialog', { name: 'Crop the picture' });
      fireEvent.load(shown.querySelector('img') ?? expect.fail('no picture'));
      return shown;
    };
    const setup = { user, dialog };
    fireEvent.change(await screen.findByLabelText('Avatar picture'), { target: { files: [file] } });
    return setup;
  }

  test('is cropped, sent and shown in the form and the header', async () => {
    const calls = stubNetwork({ 'GraphQL Profile': load, [AVATAR]: () => json({ url: '/uploads/a.webp' }) });
    const { user, dialog } = await choose(picture);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => {
      const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
      expect(shown).toEqual(['/uploads/a.webp', '/uploads/a.webp']);
    });
    expect(drawn).toHaveBeenCalledExactlyOnceWith([100, 0, 200, 200, 0, 0, 200, 200]);
    const sent = calls.at(-1);
    expect(sent?.body instanceof FormData && sent.body.get('avatar')).toMatchObject({ type: 'image/jpeg' });
    expect(sent?.headers.get('tessera-session')).toBe('s1');
  });

  test('is moved and zoomed by keys and slider', async () => {
    stubNetwork({ 'GraphQL Profile': load, [AVATAR]: () => json({ url: '/uploads/a.webp' }) });
    const { user, dialog } = await choose(picture);
    fireEvent.change(within(await dialog()).getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    screen.getByRole('slider', { name: 'Picture from left to right' }).focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(drawn).toHaveBeenCalledExactlyOnceWith([152, 60, 100, 100, 0, 0, 100, 100]));
  });

  test('is dragged by a pointer', async () => {
    stubNetwork({ 'GraphQL Profile': load, [AVATAR]: () => json({ url: '/uploads/a.webp' }) });
    const { user, dialog } = await choose(picture);
    const box = (await dialog()).querySelector('img') ?? expect.fail('no picture');
    fireEvent.mouseDown(box, { clientX: 50, clientY: 50 });
    fireEvent.mouseMove(document, { clientX: 80, clientY: 50 });
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Picture from left to right' })).toHaveValue('20'));
    fireEvent.mouseUp(document);
    fireEvent.mouseMove(document, { clientX: 0, clientY: 50 });
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(drawn).toHaveBeenCalledExactlyOnceWith([40, 0, 200, 200, 0, 0, 200, 200]));
  });

  test('can be left alone', async () => {
    const calls = stubNetwork({ 'GraphQL Profile': load });
    const { user, dialog } = await choose(picture);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ name }) => name)).not.toContain(AVATAR);
  });

  test('that is cancelled while it is sent is not taken, whatever the server answers', async () => {
    const { answer, give } = answerLater();
    const calls = stubNetwork({ 'GraphQL Profile': load, [AVATAR]: () => answer });
    const { user, dialog } = await choose(picture);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(AVATAR));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Change avatar')).toBeVisible();
    await act(async () => give(json({ url: '/uploads/a.webp' })));
    expect(document.querySelector('img[src="/uploads/a.webp"]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.find(({ name }) => name === AVATAR)?.signal?.aborted).toBe(true);
  });

  test.each([
    ['of another kind', new File(['x'], 'cv.pdf', { type: 'application/pdf' }), 'Choose an image file.'],
    ['that only pretends', new File(['x'], 'me.png', { type: 'image/png' }), 'This file can’t be read as a picture.'],
  ])('from a file %s is refused before anything is sent', async (_name, file, reason) => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'));
    const calls = stubNetwork({ 'GraphQL Profile': load });
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Avatar upload failed. ${reason}`);
    expect(calls.map(({ name }) => name)).not.toContain(AVATAR);
  });

  test.each([
    [
      'the reason when the server gives one',
      () => json({ message: 'Not a picture.' }, 415),
      'Avatar upload failed. Not a picture.',
    ],
    ['that it failed when the server gives none', () => json({}, 500), 'Avatar upload failed'],
  ])('that the server refuses shows %s', async (_name, answer, text) => {
    stubNetwork({ 'GraphQL Profile': load, [AVATAR]: answer });
    const { user, dialog } = await choose(picture);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('a number that is not confirmed', () => {
  const unproved = { ...viewer, isPhoneConfirmed: false };
  const openUnproved = (answers: Parameters<typeof stubNetwork>[0], changes = {}) => {
    const calls = stubNetwork({
      'GraphQL Profile': () => json({ data: { viewer: { ...unproved, ...changes } } }),
      ...answers,
    });
    return { calls, ...renderApp('/dashboard/profile') };
  };
  const sent = { __typename: 'SentPhoneCode', phone: viewer.phone, resendAfterSeconds: 60 };

  test('is confirmed by the code that is sent to it', async () => {
    const { calls, user } = openUnproved({
      'GraphQL SendPhoneCode': () => json({ data: { sendPhoneCode: sent } }),
      'GraphQL ConfirmPhone': () =>
        json({ data: { confirmPhone: { viewer: { ...unproved, isPhoneConfirmed: true } } } }),
    });
    expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    await user.type(field, '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    expect(await screen.findByText('Confirmed')).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ input: { code: '123 456' } });
  });

  test('takes a code that was sent before the page was loaded, and says at the field that it is wrong', async () => {
    const { user } = openUnproved({
      'GraphQL ConfirmPhone': () => refusal('BAD_USER_INPUT', 'Wrong.', { code: 'This is not the code that we sent.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'I have a code' }));
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This is not the code that we sent.'),
    );
  });

  test('stays so where no text messages are sent, and the screen says how to join groups', async () => {
    openUnproved({}, { canConfirmPhone: false });
    expect(await screen.findByText(/^Phone numbers can’t be confirmed here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  });
});
