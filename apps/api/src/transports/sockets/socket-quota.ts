import type { WebSocket } from 'ws';

/** Counts open sockets by who or where they come from. */
export class SocketQuota {
  readonly #open = new Map<string, Set<WebSocket>>();

  constructor(private readonly most: number) {}

  /** Counts the socket until it is closed, or `release` is called; false when there are as many as there may be. */
  add(key: string, socket: WebSocket): boolean {
    const open = this.#open.get(key) ?? new Set();
    if (open.size >= this.most) return false;
    this.#open.set(key, open.add(socket));
    socket.once('close', () => this.release(key, socket));
    return true;
  }

  release(key: string, socket: WebSocket): void {
    const open = this.#open.get(key);
    open?.delete(socket);
    if (open?.size === 0) this.#open.delete(key);
  }

  /** Whether there is room for one more. */
  hasRoom(key: string): boolean {
    return (this.#open.get(key)?.size ?? 0) < this.most;
  }

  get keys(): string[] {
    return [...this.#open.keys()];
  }

  of(key: string): Iterable<WebSocket> {
    return this.#open.get(key) ?? [];
  }
}
