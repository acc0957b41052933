import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubLeaving } from '../../testing/leaving.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { signInAsAsha } from '../../testing/signed-in.ts';
import { localCard } from '../card-store/testing.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { signOut } from './sign-out.ts';

const LOGOUT = 'POST /api/auth/logout';

beforeEach(() => {
  signInAsAsha();
  stubLeaving('/dashboard');
});

test('tells the API which session ends, and forgets the person', async () => {
  const calls = stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  await signOut();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(({ headers }) => headers.get('tessera-session'))).toEqual(['s1']);
});

test('without a network is told when it is back: the cookie would stay good for whoever comes next', async () => {
  stubNetwork({});
  await signOut();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  const calls = stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  finishSignOut();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(({ headers }) => headers.get('tessera-session'))).toEqual(['s1']);
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(1);
});

test('cards that the server has leave this browser, as drafts do; unsent changes wait for the next sign-in', async () => {
  stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  const synced = localCard('Synced', { id: 'aaaaaaaa', dbId: 'db-1', ownerId: 'u1' });
  const changed = localCard('Changed', { id: 'bbbbbbbb', dbId: 'db-2', ownerId: 'u1' });
  const sketch = localCard('Sketch', { id: 'cccccccc', ownerId: 'u1' });
  const entry = { key: 'k1', cardId: 'bbbbbbbb', ownerId: 'u1', change: { kind: 'delete' } };
  localStorage.setItem('cards', JSON.stringify([synced, changed, sketch]));
  localStorage.setItem('outbox', JSON.stringify([entry]));
  sessionStorage.setItem('builder-draft:new', '{"ownerId":"u1"}');
  await signOut();
  await waitFor(() => expect(localStorage.getItem('sign-out')).toBeNull());
  const kept: { id: string }[] = JSON.parse(localStorage.getItem('cards') ?? '[]');
  expect(kept.map(({ id }) => id)).toEqual(['bbbbbbbb', 'cccccccc']);
  expect(JSON.parse(localStorage.getItem('outbox') ?? '[]')).toEqual([entry]);
  expect(sessionStorage).toHaveLength(0);
});

test('damaged storage is left for the next start, which rescues the cards in it', async () => {
  stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  localStorage.setItem('cards', '[{"id":"aaaaaaaa",');
  await signOut();
  expect(localStorage.getItem('cards')).toBe('[{"id":"aaaaaaaa",');
});
