import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { CARD_COMMANDS } from './card-commands.ts';
import type { Command } from './command.ts';
import { completions, SHELLS } from './completions.ts';
import { CONTACT_COMMANDS } from './contact-commands.ts';
import { LISTEN_COMMANDS } from './listen.ts';
import { UsageError } from './terminal.ts';
import { TRANSFER_COMMANDS } from './transfer.ts';

const COMPLETIONS: Command = {
  name: 'completions',
  usage: `<${SHELLS.join('|')}>`,
  positionals: ['shell'],
  options: {},
  about: 'Prints what lets your shell complete commands.',
  run: async ({ terminal, positionals: [shell = ''] }) => {
    const text = completions(shell, COMMANDS);
    if (text === null) throw new UsageError(`Name one of: ${SHELLS.join(', ')}`);
    terminal.print(text);
  },
};

/** Everything that the program can do, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  ...ACCOUNT_COMMANDS,
  ...CARD_COMMANDS,
  ...CONTACT_COMMANDS,
  ...LISTEN_COMMANDS,
  ...TRANSFER_COMMANDS,
  COMPLETIONS,
];
