import pg from 'pg';
import { printBound } from './compare.ts';
import { OLD_WORD, randomTerms } from './random-texts.ts';
import { type FindHits, loadHits } from './search-statement.ts';

const TERMS = 1000;
const PAGE = 24;
const AT_MOST_MS = 50;
/** What else the machine does meets single runs; the quickest of a few is the statement's own time. */
const ROUNDS = 3;

/** The search's SQL alone, one at a time: parts of words, pairs, and a word that only 20,000 old cards have. */
export async function printSearchTimes(url: string, texts: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As the API's own connections for reads.
  await client.query('SET plan_cache_mode = force_generic_plan');
  const terms = randomTerms(texts, TERMS);
  const findHits = await loadHits();
  const statements = terms.map((words) => findHits({ first: PAGE, query: words.join(' ') }));
  const best = terms.map(() => Number.POSITIVE_INFINITY);
  const first: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, statement] of statements.entries()) {
      const ms = await timeSearch(client, statement);
      if (round === 0) first.push(ms);
      best[index] = Math.min(best[index] ?? ms, ms);
    }
  }
  await client.end();
  const old = best.filter((_, index) => terms[index]?.[0] === OLD_WORD);
  print(`search SQL, ${TERMS} terms, the quickest of ${ROUNDS}`, best);
  printBound(`none over ${AT_MOST_MS} ms`, Math.max(...best) <= AT_MOST_MS);
  const oldMs = Math.max(...old);
  printBound(`20,000 matches that are all old: ${oldMs.toFixed(1)} ms, at most ${AT_MOST_MS}`, oldMs <= AT_MOST_MS);
  print('the first time each', first);
}

function print(title: string, times: number[]): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => `${sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(1)} ms`;
  const below = `${(100 * share(times, 5)).toFixed(1)} % below 5 ms`;
  console.log(`\n${title}: median ${at(0.5)}, ${below}, 99 % below ${at(0.99)}, worst ${at(1)}`);
}

function share(times: number[], ms: number): number {
  return times.filter((time) => time < ms).length / times.length;
}

async function timeSearch(client: pg.Client, { name, ctes, values }: ReturnType<FindHits>): Promise<number> {
  const began = performance.now();
  await client.query({ name, text: `WITH ${ctes} SELECT id FROM hit ORDER BY created_at DESC, id DESC`, values });
  return performance.now() - began;
}
