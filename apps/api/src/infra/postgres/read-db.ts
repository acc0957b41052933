import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openPool } from './open-pool.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    /** For reads that may be a moment behind. */
    reads: ReadDb;
  }
}

const POOL_SIZE = 10;

/** Reads that may be a moment behind: spread over the replicas, or on the primary when there are none. */
export interface ReadDb {
  /** Runs a named statement: PostgreSQL plans it once a connection. When a replica fails, the primary answers. */
  query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function openReadDb(primaryUrl: string, replicaUrls: string[], log: FastifyBaseLogger): ReadDb {
  const open = (connectionString: string) =>
    openPool({ connectionString, max: POOL_SIZE, onConnect: planOnce }, (error) =>
      log.warn({ err: error }, 'a pool of reads lost its database'),
    );
  // Planned for what it looks for, a search takes a word of many cards for one that a walk over the whole table finds
  // soon. The one plan for all words never does that, and costs no planning. Without the setting reads are only slower.
  async function planOnce(client: pg.ClientBase) {
    await client.query('SET plan_cache_mode = force_generic_plan').catch((error) => {
      log.warn({ err: error }, 'reads are planned each time anew');
    });
  }
  const primary = open(primaryUrl);
  const replicas = replicaUrls.map(open);
  let turn = 0;
  return {
    async query<Row extends object>(name: string, text: string, values: unknown[]) {
      const replica = replicas[turn++ % Math.max(1, replicas.length)];
      const statement = { name, text, values };
      if (!replica) return (await primary.query<Row>(statement)).rows;
      try {
        return (await replica.query<Row>(statement)).rows;
      } catch (error) {
        log.warn({ err: error }, 'a replica failed; the primary answers');
        return (await primary.query<Row>(statement)).rows;
      }
    },
    async close() {
      await Promise.all([primary, ...replicas].map((pool) => pool.end()));
    },
  };
}
