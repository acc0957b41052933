import pg from 'pg';

/**
 * A pool that outlives its database. PostgreSQL tells a client that it goes away; a client that is just being taken
 * out of the pool has no listener for that, and Node.js ends the process. So each keeps one of its own.
 */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
