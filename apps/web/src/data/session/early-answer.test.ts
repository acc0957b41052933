import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarlyAnswer, takeEarlyGap } from './early-answer.ts';

const session = { sessionId: 's1', user: null };
const query = { operationName: 'Inbox', query: '{inbox}', variables: () => ({ kind: null, after: null }) };
const asked = { operationName: 'Inbox', variables: { kind: null, after: null } };
const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => void takeEarlyGap());
afterEach(() => {
  delete window.tesseraEarlyAnswer;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('is handed over once, and then the subscriptions have a gap', async () => {
  answer({ data: { inbox: 1 } });
  askEarly(query, session);
  expect(await takeEarlyAnswer(asked, 's1')).toEqual({ data: { inbox: 1 } });
  expect(takeEarlyAnswer(asked, 's1')).toBeNull();
  expect(takeEarlyGap()).toBe('Inbox');
  expect(takeEarlyGap()).toBeNull();
});

test('belongs to its session and its variables', () => {
  answer({ data: { inbox: 1 } });
  askEarly(query, session);
  expect(takeEarlyAnswer({ ...asked, operationName: 'Groups' }, 's1')).toBeNull();
  expect(takeEarlyAnswer(asked, 's2')).toBeNull();
  askEarly(query, session);
  expect(takeEarlyAnswer({ ...asked, variables: { kind: 'GROUP', after: null } }, 's1')).toBeNull();
  expect(takeEarlyGap()).toBeNull();
});

test('is too old after a while', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  answer({ data: { inbox: 1 } });
  askEarly(query, session);
  vi.advanceTimersByTime(20_001);
  expect(takeEarlyAnswer(asked, 's1')).toBeNull();
});

test.each([
  ['a refusal', { errors: [{ message: 'No.' }], data: null }, 200],
  ['an answer for nobody', { data: { viewer: null } }, 200],
  ['a broken server', {}, 503],
])('%s is no answer, so that the app asks again', async (_case, body, status) => {
  answer(body, status);
  askEarly(query, session);
  expect(await takeEarlyAnswer(asked, 's1')).toBeNull();
});

test('a lost network is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  askEarly(query, session);
  expect(await takeEarlyAnswer(asked, 's1')).toBeNull();
});
