import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';

const DEADLOCK = '40P01';
const MAX_TRIES = 5;
const PAUSE_MS = 20;

const afterCommits = new WeakMap<QueryRunner, (() => unknown)[]>();

/** What a transaction throws that has to be begun anew. */
export class TryAgain extends Error {}

/**
 * A transaction that is begun anew when PostgreSQL chose it as the victim of a deadlock, or when `work` asks for it:
 * locks are taken in one order, but the cascades of a deletion have an order of their own. So `work` only touches `tx`.
 */
export async function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const { result, after } = await commit(db, work);
  for (const act of after) await act();
  return result;
}

async function commit<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>) {
  for (let tries = 1; ; tries += 1) {
    const after: (() => unknown)[] = [];
    try {
      const result = await db.transaction((tx) => {
        if (tx.queryRunner) afterCommits.set(tx.queryRunner, after);
        return work(tx);
      });
      return { result, after };
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

/** Acts when the transaction has been committed, and never if it isn't: for messages to sockets and other processes. */
export function afterCommit(tx: EntityManager, act: () => unknown): void {
  const after = tx.queryRunner && afterCommits.get(tx.queryRunner);
  if (!after) throw new Error('afterCommit needs a transaction of inTransaction.');
  after.push(act);
}
