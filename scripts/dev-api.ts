import type { ChildProcess } from 'node:child_process';
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, start, stop } from './processes.ts';

const OUTPUTS = ['apps/api/dist', 'packages/domain/dist'].map((path) => join(projectRoot, path));
const ENTRY = join(projectRoot, 'apps', 'api', 'dist', 'main.js');

/** The compiler writes many files at a time; the API starts anew when it has been quiet for this long. */
const QUIET_MS = 200;

/** Runs the compiled API with that environment, and starts it anew whenever its compiled files change. */
export function superviseApi(env: NodeJS.ProcessEnv): { whenUp(): Promise<void>; stop(): Promise<void> } {
  let child: ChildProcess | null = null;
  let change: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function restart(): Promise<void> {
    if (child) await stop(child);
    if (!isStopped && existsSync(ENTRY)) child = start([process.execPath, '--enable-source-maps', ENTRY], { env });
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      change = change.then(restart);
    }, QUIET_MS);
  }
  const watchers: FSWatcher[] = OUTPUTS.map((folder) => watch(folder, { recursive: true }, schedule));
  schedule();

  return {
    async whenUp() {
      for (const url = `http://127.0.0.1:${env.PORT}/healthz`; !isStopped; await sleep(50)) {
        if (
          await fetch(url).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          return;
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await change;
      if (child) await stop(child);
    },
  };
}
