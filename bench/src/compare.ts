import autocannon from 'autocannon';

export interface Contender {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
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
  const rounds = new Map(contenders.map(({ name }) => [name, [] as autocannon.Result[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const result = await load(contender);
      // The first round warms everything up.
      if (round > 0) rounds.get(contender.name)?.push(result);
    }
  }
  return contenders.map(({ name }) => summarize(name, rounds.get(name) ?? []));
}

async function load({ url, method = 'GET', headers = {}, body }: Contender): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body !== undefined && { body }),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

async function assertAnswers({ url, method = 'GET', headers = {}, body }: Contender): Promise<void> {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (!response.ok || text.length < 100 || text.includes('"errors"'))
    throw new Error(`${url} answers ${text.slice(0, 300)}`);
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
