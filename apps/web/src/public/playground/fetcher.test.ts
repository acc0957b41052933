import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createFetcher, readToken } from './fetcher.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['none', undefined, null],
  ['another header', { 'x-trace': '1' }, null],
  ['an empty one', { Authorization: '  ' }, null],
  ['a bearer token', { Authorization: 'Bearer tsr_a' }, 'tsr_a'],
  ['one in small letters', { authorization: 'bearer  tsr_a ' }, 'tsr_a'],
])('the token of the Headers tab: %s', (_name, headers, token) => {
  expect(readToken(headers)).toBe(token);
});

test.each([
  ['the chosen person', 'tsr_chosen', undefined, { token: 'tsr_chosen' }],
  ['the Headers tab, which counts more', 'tsr_chosen', { Authorization: 'Bearer tsr_tab' }, { token: 'tsr_tab' }],
  ['the browser’s own sign-in', null, undefined, undefined],
])('a subscription greets as %s', async (_name, token, headers, payload) => {
  const greeting = stubSocket();
  const query = 'subscription Live { activityAdded { kind } }';
  const { fetcher, close } = createFetcher(token);
  const events = await fetcher({ query, operationName: 'Live' }, { documentAST: parse(query), headers });
  const iterator = events as AsyncIterator<unknown>;
  void iterator.next();
  expect(await greeting).toEqual({ type: 'connection_init', ...(payload && { payload }) });
  close();
});

test.each([
  ['the name of an operation of the document', 'Mine', 'Mine'],
  ['none for the name of the tab before', 'PublicCard', null],
])('a query is sent with %s', async (_name, operationName, sent) => {
  const fetching = vi.fn(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetching);
  const query = 'query Mine { viewer { id } }';
  const answers = await createFetcher(null).fetcher({ query, operationName }, { documentAST: parse(query) });
  await (answers as AsyncIterator<unknown>).next();
  const [[, init]] = fetching.mock.calls as unknown as [[string, RequestInit]];
  expect(JSON.parse(String(init.body))).toMatchObject({ query, operationName: sent });
});

test.each([
  ['its cost', { 'x-cost-actual': '7' }, 7],
  ['no cost for visitors', {}, null],
])('an answer has status, time and %s', async (_name, headers, cost) => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status: 400, headers }));
  const heard: unknown[] = [];
  const { fetcher } = createFetcher(null, (facts) => heard.push(facts));
  const query = '{ viewer { id } }';
  const answers = await fetcher({ query }, { documentAST: parse(query) });
  await (answers as AsyncIterator<unknown>).next();
  expect(heard).toEqual([null, { status: 400, milliseconds: expect.any(Number), cost }]);
});

/** Stands in for the browser's WebSocket; gives what is sent first. */
function stubSocket(): Promise<object> {
  return new Promise((resolve) => {
    class FirstMessage {
      static OPEN = 1;
      static CONNECTING = 0;
      readyState = 1;
      onopen: (() => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onopen?.());
      }
      send(text: string) {
        resolve(JSON.parse(text) as object);
      }
      close() {}
    }
    vi.stubGlobal('WebSocket', FirstMessage);
  });
}
