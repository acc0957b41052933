import type { Readable } from 'node:stream';

/** What surrounds a command. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable;
  /** Whether a person can be asked. */
  isTerminal: boolean;
  /** One line of the result. */
  print: (text: string) => void;
  /** One line for the person beside the result. */
  warn: (text: string) => void;
  /** Aborts when the command is to end. */
  signal: AbortSignal;
}

/** The command was typed wrongly; the message says how. */
export class UsageError extends Error {}
