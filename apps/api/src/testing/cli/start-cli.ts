import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** Bundles the program from its sources, as it is packed; gives the file. */
export function buildCli(folder: string): string {
  const args = ['build', 'packages/cli', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { cwd: root });
  return join(folder, 'tessera.js');
}

export interface Running {
  /** What it has printed so far, and what it has told the person beside that. */
  output: () => string;
  notes: () => string;
  /** Says Ctrl+C. */
  interrupt: () => void;
  ended: Promise<number | null>;
}

export interface Ended {
  code: number | null;
  output: string;
  notes: string;
}

/** A computer of somebody who uses the command line: its files are its own. */
export function openComputer(program: string, env: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  const around = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, ...env };
  const running: ChildProcess[] = [];

  function start(args: readonly string[], { input = '' } = {}): Running {
    const child = spawn(process.execPath, [program, ...args], {
      env: around,
    });
    running.push(child);
    let output = '';
    let notes = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (notes += part));
    child.stdin.end(input);
    return {
      output: () => output,
      notes: () => notes,
      interrupt: () => void child.kill('SIGINT'),
      ended: new Promise((resolve) => child.on('close', resolve)),
    };
  }

  return {
    home,
    env: around,
    start,
    async run(args: readonly string[], options: { input?: string } = {}): Promise<Ended> {
      const { output, notes, ended } = start(args, options);
      const code = await ended;
      return { code, output: output(), notes: notes() };
    },
    /** Runs it with `--json`; gives what it printed. */
    async json<Answer>(...args: string[]): Promise<Answer> {
      const { output, notes, ended } = start([...args, '--json']);
      const code = await ended;
      if (code !== 0) throw new Error(`${args.join(' ')}: ${notes()}`);
      return JSON.parse(output()) as Answer;
    },
    close() {
      for (const child of running) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
