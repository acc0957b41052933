import pg from 'pg';
import { openChatData } from './chat-data.ts';
import { cpuMs, readParent } from './chat-measure.ts';
import { compare, printBounds, printTable } from './compare.ts';
import { startApi, startDatabase, startPeer } from './servers.ts';
import { fillAccounts } from './signed-in-data.ts';
import { overview } from './signed-in-overview.ts';
import { prepareSaving, type ReadRow, readRows, type SignedIn, savingRow } from './signed-in-rows.ts';
import { signIns } from './signed-in-sign-ins.ts';

const LOAD = { connections: 16, seconds: 1.25 };

const rows: Record<string, (signedIn: SignedIn) => Promise<void>> = {
  card: (signedIn) => race(signedIn, readRows.card(signedIn)),
  cards: (signedIn) => race(signedIn, readRows.cards(signedIn)),
  contacts: (signedIn) => race(signedIn, readRows.contacts(signedIn)),
  inbox: (signedIn) => race(signedIn, readRows.inbox(signedIn)),
  save: async (signedIn) => {
    await prepareSaving(signedIn);
    await race(signedIn, savingRow(signedIn));
  },
  overview,
  'sign-ins': signIns,
};

/**
 * What somebody who is signed in waits for: GraphQL and REST against node:http with the same session check and one
 * prepared statement, and against Mercurius with graphql-jit. `npm run bench signed-in card` runs one row alone.
 */
export async function signedIn(asked: string[]): Promise<void> {
  const unknown = asked.find((name) => !rows[name]);
  if (unknown) throw new Error(`There is no row "${unknown}". There are: ${Object.keys(rows).join(', ')}.`);
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    // Each sign-in comes from an address of its own, which the last proxy tells.
    const api = await startApi(database.url, database.dataDir, { TRUST_PROXY: '1' });
    stops.push(api.stop);
    const raw = await startPeer('raw-signed-in.mjs', database.url, '/up');
    stops.push(raw.stop);
    const mercurius = await startPeer('signed-in-mercurius-peer.mjs', database.url, '/up');
    stops.push(mercurius.stop);
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    const data = await openChatData(database.url);
    stops.push(() => pool.end(), data.close);
    const owner = await fillAccounts(pool, data);
    const origins = { api: api.origin, raw: raw.origin, mercurius: mercurius.origin };
    const pids = new Map([api, raw, mercurius].map(({ origin, pid }) => [origin, pid]));
    const databasePid = readParent(await data.backendPid());
    const readCpuMs = (url: string) => cpuMs(pids.get(new URL(url).origin) ?? 0) + cpuMs(databasePid);
    const names = asked.length > 0 ? asked : Object.keys(rows);
    for (const name of names)
      await rows[name]?.({ ...origins, readCpuMs, databaseUrl: database.url, pool, data, owner });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function race({ readCpuMs }: SignedIn, { title, contenders, bounds }: ReadRow): Promise<void> {
  const results = await compare(contenders, { ...LOAD, readCpuMs: ({ url }) => readCpuMs(url) });
  printTable(title, results);
  printBounds(results, bounds);
}
