import { setTimeout as sleep } from 'node:timers/promises';
import { ADDED } from './chat-documents.ts';
import { type Bench, type Clients, printBound, residentBytes, startClients } from './chat-measure.ts';

const IDLE = 10_000;
const IDLE_GROUPS = 500;

/** Sockets with one subscription each that hear nothing: what the process grows by, its garbage collected. */
export async function idle({ api, data }: Bench): Promise<void> {
  const members = await data.people(IDLE);
  const size = IDLE / IDLE_GROUPS;
  const groups: { id: string; tokens: string[] }[] = [];
  for (let n = 0; n < IDLE_GROUPS; n += 1) {
    const some = members.slice(n * size, (n + 1) * size);
    groups.push({ id: await data.group(some), tokens: some.map(({ token }) => token) });
  }
  const clients = startClients();
  try {
    // So that what every process needs once is there before it is measured.
    await connectIdle(clients, api, groups.slice(0, 5), 'warm');
    await clients.run({ do: 'disconnect', name: 'warm0' });
    const before = await collected(api.pid);
    await connectIdle(clients, api, groups, 'idle');
    await sleep(15_000);
    const after = await collected(api.pid);
    const each = (after - before) / IDLE / 1024;
    console.log(`\n${IDLE} idle subscriptions: the process grew by ${((after - before) / 2 ** 20).toFixed(0)} MB`);
    printBound('memory each', each, 'kB', { atMost: 25 });
  } finally {
    clients.stop();
    await sleep(2000);
  }
}

async function connectIdle(
  clients: Clients,
  api: { origin: string },
  groups: { id: string; tokens: string[] }[],
  name: string,
) {
  const url = `${api.origin.replace('http', 'ws')}/graphql`;
  for (const [n, { id, tokens }] of groups.entries()) {
    await clients.run({ do: 'connect', name: `${name}${n}`, url, query: ADDED, variables: { id }, tokens });
  }
}

async function collected(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(3000);
  return residentBytes(pid);
}
