import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerOptions, startServer, stopServer } from './server.ts';

/** After this many failed starts in a row it is not going to get better. */
const MAX_RESTARTS = 5;

export interface SuperviseOptions {
  log: { warn(line: string): void };
  /** Called when PostgreSQL has ended and can't be started again; without it the process ends. */
  onGiveUp?: (error: unknown) => void;
}

/** Starts the server, and again on the same port whenever it dies, until `stop`. Throws when the first start fails. */
export async function supervise(server: ServerOptions, options: SuperviseOptions): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  let restart: Promise<void> = Promise.resolve();
  let child = await startServer(server);

  function watch(): void {
    const onExit = () => {
      if (isStopping) return;
      options.log.warn(`PostgreSQL ended (${child.signalCode ?? child.exitCode}); it is started again`);
      restart = startAgain().catch(options.onGiveUp ?? rethrow);
    };
    // It may have died between its first answer and this line.
    if (hasExited(child)) onExit();
    else child.once('exit', onExit);
  }

  async function startAgain(): Promise<void> {
    for (let failures = 0; !isStopping; ) {
      try {
        child = await startServer(server);
        return watch();
      } catch (error) {
        failures += 1;
        if (failures > MAX_RESTARTS) throw error;
        await sleep(200 * 2 ** failures);
      }
    }
  }

  // Whatever else ends this process, PostgreSQL must not stay behind.
  const stopAtExit = () => child.kill('SIGINT');
  process.once('exit', stopAtExit);
  watch();

  return {
    async stop() {
      isStopping = true;
      await restart;
      await stopServer(child);
      process.off('exit', stopAtExit);
    },
  };
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A rejection that nobody handles ends the process. */
function rethrow(error: unknown): never {
  throw error;
}
