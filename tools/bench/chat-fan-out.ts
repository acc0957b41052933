import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from './chat-clients.ts';
import { ADDED, SEND } from './chat-documents.ts';
import { type Bench, cpuMs, median, ownCpuMs, printBound, startClients, sum } from './chat-measure.ts';

/** Each with clients and a group of its own: how two processes get along differs more from start to start than within. */
const ROUNDS = 3;
const MESSAGES = 60;
/** Until the server’s code is compiled, as that of one that has served for a while. */
const WARM_UP = 100;
/** What a server does after the last one has heard belongs to the message too. */
const SETTLE_MS = 30;

interface Round {
  times: { api: number[]; raw: number[] };
  cpu: { api: number[]; raw: number[]; database: number[] };
}

interface Kind {
  count: number;
  over: Told['over'];
}

/**
 * One message to all of one group; both servers have their clients connected, and take turns. It comes over the socket
 * of one of them, as the web client sends it, or over HTTP.
 */
export async function fanOut(bench: Bench, kind: Kind): Promise<void> {
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await tellRound(bench, kind));
  printFanOut(`one message over ${kind.over} to ${kind.count} subscribers`, rounds);
}

async function tellRound({ api, raw, database, data }: Bench, { count, over }: Kind): Promise<Round> {
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
    const times: Round['times'] = { api: [], raw: [] };
    const cpu: Round['cpu'] = { api: [], raw: [], database: [] };
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
    return { times, cpu };
  } finally {
    clients.stop();
  }
}

function said(conversationId: string) {
  return { conversationId, clientId: randomUUID(), text: 'Who did the brass handrail in hall 4?' };
}

function printFanOut(what: string, rounds: Round[]): void {
  const all = (values: (round: Round) => number[]) => rounds.flatMap(values);
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`;
  // Of so little the clock of processor time tells nothing; of many messages together it does.
  const databaseMs = (rounds: Round[]) => sum(rounds.flatMap(({ cpu }) => cpu.database)) / (rounds.length * MESSAGES);
  console.log(`\n| ${what} | until all have it | CPU of the server | CPU of PostgreSQL |`);
  console.log('|---|---|---|---|');
  console.log(
    `| raw ws broadcast, stores nothing | ${ms(all(({ times }) => times.raw))} | ${ms(all(({ cpu }) => cpu.raw))} | – |`,
  );
  console.log(
    `| sendMessage → messageAdded | ${ms(all(({ times }) => times.api))} | ${ms(all(({ cpu }) => cpu.api))} | ${databaseMs(rounds).toFixed(1)} ms |`,
  );
  const ratios = (ratio: (round: Round) => number) => rounds.map(ratio);
  const time = ratios(({ times }) => median(times.api) / median(times.raw));
  const cpu = ratios((round) => median(round.cpu.api) / median(round.cpu.raw));
  const withDatabase = ratios((round) => (median(round.cpu.api) + databaseMs([round])) / median(round.cpu.raw));
  printBound('time', median(time), `× raw, the middle of ${listed(time)}`, { atMost: 1.5 });
  printBound('CPU of the server', median(cpu), `× raw, the middle of ${listed(cpu)}`, { atMost: 1.5 });
  console.log(`  CPU with PostgreSQL, which raw does not use: ${median(withDatabase).toFixed(2)} × raw`);
}

function listed(values: number[]): string {
  return values.map((value) => value.toFixed(2)).join(', ');
}
