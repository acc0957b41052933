import { vi } from 'vitest';

/** What a test says in the place of the server's end of the socket. */
export interface LiveSocket {
  /** Whether the app follows the subscription by now. */
  isFollowed(): boolean;
  tell(data: object): void;
  /** Breaks the connection, as a network that is gone does. */
  lose(): void;
}

/** Stubs the browser's socket: it greets, and keeps the id under which one subscription is followed. */
export function stubLiveSocket(operationName: string): LiveSocket {
  let latest: Socket | null = null;
  class Socket {
    static readonly OPEN = 1;
    readyState = 1;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: object) => void;
    subscription = '';
    constructor() {
      latest = this;
      queueMicrotask(() => this.onopen?.());
    }
    send(text: string) {
      const { type, id, payload } = JSON.parse(text);
      if (type === 'connection_init') this.say({ type: 'connection_ack' });
      if (type === 'subscribe' && payload.operationName === operationName) this.subscription = id;
    }
    say(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    close() {
      this.onclose?.({ code: 1000, reason: '', wasClean: true });
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  return {
    isFollowed: () => Boolean(latest?.subscription),
    tell: (data) => latest?.say({ type: 'next', id: latest.subscription, payload: { data } }),
    lose: () => latest?.onclose?.({ code: 1006, reason: '', wasClean: false }),
  };
}
