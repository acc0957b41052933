import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const POOL_SIZE = 10;

/** Reads that may be a moment behind: spread over the replicas, or on the primary when there are none. */
export interface ReadDb {
  /** Runs a named statement: PostgreSQL plans it once a connection. When a replica fails, the primary answers. */
  query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function openReadDb(primaryUrl: string, replicaUrls: string[], log: FastifyBaseLogger): ReadDb {
  const open = (connectionString: string) => {
    const pool = new pg.Pool({ connectionString, max: POOL_SIZE });
    pool.on('error', (error) => log.warn({ err: error }, 'a pool of reads lost its database'));
    return pool;
  };
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
