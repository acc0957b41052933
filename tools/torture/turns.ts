import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Watches how long a process' main thread works in one turn of its event loop, while nobody else is served. */
export interface Turns {
  /** For the process to be watched. */
  settings: Record<string, string>;
  /** The longest turn since the last reading, in ms of processor time: a busy machine makes it no longer. */
  readWorstMs(): number;
}

/** Starts nothing: the process that gets the settings writes each turn of more than a few ms into a file. */
export function watchTurns(): Turns {
  const file = join(mkdtempSync(join(tmpdir(), 'tessera-turns-')), 'turns');
  let read = 0;
  return {
    settings: { NODE_OPTIONS: `--import=${new URL('./note-turns.mjs', import.meta.url).href}`, TURNS_FILE: file },
    readWorstMs() {
      const written = readFileSync(file, 'utf8');
      const turns = written.slice(read).split('\n').map(Number);
      read = written.length;
      return Math.max(...turns);
    },
  };
}
