import { setTimeout as sleep } from 'node:timers/promises';
import { type Member, openChatData } from '../bench/chat-data.ts';
import { readParent } from '../bench/chat-measure.ts';
import { startDatabase } from '../bench/servers.ts';
import { patiently } from './patience.ts';
import { type Acknowledged, Follower, overHttp, overSocket, type Send, sayUntilAcknowledged } from './people.ts';
import { findPostgres, startApi, startRedis, type Victim } from './processes.ts';

const KILLS = 20;
const MESSAGES = 10_000;
const WRITERS = 8;
const GROUPS = 4;
const FOLLOWERS_PER_GROUP = 3;
/** One person may say 60 things in 10 s; so each writer is several, who take turns. */
const PEOPLE_PER_WRITER = 8;
const BACK_WITHIN_MS = 5000;
const BETWEEN_KILLS_MS = 2000;
const CATCH_UP_MS = 30_000;

interface Found {
  messages: number;
  repeats: number;
  lost: number;
  storedTwice: number;
  gaps: number;
  wrongRepeats: number;
  missed: number;
  doubled: number;
  outOfOrder: number;
  slowReturns: number;
  slowestReturnMs: number;
}

/** One API process and PostgreSQL killed by turns; then two API processes, PostgreSQL and Redis. */
export async function chat(): Promise<boolean> {
  const alone = await run('one API process', 1);
  const two = await run('two API processes and Redis', 2);
  return alone && two;
}

async function run(title: string, processes: number): Promise<boolean> {
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    const redis = processes > 1 ? await startRedis() : null;
    if (redis) stops.push(redis.stop);
    const settings = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...(redis && { REDIS_URL: redis.url }) };
    const apis = await Promise.all(Array.from({ length: processes }, (_, n) => startApi(`API ${n + 1}`, settings)));
    stops.push(...apis.map((api) => api.stop));
    const postgres = findPostgres(() => postmaster(database.url));
    const victims: Victim[] = apis.flatMap((api, n) => (n === 0 ? [api, postgres] : redis ? [api, redis] : [api]));
    return print(title, await torture({ url: database.url, origins: apis.map(({ origin }) => origin), victims }));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The first process of PostgreSQL. Connections die with it: each look is a connection of its own. */
async function postmaster(url: string): Promise<number> {
  const data = await patiently(() => openChatData(url));
  const pid = readParent(await data.backendPid());
  await data.close();
  return pid;
}

interface Field {
  url: string;
  origins: string[];
  victims: Victim[];
}

async function torture({ url, origins, victims }: Field): Promise<Found> {
  const data = await openChatData(url);
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => data.people(PEOPLE_PER_WRITER)));
  const groups: string[] = [];
  for (let n = 0; n < GROUPS; n += 1) groups.push(await data.group(writers.flat()));
  await data.close();
  const anyOrigin = pickOrigin(origins);
  const followers = groups.flatMap((id, g) =>
    Array.from(
      { length: FOLLOWERS_PER_GROUP },
      (_, n) => new Follower(anyOrigin(g + n), writers[n]?.[0] as Member, id),
    ),
  );
  const state = { acknowledged: [] as Acknowledged[], isOver: false, wrongRepeats: 0, repeats: 0 };
  const writing = writers.map(async (people, n) => {
    const send: Send = n % 2 ? overHttp(anyOrigin(n)) : overSocket(anyOrigin(n));
    for (let turn = 0; !state.isOver; turn += 1) {
      const person = people[turn % people.length] as Member;
      state.acknowledged.push(await sayUntilAcknowledged(send, person, groups[(n + turn) % GROUPS] ?? ''));
      await sleep(5);
    }
  });
  const repeating = repeat(overHttp(anyOrigin(0)), state);
  const all = Promise.all([...writing, repeating]);
  // Whoever is refused ends it all; until then nobody waits for them.
  all.catch((error) => {
    console.error(error);
    process.exit(1);
  });
  const probe = overHttp(anyOrigin(0));
  await patiently(() => probe(writers[0]?.[0] as Member, sample(groups[0])), 100);
  const returns: number[] = [];
  for (let n = 0; n < KILLS; n += 1) {
    await sleep(BETWEEN_KILLS_MS);
    const victim = victims[n % victims.length] as Victim;
    const killed = performance.now();
    await victim.kill();
    await patiently(() => probe(writers[n % WRITERS]?.[n % PEOPLE_PER_WRITER] as Member, sample(groups[0])), 20);
    returns.push(performance.now() - killed);
    console.log(
      `  ${n + 1}: ${victim.name} killed, back after ${Math.round(returns.at(-1) ?? 0)} ms, ${state.acknowledged.length} messages`,
    );
  }
  while (state.acknowledged.length < MESSAGES) await sleep(100);
  state.isOver = true;
  await all;
  return judge({ url, followers, groups, state, returns });
}

function sample(conversationId: string | undefined) {
  return { conversationId, clientId: crypto.randomUUID(), text: 'Are you there?' };
}

/** Each asks one process, and with every new connection the next one. */
function pickOrigin(origins: string[]): (first: number) => () => string {
  return (first) => {
    let turn = first;
    return () => {
      turn += 1;
      return origins[turn % origins.length] ?? '';
    };
  };
}

/** Sends again what was acknowledged; the answer has to be the same. */
async function repeat(
  send: Send,
  state: { acknowledged: Acknowledged[]; isOver: boolean; wrongRepeats: number; repeats: number },
): Promise<void> {
  while (!state.isOver) {
    await sleep(20);
    const one = state.acknowledged[Math.floor(Math.random() * state.acknowledged.length)];
    if (!one) continue;
    const input = { conversationId: one.conversationId, clientId: one.clientId, text: 'Once more' };
    const again = await send(one.sender, input).catch(() => null);
    if (!again) continue;
    state.repeats += 1;
    if (again.id !== one.id || again.number !== one.number) state.wrongRepeats += 1;
  }
}

async function judge(given: {
  url: string;
  followers: Follower[];
  groups: string[];
  state: { acknowledged: Acknowledged[]; wrongRepeats: number; repeats: number };
  returns: number[];
}): Promise<Found> {
  const { url, followers, groups, state, returns } = given;
  const data = await patiently(() => openChatData(url));
  const stored = await data.messages(groups);
  await data.close();
  const lengths = new Map(groups.map((id) => [id, stored.filter((row) => row.conversationId === id).length]));
  const hasAll = () => followers.every(({ heard, conversationId }) => heard.at(-1) === lengths.get(conversationId));
  for (let waited = 0; waited < CATCH_UP_MS && !hasAll(); waited += 100) await sleep(100);
  for (const follower of followers) follower.stop();
  const byKey = new Map<string, typeof stored>();
  for (const row of stored) {
    const key = `${row.conversationId} ${row.senderId} ${row.clientId}`;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const isKept = (one: Acknowledged) => {
    const rows = byKey.get(`${one.conversationId} ${one.sender.id} ${one.clientId}`);
    return rows?.length === 1 && rows[0]?.id === one.id && rows[0].number === one.number;
  };
  const heard = followers.map((follower) => judgeHeard(follower.heard, lengths.get(follower.conversationId) ?? 0));
  return {
    messages: state.acknowledged.length,
    repeats: state.repeats,
    lost: state.acknowledged.filter((one) => !isKept(one)).length,
    storedTwice: [...byKey.values()].filter((rows) => rows.length > 1).length,
    gaps: groups.filter((id) => {
      const numbers = stored.filter((row) => row.conversationId === id).map((row) => row.number);
      return numbers.some((number, index) => number !== index + 1);
    }).length,
    wrongRepeats: state.wrongRepeats,
    missed: total(heard.map((one) => one.missed)),
    doubled: total(heard.map((one) => one.doubled)),
    outOfOrder: total(heard.map((one) => one.outOfOrder)),
    slowReturns: returns.filter((ms) => ms > BACK_WITHIN_MS).length,
    slowestReturnMs: Math.round(Math.max(...returns)),
  };
}

function judgeHeard(heard: number[], length: number) {
  const different = new Set(heard);
  return {
    missed: length - different.size,
    doubled: heard.length - different.size,
    outOfOrder: heard.filter((number, index) => index > 0 && number < (heard[index - 1] ?? 0)).length,
  };
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const MUST_BE_ZERO = [
  'lost',
  'storedTwice',
  'gaps',
  'wrongRepeats',
  'missed',
  'doubled',
  'outOfOrder',
  'slowReturns',
] as const;

function print(title: string, found: Found): boolean {
  console.log(`\n| ${title}, ${KILLS} × kill -9 | |\n|---|---|`);
  for (const [what, value] of Object.entries(found)) console.log(`| ${what} | ${value} |`);
  const isFine = MUST_BE_ZERO.every((what) => found[what] === 0) && found.messages >= MESSAGES;
  console.log(isFine ? 'Nothing was lost.\n' : 'SOMETHING WENT WRONG.\n');
  return isFine;
}
