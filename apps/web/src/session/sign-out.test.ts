import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubLeaving } from '../testing/leaving.ts';
import { json, stubNetwork } from '../testing/network.ts';
import { signInAsAsha } from '../testing/signed-in.ts';
import { finishSignOut, signOut } from './sign-out.ts';

const LOGOUT = 'POST /api/auth/logout';

beforeEach(() => {
  signInAsAsha();
  stubLeaving('/dashboard');
});

test('tells the API which session ends, and forgets the person', async () => {
  const calls = stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  signOut();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(({ headers }) => headers.get('tessera-session'))).toEqual(['s1']);
});

test('without a network is told when it is back: the cookie would stay good for whoever comes next', async () => {
  stubNetwork({});
  signOut();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  const calls = stubNetwork({ [LOGOUT]: () => json({ message: 'Signed out' }) });
  finishSignOut();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(({ headers }) => headers.get('tessera-session'))).toEqual(['s1']);
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(1);
});
