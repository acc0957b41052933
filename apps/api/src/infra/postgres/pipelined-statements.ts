import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';

/** Few: the more requests share a connection, the fewer system calls each of them costs. */
const CONNECTIONS = 2;
/** A connection that owes an answer for so long gets no further statement, so that a slow one delays few others. */
const LATE_MS = 50;

/**
 * Short statements over connections that many requests share, each a transaction of its own. A statement is sent before
 * the earlier ones are answered, and those of one turn of the event loop leave in one packet. System calls are most of
 * what a short statement costs. A write belongs here only if its commit doesn't wait for the disk.
 */
export class PipelinedStatements {
  readonly #open: () => pg.Client;
  readonly #connections: (SharedConnection | undefined)[] = new Array(CONNECTIONS).fill(undefined);

  /** `open` makes a client in pipeline mode that isn't connected yet. */
  constructor(open: () => pg.Client) {
    this.#open = open;
  }

  /** The result; null when every connection owes an answer for long, and nothing was sent. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> | null {
    const now = performance.now();
    let best: SharedConnection | null = null;
    for (const [at, one] of this.#connections.entries()) {
      const connection = !one || one.isOver ? new SharedConnection(this.#open()) : one;
      this.#connections[at] = connection;
      if (!connection.isLate(now) && connection.length < (best?.length ?? Number.POSITIVE_INFINITY)) best = connection;
    }
    return best?.query<Row>(statement, now) ?? null;
  }

  async end(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection?.end()));
    this.#connections.fill(undefined);
  }
}

class SharedConnection {
  readonly #client: pg.Client;
  readonly #connected: Promise<unknown>;
  /** When each statement was asked that has no answer yet. Answers come in the same order. */
  readonly #askedAt: number[] = [];
  #isHeldBack = false;
  isOver = false;

  constructor(client: pg.Client) {
    this.#client = client;
    const over = () => {
      this.isOver = true;
    };
    client.on('error', over).on('end', over);
    this.#connected = client.connect();
    this.#connected.catch(over);
  }

  get length(): number {
    return this.#askedAt.length;
  }

  isLate(now: number): boolean {
    const [oldest = now] = this.#askedAt;
    return now - oldest > LATE_MS;
  }

  async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig, now: number): Promise<pg.QueryResult<Row>> {
    this.#askedAt.push(now);
    try {
      await this.#connected;
      this.#holdBack();
      return await this.#client.query<Row>(statement);
    } finally {
      this.#askedAt.shift();
    }
  }

  /** Keeps what is written until the event loop has read what else came in. */
  #holdBack(): void {
    if (this.#isHeldBack) return;
    this.#isHeldBack = true;
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    setImmediate(() => {
      this.#isHeldBack = false;
      stream.uncork();
    });
  }

  async end(): Promise<void> {
    await this.#connected.catch(() => undefined);
    await this.#client.end();
  }
}
