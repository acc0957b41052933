import autocannon from 'autocannon';

export interface Contender {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A function makes another one for each request. */
  body?: string | (() => string);
}

export interface Result {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  bytes: number;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

/**
 * The median of several short rounds. The contenders take turns, so that whatever else the machine does meets all of
 * them. Throws when one answers anything but 2xx with data.
 */
export async function compare(contenders: Contender[]): Promise<Result[]> {
  for (const contender of contenders) await assertAnswers(contender);
  const rounds = new Map(contenders.map((contender) => [contender, [] as autocannon.Result[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const result = await load(contender);
      // The first round warms everything up.
      if (round > 0) rounds.get(contender)?.push(result);
    }
  }
  return contenders.map((contender) => summarize(contender.name, rounds.get(contender) ?? []));
}

async function load({ url, method = 'GET', headers = {}, body }: Contender): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    method,
    headers,
    ...(typeof body === 'string' && { body }),
    ...(typeof body === 'function' && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

async function assertAnswers({ url, method = 'GET', headers = {}, body }: Contender): Promise<void> {
  const text = typeof body === 'function' ? body() : body;
  const response = await fetch(url, { method, headers, ...(text !== undefined && { body: text }) });
  const answer = await response.text();
  if (!response.ok || answer.length < 100 || answer.includes('"errors"'))
    throw new Error(`${url} answers ${answer.slice(0, 300)}`);
}

function summarize(name: string, results: autocannon.Result[]): Result {
  return {
    name,
    requestsPerSecond: median(results.map(({ requests }) => requests.average)),
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    bytes: median(results.map(({ throughput, requests }) => throughput.total / requests.total)),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A Markdown table; the first contender is the measure of the others. */
export function printTable(title: string, results: Result[]): void {
  const base = results[0]?.requestsPerSecond ?? 1;
  console.log(`\n| ${title} | requests/s | × raw | p50 ms | p99 ms | bytes |\n|---|---|---|---|---|---|`);
  for (const { name, requestsPerSecond, p50Ms, p99Ms, bytes } of results) {
    const ratio = (requestsPerSecond / base).toFixed(2);
    console.log(
      `| ${name} | ${Math.round(requestsPerSecond)} | ${ratio} | ${p50Ms} | ${p99Ms} | ${Math.round(bytes)} |`,
    );
  }
}

/** What a contender has to reach, as a multiple of another of the same table. */
export interface Bound {
  name: string;
  of: string;
  atLeast: number;
}

/** One line for each bound: what was reached, what should be, and whether that is so. */
export function printBounds(results: Result[], bounds: Bound[]): void {
  const rate = (name: string) => results.find((result) => result.name === name)?.requestsPerSecond ?? Number.NaN;
  for (const { name, of, atLeast } of bounds) {
    const ratio = rate(name) / rate(of);
    printBound(`${name}: ${ratio.toFixed(2)} × ${of}, at least ${atLeast.toFixed(2)}`, ratio >= atLeast);
  }
}

export function printBound(text: string, isReached: boolean): void {
  console.log(`- ${isReached ? 'reached' : 'NOT reached'}: ${text}`);
}
