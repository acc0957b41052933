import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const EVERY_MS = 2000;
/** What pg says of a database that says nothing. */
const SILENT =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
/** Whoever has waited so long for a database that is silent waits no longer. */
export const SILENCE_MS = 3000;

/**
 * Asks the database every two seconds whether it is there. A database that is away refuses, and whatever asks it hears of
 * that; one that hangs, with its machine or its disk, says nothing at all, and everything would wait for it without end.
 */
export class DatabasePulse {
  /** True from three seconds of silence until the next answer. */
  isSilent = false;
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    databaseUrl: string,
    private readonly log: FastifyBaseLogger,
  ) {
    const limits = { connectionTimeoutMillis: SILENCE_MS, query_timeout: SILENCE_MS };
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'tessera-pulse', ...limits });
    this.#pool.on('error', () => undefined);
    this.#schedule();
  }

  /** Calls back each time that the database has been asked in vain. */
  onSilence(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#pool.end();
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#ask().finally(() => this.#schedule()), this.isSilent ? 0 : EVERY_MS);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    try {
      await this.#pool.query('SELECT 1');
      if (this.isSilent) this.log.info('the database answers again');
      this.isSilent = false;
    } catch (error) {
      // A refusal is an answer, too.
      if (this.#isClosed || !(error instanceof Error && SILENT.test(error.message))) return;
      if (!this.isSilent) this.log.error('the database has been silent for three seconds');
      this.isSilent = true;
      for (const listener of this.#listeners) listener();
    }
  }
}
