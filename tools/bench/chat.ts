import { openChatData } from './chat-data.ts';
import { fanOut } from './chat-fan-out.ts';
import { idle } from './chat-idle.ts';
import { list } from './chat-list.ts';
import { type Bench, readParent } from './chat-measure.ts';
import { sending } from './chat-sending.ts';
import { startApi, startDatabase, startPeer } from './servers.ts';

const FAN_OUT = [
  { count: 1000, over: 'socket' },
  { count: 5000, over: 'socket' },
  { count: 1000, over: 'HTTP' },
] as const;

/** Fan-out, sending, idle subscriptions and the list, each against what Node.js, ws and PostgreSQL can do at most. */
export async function chat(): Promise<void> {
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    const program = ['--expose-gc', 'tools/bench/api-with-gc.mjs'];
    const api = await startApi(database.url, database.dataDir, {}, program);
    stops.push(api.stop);
    const raw = await startPeer('raw-chat.ts', database.url, '/up');
    stops.push(raw.stop);
    const data = await openChatData(database.url);
    stops.push(data.close);
    const bench: Bench = { api, raw, database: { pid: readParent(await data.backendPid()) }, data };
    // The first one warms the process up for the others.
    await sending(bench);
    await list(bench);
    for (const kind of FAN_OUT) await fanOut(bench, kind);
    await idle(bench);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
