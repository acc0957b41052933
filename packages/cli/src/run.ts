import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { Tessera, TesseraError } from '@tessera/sdk';
import WebSocket from 'ws';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, overview } from './help.ts';
import { printer } from './print.ts';
import { createSession } from './session.ts';
import { type Terminal, UsageError } from './terminal.ts';

const FAILED = 1;
const WRONG_USAGE = 2;

/** Runs one command; gives the exit code: 0, 1 when it failed, 2 when it was typed wrongly. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(args, terminal);
    return 0;
  } catch (error) {
    // Stopping is how one ends a command that goes on by itself.
    if (terminal.signal.aborted) return 0;
    return explain(error, { terminal, isJson: args.includes('--json') });
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<void> {
  if (/^(?:--version|-v|version)$/.test(args[0] ?? '') && args.length === 1) return terminal.print(readVersion());
  const found = findCommand(args);
  const wantsHelp = args.includes('--help') || args[0] === 'help' || args.length === 0;
  if (!found) {
    if (wantsHelp) return terminal.print(overview());
    throw new UsageError(`There is no command “${args.join(' ')}”. See: tessera --help`);
  }
  const { command, rest } = found;
  if (wantsHelp) return terminal.print(commandHelp(command));
  const { values, positionals } = parse(command, rest);
  const session = createSession(terminal);
  const isJson = values.json === true;
  await command.run({
    terminal,
    session,
    values,
    positionals,
    isJson,
    print: printer(terminal, isJson),
    connect: () => {
      const { origin, getToken } = session.open();
      return new Tessera({ origin, token: getToken, webSocket: WebSocket });
    },
  });
}

/** Next to the sources, or two folders above the bundle. */
function readVersion(): string {
  const load = createRequire(import.meta.url);
  for (const path of ['../package.json', '../../package.json']) {
    try {
      const { name, version } = load(path) as { name: string; version: string };
      if (name === '@tessera/cli') return version;
    } catch {
      // Then it is in the other place.
    }
  }
  throw new Error('The package of the command is incomplete.');
}

/** The longest name that fits: `cards list` before `cards`. */
function findCommand(args: readonly string[]): { command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const command = COMMANDS.find((one) => one.name === name);
    if (command) return { command, rest: args.slice(length) };
  }
  return null;
}

function parse(command: Command, args: readonly string[]) {
  const options = Object.fromEntries(
    [...Object.entries(command.options), ['json', { type: 'boolean' }] as const].map(([name, { type }]) => [
      name,
      { type },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const { length } = command.positionals;
    if (positionals.length !== length) throw new UsageError(`It takes ${length === 0 ? 'no words' : command.usage}.`);
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nSee: tessera ${command.name} --help`);
  }
}

function explain(error: unknown, { terminal, isJson }: { terminal: Terminal; isJson: boolean }): number {
  const { message } = error as Error;
  if (!(error instanceof TesseraError)) {
    terminal.warn(isJson ? JSON.stringify({ error: { message } }) : message);
    return error instanceof UsageError ? WRONG_USAGE : FAILED;
  }
  const { code, fields, requestId } = error;
  if (isJson) terminal.warn(JSON.stringify({ error: { code, message, fields, requestId } }));
  else {
    terminal.warn(message);
    for (const [field, problem] of Object.entries(fields)) terminal.warn(`  ${field}: ${problem}`);
    if (code === 'UNAUTHENTICATED') terminal.warn(adviseSignIn(terminal));
  }
  return FAILED;
}

/** A token of the environment goes before a sign-in, so that signing in would change nothing. */
function adviseSignIn({ env }: Terminal): string {
  return env.TESSERA_TOKEN
    ? 'Set TESSERA_TOKEN to another token.'
    : 'Sign in again: tessera login <address of the server>';
}
