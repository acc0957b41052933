import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Call } from './command.ts';
import { UsageError } from './terminal.ts';

/** The JSON object that `--data` names: a file, or `-` for what is piped in. Empty without the option. */
export async function readData({
  values,
  terminal,
}: Pick<Call, 'values' | 'terminal'>): Promise<Record<string, unknown>> {
  const { data } = values;
  if (typeof data !== 'string') return {};
  const raw = data === '-' ? await text(terminal.stdin) : readGiven(data).toString('utf8');
  const parsed = parse(raw);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UsageError('--data takes one JSON object.');
  }
  return parsed as Record<string, unknown>;
}

/** Reads a file that the person named. UsageError says in words what is wrong with it. */
export function readGiven(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(FILE_PROBLEMS[code]?.(file) ?? `The file “${file}” can’t be read (${code}).`);
  }
}

const FILE_PROBLEMS: Record<string, (file: string) => string> = {
  ENOENT: (file) => `There is no file “${file}”.`,
  EISDIR: (file) => `“${file}” is a folder. Name a file.`,
  EACCES: (file) => `You may not read the file “${file}”.`,
};

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    throw new UsageError(`--data isn’t JSON: ${(error as Error).message}`);
  }
}

/** The options of these names that were given. */
export function pick(values: Call['values'], names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, values[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** How many entries of a list are wanted; all without `--limit`. */
export function readLimit({ limit }: Call['values']): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--limit takes a whole number from 1.');
  return count;
}

/** Nothing is deleted before a person has agreed, or the command has said `--yes`. */
export async function confirm(
  { values, terminal }: Pick<Call, 'values' | 'terminal'>,
  question: string,
): Promise<void> {
  if (values.yes === true) return;
  if (!terminal.isTerminal) throw new UsageError('Add --yes to delete it.');
  const { createInterface } = await import('node:readline/promises');
  terminal.warn(`${question} [y/N]`);
  const lines = createInterface({ input: terminal.stdin });
  const answer = await lines.question('', { signal: terminal.signal });
  lines.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error('Nothing was deleted.');
}
