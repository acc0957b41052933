import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPicturesWithSession, keepPictures } from './kept-pictures.ts';
import { clearSession, startSession, updateSessionUser } from './session.ts';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };
const worker = Object.assign(new EventTarget(), { controller: null as object | null });
const fetched = vi.fn(async (_path: string) => new Response());
const dropped = vi.fn(async (_name: string) => true);
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  startSession({ sessionId: 's1', user: asha });
  worker.controller = {};
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('caches', { delete: dropped.mockClear() });
  stop = forgetPicturesWithSession();
});
afterEach(() => {
  clearSession();
  stop();
  vi.unstubAllGlobals();
});

test('only pictures of our own are kept, each asked for once', async () => {
  const own = `${location.origin}/uploads/a.webp`;
  await keepPictures([own, '/uploads/b.webp', 'https://elsewhere.example/uploads/c.webp', '/icon.svg', 'http://[']);
  await keepPictures([own]);
  expect(fetched.mock.calls).toEqual([['/uploads/a.webp'], ['/uploads/b.webp']]);
});

test('the first page of a browser waits for its worker, through which the pictures have to pass', async () => {
  worker.controller = null;
  const kept = keepPictures(['/uploads/first.webp']);
  expect(fetched).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('controllerchange'));
  await kept;
  expect(fetched).toHaveBeenCalledWith('/uploads/first.webp');
});

test('a picture that failed is asked for again another time', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await keepPictures(['/uploads/late.webp']);
  await keepPictures(['/uploads/late.webp']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['signing out', () => clearSession()],
  ['the end of the session', () => clearSession({ hasEnded: true })],
  ['somebody else signing in', () => startSession({ sessionId: 's2', user: { ...asha, id: 'u2' } })],
])('%s drops them all', (_name, act) => {
  act();
  expect(dropped).toHaveBeenCalledExactlyOnceWith('uploads');
});

test.each([
  ['a changed name', () => updateSessionUser({ fullName: 'Asha R.' })],
  ['a new token of the same person', () => startSession({ sessionId: 's2', user: asha })],
])('%s keeps them', (_name, act) => {
  act();
  expect(dropped).not.toHaveBeenCalled();
});
