import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { toColumns } from './print.ts';

const JSON_LINE = ['--json', 'Prints JSON, for programs.'];

/** All commands with what they do. */
export function overview(): string {
  const rows = COMMANDS.map(({ name, usage, about }) => [`tessera ${name} ${usage}`.trimEnd(), about]);
  return [
    'Cards, contacts and events of a Tessera server.',
    '',
    ...toColumns([...rows, JSON_LINE]),
    '',
    'Programs set TESSERA_ORIGIN and TESSERA_TOKEN in place of `tessera login`.',
  ].join('\n');
}

/** One command with its options. */
export function commandHelp({ name, usage, about, options }: Command): string {
  const rows = Object.entries(options).map(([option, { type, about: text }]) => [
    `--${option}${type === 'string' ? ' …' : ''}`,
    text,
  ]);
  return [`tessera ${name} ${usage}`.trimEnd(), about, '', ...toColumns([...rows, JSON_LINE])].join('\n');
}
