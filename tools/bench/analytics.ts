import pg from 'pg';
import { hotCard } from './analytics-hot-card.ts';
import { ingest } from './analytics-ingest.ts';
import { overview } from './analytics-overview.ts';
import { register, startApi, startDatabase } from './servers.ts';

/** The number of events of the big account; fewer with `ANALYTICS_EVENTS=1000000 npm run bench analytics`. */
const EVENTS = Number(process.env.ANALYTICS_EVENTS ?? 10_000_000);

/** Writing events with exact figures, reading a big account's overview, and a card that everybody looks at. */
export async function analytics(): Promise<void> {
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    await ingest(database.url);
    // Each visitor has an address of its own, which the last proxy tells.
    const api = await startApi(database.url, database.dataDir, { TRUST_PROXY: '1' });
    stops.push(api.stop);
    const owner = await register(api.origin);
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    pool.on('error', () => undefined);
    stops.push(() => pool.end());
    await hotCard({ api, pool, owner });
    await overview({ api, databaseUrl: database.url, pool, owner, events: EVENTS });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
