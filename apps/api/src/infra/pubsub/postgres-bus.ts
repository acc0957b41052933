import pg from 'pg';
import { openPool } from '../postgres/open-pool.ts';
import type { Bus, BusOptions } from './bus.ts';

const CHANNEL = 'tessera';
const RECONNECT_MS = 250;
/** A line that is cut without a word is noticed by this. */
const PROBE_MS = 10_000;
const TIMEOUT_MS = 5000;

/** LISTEN/NOTIFY. It comes back by itself when PostgreSQL does. */
export async function openPostgresBus(connectionString: string, { log, receive, setUp }: BusOptions): Promise<Bus> {
  const settings = {
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  };
  let isClosed = false;
  let listener: pg.Client | null = null;
  // One connection: with two, one statement could overtake another.
  // Nobody has to wait for the disk: what is told is worth nothing after a crash.
  const options = '-c synchronous_commit=off';
  const onLost = (error: Error) => log.debug({ err: error }, 'the bus lost its database');
  const sender = openPool({ ...settings, options, max: 1, application_name: 'tessera-bus' }, onLost);

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...settings, application_name: 'tessera-bus' });
    client.on('notification', ({ payload }) => payload && receive(payload));
    // A client whose database dies emits its own `error`; without a listener the process would end.
    client.on('error', onLost);
    client.on('end', () => {
      if (listener !== client || isClosed) return;
      setUp(false);
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
    setUp(true);
  }
  function reconnect(): void {
    if (isClosed) return;
    connect().catch(() => setTimeout(reconnect, RECONNECT_MS).unref());
  }
  const probe = setInterval(() => {
    const client = listener;
    client?.query('SELECT 1').catch(() => client.end().catch(onLost));
  }, PROBE_MS).unref();

  await connect();
  return {
    async send(texts) {
      const text = 'SELECT pg_notify($1, text) FROM unnest($2::text[]) text';
      await sender.query({ name: 'notify', text, values: [CHANNEL, texts] });
    },
    async close() {
      isClosed = true;
      clearInterval(probe);
      await Promise.all([listener?.end(), sender.end()]);
    },
  };
}
