import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/processes.ts';
import { fillEvents } from './analytics-overview.ts';
import { median } from './chat-measure.ts';
import { printBound } from './compare.ts';
import { OVERVIEW } from './signed-in-documents.ts';
import { overviewStatements } from './signed-in-overview-statements.ts';
import type { SignedIn } from './signed-in-rows.ts';

const EVENTS = 20_000;
const DAYS = 30;
const TIME_ZONE = 'Asia/Kolkata';
const ROUNDS = 5;
const TIMES_EACH = 50;
/** A server that has just started runs code that is not compiled yet, which its statements don't show. */
const WARM_UP_TIMES = 300;
const AT_MOST = 1.5;

/**
 * The overview of an account with 20 cards and 20,000 events in 400 days, one question at a time, against its statements: the
 * session's, as for the raw server of the other rows, and the reads, which are sent together.
 */
export async function overview({ api, databaseUrl, pool, data }: SignedIn): Promise<void> {
  const [owner] = await data.people(1);
  if (!owner) throw new Error('nobody');
  await fillEvents(databaseUrl, pool, owner.id, EVENTS);
  const statements = await overviewStatements(owner.id, lastDays());
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${owner.token}`;
  const graphql = JSON.stringify({ query: OVERVIEW, variables: { timeZone: TIME_ZONE } });
  const rest = `${api}/api/analytics/overview?timeZone=${TIME_ZONE}`;
  const { createSessionCheck } = await import(join(projectRoot, 'tools/bench/signed-in-session.mjs'));
  const checkSession = createSessionCheck(pool);
  const contenders = {
    'its statements alone': async () => {
      if ((await checkSession(authorization)) !== owner.id) throw new Error('nobody');
      await Promise.all(statements.map((statement) => pool.query(statement)));
    },
    GraphQL: () => ask(`${api}/graphql`, { agent, authorization, body: graphql }),
    REST: () => ask(rest, { agent, authorization }),
  };
  const times = await takeTurns(contenders);
  agent.destroy();
  print(times);
}

function lastDays() {
  const formatDate = (ms: number) => new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(new Date(ms));
  return { from: formatDate(Date.now() - (DAYS - 1) * 86_400_000), to: formatDate(Date.now()), timeZone: TIME_ZONE };
}

/** Milliseconds, the median of each round. */
async function takeTurns(contenders: Record<string, () => Promise<unknown>>): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (const work of Object.values(contenders)) for (let n = 0; n < WARM_UP_TIMES; n += 1) await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(contenders)) {
      const own: number[] = [];
      for (let n = 0; n < TIMES_EACH; n += 1) {
        const began = performance.now();
        await work();
        own.push(performance.now() - began);
      }
      times.get(name)?.push(median(own));
    }
  }
  return times;
}

interface Asked {
  agent: Agent;
  authorization: string;
  body?: string;
}

function ask(url: string, { agent, authorization, body }: Asked): Promise<void> {
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { agent, method: body === undefined ? 'GET' : 'POST', headers: { authorization, ...length } };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (answer.includes('"trend"')) resolve();
        else reject(new Error(answer.slice(0, 300)));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function print(times: Map<string, number[]>): void {
  const [alone = []] = times.values();
  const toRatio = (own: number[]) => median(own.map((ms, round) => ms / (alone[round] ?? Number.NaN)));
  console.log('\n| analytics overview, one question at a time | ms | × its statements |\n|---|---|---|');
  for (const [name, own] of times) console.log(`| ${name} | ${median(own).toFixed(1)} | ${toRatio(own).toFixed(2)} |`);
  for (const name of ['GraphQL', 'REST']) {
    const ratio = toRatio(times.get(name) ?? []);
    printBound(`${name}: ${ratio.toFixed(2)} × its statements alone, at most ${AT_MOST.toFixed(2)}`, ratio <= AT_MOST);
  }
}
