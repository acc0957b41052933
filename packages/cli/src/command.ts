import type { Tessera } from '@tessera/sdk';
import type { Print } from './print.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

export interface Option {
  type: 'string' | 'boolean';
  about: string;
}

/** What a command is given. */
export interface Call {
  terminal: Terminal;
  session: Session;
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  isJson: boolean;
  print: Print;
  /** The server, as the person who is signed in. */
  connect: () => Tessera;
}

export interface Command {
  /** Such as `cards list`. */
  name: string;
  /** What follows the name, for people: `<id>`. */
  usage: string;
  positionals: readonly string[];
  options: Readonly<Record<string, Option>>;
  about: string;
  run: (call: Call) => Promise<void>;
}
