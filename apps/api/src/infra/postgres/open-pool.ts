import pg from 'pg';

/**
 * A pool that survives the end of its database. pg-pool removes a client's error listener when it hands the client out. If
 * PostgreSQL ends at that moment, the unhandled error ends the process. So each client keeps a listener of its own.
 */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
