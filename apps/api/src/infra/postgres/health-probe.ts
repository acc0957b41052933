import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openPool } from './open-pool.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    /** Whether the database says anything at all. */
    healthProbe: HealthProbe;
  }
}

const EVERY_MS = 2000;
/** pg's errors when the database does not answer at all. */
const TIMED_OUT =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
/** Requests that have waited this long for a stalled database fail. */
export const STALLED_AFTER_MS = 3000;

/**
 * Asks the database every two seconds whether it is there. A database that is down refuses at once, and its callers see
 * the error. One that hangs with its machine or its disk answers nothing, and its callers would wait without end.
 */
export class HealthProbe {
  /** True from three seconds without an answer until the next one. */
  isStalled = false;
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    databaseUrl: string,
    private readonly log: FastifyBaseLogger,
  ) {
    const limits = { connectionTimeoutMillis: STALLED_AFTER_MS, query_timeout: STALLED_AFTER_MS };
    const config = { connectionString: databaseUrl, max: 1, application_name: 'tessera-health-probe', ...limits };
    this.#pool = openPool(config, () => undefined);
    this.#schedule();
  }

  /** Calls back each time the database did not answer. */
  onStall(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#pool.end();
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#ask().finally(() => this.#schedule()), this.isStalled ? 0 : EVERY_MS);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    try {
      await this.#pool.query('SELECT 1');
      if (this.isStalled) this.log.info('the database answers again');
      this.isStalled = false;
    } catch (error) {
      // A refusal is an answer, too.
      if (this.#isClosed || !(error instanceof Error && TIMED_OUT.test(error.message))) return;
      if (!this.isStalled) this.log.error('the database has been silent for three seconds');
      this.isStalled = true;
      for (const listener of this.#listeners) listener();
    }
  }
}
