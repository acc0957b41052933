import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

const DEADLOCK = '40P01';
const MAX_TRIES = 5;
const PAUSE_MS = 20;

/** What a transaction throws that has to be begun anew. */
export class TryAgain extends Error {}

/**
 * A transaction that is begun anew when PostgreSQL chose it as the victim of a deadlock, or when `work` asks for it:
 * locks are taken in one order, but the cascades of a deletion have an order of their own. So `work` only touches `tx`.
 */
export async function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === MAX_TRIES || !isPassing(error)) throw error;
      await sleep(Math.random() * PAUSE_MS * tries);
    }
  }
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof TryAgain ||
    (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === DEADLOCK)
  );
}
