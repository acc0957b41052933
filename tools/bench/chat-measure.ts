import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Command } from './chat-clients.ts';
import type { ChatData } from './chat-data.ts';

/** Linux counts processor time in these. */
const TICK_MS = 10;

/** Processor time of a process's own threads so far, in ms, exact to a microsecond. */
export function ownCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  // Time on a processor in ns comes first (proc_pid_schedstat).
  const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
  return sum(times) / 1e6;
}

/** Processor time of a process and all its children so far, in ms; also of those that have ended. */
export function cpuMs(pid: number): number {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, { parent: number; ms: number }][] => {
        try {
          // The name of the program stands in brackets and may have spaces.
          const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ');
          return [[Number(name), { parent: Number(fields[1]), ms: sum(fields.slice(11, 15).map(Number)) * TICK_MS }]];
        } catch {
          return [];
        }
      }),
  );
  const total = (id: number): number => {
    const children = [...stats].filter(([, { parent }]) => parent === id).map(([child]) => child);
    return (stats.get(id)?.ms ?? 0) + sum(children.map(total));
  };
  return total(pid);
}

/** The process that started it. */
export function readParent(pid: number): number {
  return Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );
}

/** What of the process is in memory now, in bytes. */
export function residentBytes(pid: number): number {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) * 1024;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export interface Clients {
  run<Done = object>(command: Command): Promise<Done>;
  stop(): void;
}

/** The process that the clients live in. */
export function startClients(): Clients {
  const file = fileURLToPath(new URL('./chat-clients.ts', import.meta.url));
  const child: ChildProcess = fork(file, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    run<Done>(command: Command) {
      return new Promise<Done>((resolve, reject) => {
        child.once('message', (answer: { done?: Done; error?: string }) => {
          if (answer.error) reject(new Error(answer.error));
          else resolve(answer.done as Done);
        });
        child.send(command);
      });
    },
    stop: () => void child.kill(),
  };
}

/** So far below a bound the machine alone can't be the cause: the benchmark fails. */
export const FAILS_BELOW = 1 / 1.3;

/** One line: what was found, what is asked for, and whether it is reached. */
export function printBound(
  what: string,
  value: number,
  unit: string,
  bound: { atMost: number } | { atLeast: number },
): void {
  const isReached = 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
  const isFailed = 'atMost' in bound ? value * FAILS_BELOW > bound.atMost : value < bound.atLeast * FAILS_BELOW;
  if (isFailed) process.exitCode = 1;
  const asked = 'atMost' in bound ? `at most ${bound.atMost}` : `at least ${bound.atLeast}`;
  console.log(`  ${what}: ${value.toFixed(2)} ${unit} (${asked}): ${isReached ? 'reached' : 'NOT reached'}`);
}

/** What the parts of the benchmark work on. */
export interface Bench {
  api: { origin: string; pid: number };
  raw: { origin: string; pid: number };
  database: { pid: number };
  data: ChatData;
}

export interface Posted {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The answer's text. */
export function post(agent: Agent, { url, headers, body }: Posted): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const options = {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    };
    const outgoing = request(url, options, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => resolve(answer));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
