import { gql } from '@apollo/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApolloClient } from './apollo-client.ts';

const ACTIVITY = gql`subscription Activity { activityAdded { __typename id } }`;

/** A server that greets each client and then closes with a code. */
function stubServer(code: number) {
  const opened: { url: string; greeting: unknown }[] = [];
  class ClosingSocket {
    static readonly OPEN = 1;
    readonly protocol = 'graphql-transport-ws';
    readyState = 1;
    onopen: (() => void) | null = null;
    onclose: ((event: object) => void) | null = null;
    readonly url: string;
    constructor(url: string) {
      this.url = url;
      queueMicrotask(() => this.onopen?.());
    }
    send(message: string) {
      opened.push({ url: this.url, greeting: JSON.parse(message) });
      queueMicrotask(() => this.onclose?.({ code, reason: 'over', wasClean: true }));
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', ClosingSocket);
  return opened;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connect() {
  const onSessionEnded = vi.fn();
  const origin = 'https://tessera.example';
  const { client } = createApolloClient({ origin, getSessionId: () => 'session-1', onSessionEnded });
  const subscription = client.subscribe({ query: ACTIVITY }).subscribe({ error: () => {} });
  return { onSessionEnded, stop: () => subscription.unsubscribe() };
}

describe('the socket', () => {
  test('connects to the API of the origin and says who it is', async () => {
    const opened = stubServer(4401);
    const { stop } = connect();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.url).toBe('wss://tessera.example/graphql');
    expect(opened[0]?.greeting).toEqual({ type: 'connection_init', payload: { session: 'session-1' } });
    stop();
  });

  test.each([4401, 4403])('closed with %i ends the session, once', async (code) => {
    const opened = stubServer(code);
    const { onSessionEnded, stop } = connect();
    await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('session-1'));
    expect(opened).toHaveLength(1);
    stop();
  });

  test('closed because the server restarts ends nothing and comes back by itself', async () => {
    vi.useFakeTimers();
    const opened = stubServer(1012);
    const { onSessionEnded, stop } = connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened.length).toBeGreaterThan(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
    stop();
  });
});
