import autocannon from 'autocannon';
import { FAILS_BELOW, median } from './chat-measure.ts';

export interface Contender {
  name: string;
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
  /** Makes another address or body for each request. */
  next?: () => { path?: string; body: string };
}

export interface Result {
  name: string;
  requestsPerSecond: number;
  /** Of each round. */
  rates: number[];
  p50Ms: number;
  p99Ms: number;
  bytes: number;
  /** Processor time of a request, where it is measured. */
  cpuMs: number;
}

export interface Load {
  connections: number;
  /** How long each contender works in each round. */
  seconds: number;
  /** Processor time so far of what answers a contender, database included. A busy machine changes it least of all. */
  readCpuMs?: (contender: Contender) => number;
}

type Round = autocannon.Result & { cpuMs: number };

const ROUNDS = 7;
const SAMPLE_MS = 250;

/**
 * The median of several short rounds. The contenders take turns, so that whatever else the machine does meets all of
 * them. Throws when one answers anything but 2xx with data.
 */
export async function compare(
  contenders: Contender[],
  settings: Load = { connections: 32, seconds: 3 },
): Promise<Result[]> {
  for (const contender of contenders) await assertAnswers(contender);
  const rounds = new Map(contenders.map((contender) => [contender, [] as Round[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const result = await load(contender, settings);
      // The first round warms everything up.
      if (round > 0) rounds.get(contender)?.push(result);
    }
  }
  return contenders.map((contender) => summarize(contender.name, rounds.get(contender) ?? []));
}

async function load(contender: Contender, { connections, seconds, readCpuMs }: Load): Promise<Round> {
  const { url, method = 'GET', headers = {}, body, next } = contender;
  const began = readCpuMs?.(contender) ?? Number.NaN;
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] }),
    connections,
    duration: seconds,
    // A round ends with a sample.
    sampleInt: SAMPLE_MS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { ...result, cpuMs: (readCpuMs?.(contender) ?? Number.NaN) - began };
}

async function assertAnswers({ url, method = 'GET', headers = {}, body, next }: Contender): Promise<void> {
  const { path, ...first } = next?.() ?? { body };
  const address = path === undefined ? url : new URL(path, url);
  const response = await fetch(address, { method, headers, ...(first.body !== undefined && { body: first.body }) });
  const answer = await response.text();
  if (!response.ok || answer.length < 100 || answer.includes('"errors"'))
    throw new Error(`${address} answers ${answer.slice(0, 300)}`);
}

function summarize(name: string, results: Round[]): Result {
  const rates = results.map(({ requests, duration }) => requests.total / duration);
  return {
    name,
    requestsPerSecond: median(rates),
    rates,
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    bytes: median(results.map(({ throughput, requests }) => throughput.total / requests.total)),
    cpuMs: median(results.map(({ cpuMs, requests }) => cpuMs / requests.total)),
  };
}

/** How many times as fast as another: the median of the rounds, so that a slow moment of the machine meets both. */
function toRatio({ rates }: Result, base: Result | undefined): number {
  return median(rates.map((rate, round) => rate / (base?.rates[round] ?? Number.NaN)));
}

/** A Markdown table; the first contender is the measure of the others. */
export function printTable(title: string, results: Result[]): void {
  const hasCpu = results.every(({ cpuMs }) => !Number.isNaN(cpuMs));
  const cells = ['requests/s', '× raw', 'p50 ms', 'p99 ms', 'bytes', ...(hasCpu ? ['CPU ms', 'CPU × raw'] : [])];
  console.log(`\n| ${[title, ...cells].join(' | ')} |\n|---${'|---'.repeat(cells.length)}|`);
  for (const result of results) {
    const { name, requestsPerSecond, p50Ms, p99Ms, bytes, cpuMs } = result;
    const speed = [Math.round(requestsPerSecond), toRatio(result, results[0]).toFixed(2), p50Ms, p99Ms];
    const cpu = [cpuMs.toFixed(2), (cpuMs / (results[0]?.cpuMs ?? Number.NaN)).toFixed(1)];
    console.log(`| ${[name, ...speed, Math.round(bytes), ...(hasCpu ? cpu : [])].join(' | ')} |`);
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
  const find = (name: string) => results.find((result) => result.name === name);
  for (const { name, of, atLeast } of bounds) {
    const result = find(name);
    const ratio = result ? toRatio(result, find(of)) : Number.NaN;
    printBound(`${name}: ${ratio.toFixed(2)} × ${of}, at least ${atLeast.toFixed(2)}`, ratio >= atLeast);
    if (!(ratio >= atLeast * FAILS_BELOW)) process.exitCode = 1;
  }
}

export function printBound(text: string, isReached: boolean): void {
  console.log(`- ${isReached ? 'reached' : 'NOT reached'}: ${text}`);
}
