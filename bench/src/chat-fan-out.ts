import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from './chat-clients.ts';
import { ADDED, SEND } from './chat-documents.ts';
import { type Bench, cpuMs, median, ownCpuMs, printBound, startClients, sum } from './chat-measure.ts';

const MESSAGES = 100;
/** Until the server’s code is compiled, as that of one that has served for a while. */
const WARM_UP = 25;
/** What a server does after the last one has heard belongs to the message too. */
const SETTLE_MS = 30;

/**
 * One message to all of one group; both servers have their clients connected, and take turns. It comes over the socket
 * of one of them, as the web client sends it, or over HTTP.
 */
export async function fanOut(
  { api, raw, database, data }: Bench,
  { count, over }: { count: number; over: Told['over'] },
): Promise<void> {
  const members = await data.people(count);
  const id = await data.group(members);
  const clients = startClients();
  try {
    const socket = (origin: string) => `${origin.replace('http', 'ws')}/graphql`;
    const tokens = members.map(({ token }) => token);
    const common = { do: 'connect', query: ADDED, variables: { id }, tokens } as const;
    await clients.run({ ...common, name: 'api', url: socket(api.origin) });
    await clients.run({ ...common, name: 'raw', url: socket(raw.origin) });
    await sleep(2000);
    const tell = (told: Omit<Told, 'over'>) =>
      clients.run<{ ms: number; payload: string }>({ do: 'tell', over, ...told });
    const tellApi = (n: number) => tell({ name: 'api', by: n % count, query: SEND, variables: { input: said(id) } });
    let { payload } = await tellApi(0);
    const tellRaw = (n: number) => tell({ name: 'raw', by: n % count, query: '{ raw }', variables: { payload } });
    for (let n = 0; n < WARM_UP; n += 1) {
      await tellRaw(n);
      ({ payload } = await tellApi(n));
    }
    const times = { api: [] as number[], raw: [] as number[] };
    const cpu = { api: [] as number[], raw: [] as number[], database: [] as number[] };
    for (let n = 0; n < MESSAGES; n += 1) {
      const before = { raw: ownCpuMs(raw.pid), api: 0, database: 0 };
      times.raw.push((await tellRaw(n)).ms);
      await sleep(SETTLE_MS);
      cpu.raw.push(ownCpuMs(raw.pid) - before.raw);
      Object.assign(before, { api: ownCpuMs(api.pid), database: cpuMs(database.pid) });
      times.api.push((await tellApi(n)).ms);
      await sleep(SETTLE_MS);
      cpu.api.push(ownCpuMs(api.pid) - before.api);
      cpu.database.push(cpuMs(database.pid) - before.database);
    }
    printFanOut(`one message over ${over} to ${count} subscribers`, times, cpu);
  } finally {
    clients.stop();
  }
}

function said(conversationId: string) {
  return { conversationId, clientId: randomUUID(), text: 'Who did the brass handrail in hall 4?' };
}

function printFanOut(
  what: string,
  times: { api: number[]; raw: number[] },
  cpu: { api: number[]; raw: number[]; database: number[] },
): void {
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`;
  console.log(`\n| ${what} | until all have it | CPU of the server | CPU of PostgreSQL |`);
  console.log('|---|---|---|---|');
  console.log(`| raw ws broadcast, stores nothing | ${ms(times.raw)} | ${ms(cpu.raw)} | – |`);
  console.log(
    `| sendMessage → messageAdded | ${ms(times.api)} | ${ms(cpu.api)} | ${(sum(cpu.database) / MESSAGES).toFixed(1)} ms |`,
  );
  printBound('time', median(times.api) / median(times.raw), '× raw', { atMost: 1.1 });
  printBound('CPU of the server', median(cpu.api) / median(cpu.raw), '× raw', { atMost: 1.1 });
  const withDatabase = (median(cpu.api) + sum(cpu.database) / MESSAGES) / median(cpu.raw);
  console.log(`  CPU with PostgreSQL, which raw does not use: ${withDatabase.toFixed(2)} × raw`);
}
