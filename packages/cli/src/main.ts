import { run } from './run.ts';

// The only place that reads the environment and the terminal.
const { env, stdin, stdout, stderr, argv } = process;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await run(argv.slice(2), {
  env,
  stdin,
  isTerminal: Boolean(stdin.isTTY && stdout.isTTY),
  print: (text) => stdout.write(`${text}\n`),
  warn: (text) => stderr.write(`${text}\n`),
  signal: stop.signal,
});
