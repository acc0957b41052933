import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../../data/session/session.ts';
import { forgetShareToken, keepShareToken, readShareToken } from './share-token.ts';

beforeEach(() => {
  sessionStorage.clear();
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao' } });
});
afterEach(() => {
  forgetShareToken('c1');
  vi.unstubAllGlobals();
});

test('a token is kept for its card alone, in this tab alone', () => {
  keepShareToken('c1', 'secret');
  expect(readShareToken('c1')).toBe('secret');
  expect(readShareToken('c2')).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

test('a token that was refused is forgotten', () => {
  keepShareToken('c1', 'secret');
  forgetShareToken('c1');
  expect(readShareToken('c1')).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});

test('signing out forgets every token, and nothing else of the tab', () => {
  keepShareToken('c1', 'secret');
  sessionStorage.setItem('other', 'stays');
  clearSession({ isLeaving: true });
  expect(readShareToken('c1')).toBeNull();
  expect({ ...sessionStorage }).toEqual({ other: 'stays' });
});

test('a session that ran out keeps it, because the same person signs in again', () => {
  keepShareToken('c1', 'secret');
  clearSession({ hasEnded: true });
  expect(readShareToken('c1')).toBe('secret');
});

test('a browser without storage keeps it for this page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepShareToken('c1', 'secret');
  expect(readShareToken('c1')).toBe('secret');
});
