import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  endSession,
  followOtherTabs,
  getSession,
  startSession,
  subscribeSession,
  updateSessionUser,
} from './session.ts';

const asha = {
  ...{ id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com', avatarUrl: null },
  ...{ locale: null, ownTimeZone: null },
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => vi.restoreAllMocks());

describe('signing in', () => {
  test('keeps token and user under the keys of the product', () => {
    startSession({ sessionId: 's1', user: asha });
    expect(localStorage.getItem('token')).toBe('s1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha);
    expect(getSession()).toEqual({ status: 'signed-in', sessionId: 's1', user: asha, isNew: false });
  });

  test('works without a user', () => {
    startSession({ sessionId: 's1', user: null });
    expect(getSession()).toMatchObject({ status: 'signed-in', user: null });
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('works when the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession({ sessionId: 's1', user: asha });
    expect(getSession()).toMatchObject({ status: 'signed-in', sessionId: 's1' });
  });
});

describe('the end of a session', () => {
  test('by signing out forgets everything', () => {
    startSession({ sessionId: 's1', user: asha });
    clearSession();
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toEqual({ status: 'signed-out', hasEnded: false });
  });

  test('does not sign out who has signed in in another tab meanwhile', () => {
    startSession({ sessionId: 's1', user: asha });
    localStorage.setItem('token', 's2');
    endSession('s1');
    expect(getSession()).toMatchObject({ status: 'signed-in', sessionId: 's2' });
  });

  test('by the API is told apart from signing out', () => {
    startSession({ sessionId: 's1', user: asha });
    endSession('s1');
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toEqual({ status: 'signed-out', hasEnded: true });
  });

  test('does not concern a session that began since', () => {
    startSession({ sessionId: 's2', user: asha });
    endSession('s1');
    expect(getSession()).toMatchObject({ status: 'signed-in', sessionId: 's2' });
  });
});

describe('another tab', () => {
  test.each([['token'], [null]])('that signs out (storage key %s) signs this one out', (key) => {
    const stop = followOtherTabs();
    startSession({ sessionId: 's1', user: asha });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(getSession()).toMatchObject({ status: 'signed-out' });
    stop();
  });

  test('that signs in as somebody else changes this one too', () => {
    const stop = followOtherTabs();
    const changes = vi.fn();
    const unsubscribe = subscribeSession(changes);
    localStorage.setItem('token', 's9');
    localStorage.setItem('user', JSON.stringify({ id: 'u9', name: 'Mateo' }));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(getSession()).toMatchObject({ sessionId: 's9', user: { id: 'u9', fullName: 'Mateo' } });
    expect(changes).toHaveBeenCalledOnce();
    unsubscribe();
    stop();
  });

  test('that stores other things is of no interest', () => {
    const stop = followOtherTabs();
    startSession({ sessionId: 's1', user: asha });
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'cards' }));
    expect(getSession()).toMatchObject({ status: 'signed-in' });
    stop();
  });
});

test.each(['{', '[]', '"x"', 'null', '{"id":7}'])('a stored user that is %s counts as none', (stored) => {
  const stop = followOtherTabs();
  localStorage.setItem('token', 's1');
  localStorage.setItem('user', stored);
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(getSession()).toEqual({ status: 'signed-in', sessionId: 's1', user: null, isNew: false });
  stop();
});

test('a changed name is stored with what else is known of the user', () => {
  startSession({ sessionId: 's1', user: { ...asha, handle: 'asha' } });
  updateSessionUser({ fullName: 'Asha R. Rao' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Asha R. Rao', handle: 'asha' });
  expect(getSession()).toMatchObject({ user: { fullName: 'Asha R. Rao' } });
});
