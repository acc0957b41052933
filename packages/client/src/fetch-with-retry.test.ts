import { describe, expect, test, vi } from 'vitest';
import { fetchWithRetry, ServerStartingError } from './fetch-with-retry.ts';

const json = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
const html = () => new Response('<h1>Starting</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const unavailable = (status: number) => () => new Response('{}', { status });

/** Answers one after the other, the last one for ever; notes the pauses instead of taking them. */
function trial(...answers: (() => Response)[]) {
  const pauses: number[] = [];
  const calls: RequestInit[] = [];
  const fetch = vi.fn(async (_url: string | URL | Request, init?: RequestInit) => {
    calls.push(init ?? {});
    return (answers[calls.length - 1] ?? answers.at(-1) ?? json)();
  });
  const sleep = async (ms: number) => void pauses.push(ms);
  return { calls, pauses, options: { fetch, sleep } };
}

const readKey = (init: RequestInit | undefined) => new Headers(init?.headers).get('idempotency-key');

describe('a call', () => {
  test('is made once when the server answers', async () => {
    const { calls, pauses, options } = trial(json);
    await fetchWithRetry('/api/cards', {}, options);
    expect(calls).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test.each([
    ['502', unavailable(502)],
    ['503', unavailable(503)],
    ['HTML', html],
  ])('is repeated after %s', async (_name, answer) => {
    const { calls, options } = trial(answer, json);
    const response = await fetchWithRetry('/api/cards', {}, options);
    expect(response.status).toBe(200);
    expect(calls).toHaveLength(2);
  });

  test.each([400, 401, 404, 409, 429, 500, 504])('is not repeated after %i', async (status) => {
    const { calls, options } = trial(unavailable(status));
    expect((await fetchWithRetry('/api/cards', {}, options)).status).toBe(status);
    expect(calls).toHaveLength(1);
  });

  test('gives up after five retries, each 1.6 times as late', async () => {
    const { calls, pauses, options } = trial(unavailable(503));
    const error = await fetchWithRetry('/api/cards', {}, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServerStartingError);
    expect(error).toHaveProperty('message', 'Backend is starting. Try again.');
    expect(calls).toHaveLength(6);
    expect(pauses.map(Math.round)).toEqual([700, 1120, 1792, 2867, 4588]);
  });

  test('is not repeated when the network fails', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchWithRetry('/api/cards', {}, { fetch })).rejects.toThrow(TypeError);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a write', () => {
  test('carries one key on all its retries', async () => {
    const { calls, options } = trial(html, html, json);
    await fetchWithRetry('/api/cards', { method: 'POST' }, options);
    expect(readKey(calls[0])).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(calls.map(readKey)).size).toBe(1);
  });

  test('carries another key than the write before it', async () => {
    const { calls, options } = trial(json);
    await fetchWithRetry('/api/cards', { method: 'POST' }, options);
    await fetchWithRetry('/api/cards', { method: 'POST' }, options);
    expect(readKey(calls[0])).not.toBe(readKey(calls[1]));
  });

  test('keeps a key and the headers it was given', async () => {
    const { calls, options } = trial(json);
    const headers = { 'Idempotency-Key': 'mine', 'content-type': 'application/json' };
    await fetchWithRetry('/api/cards', { method: 'PUT', headers }, options);
    expect(readKey(calls[0])).toBe('mine');
    expect(new Headers(calls[0]?.headers).get('content-type')).toBe('application/json');
  });
});

test('a read carries no key, nor does a POST that is said to be a read', async () => {
  const { calls, options } = trial(json);
  await fetchWithRetry('/api/cards', {}, options);
  await fetchWithRetry('/graphql', { method: 'POST' }, { ...options, isWrite: false });
  expect(calls.map(readKey)).toEqual([null, null]);
});
