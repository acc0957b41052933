import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, projectRoot, start, stop } from './processes.ts';

const START_PATIENCE_MS = 60_000;
const ENTRY = join(projectRoot, 'apps', 'api', 'dist', 'main.js');

/**
 * Starts the built product for the browser tests: free port, empty data folder, no demo account. The tests find it by
 * `baseURL`, and its data folder (undelivered mail) by `E2E_DATA_DIR`. Gives what ends it.
 */
export default function startProduct(): Promise<() => Promise<void>> {
  return startServer({ DEMO: 'off' });
}

/** The same with other settings, such as `DEMO=on` for the demo account. */
export async function startServer(settings: Record<string, string>): Promise<() => Promise<void>> {
  if (!existsSync(ENTRY)) throw new Error('The product is not built: run `npm run build` first.');
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
  const logFile = join(projectRoot, 'test-results', 'server.log');
  const log = openSync(logFile, 'w');
  const server = start([process.execPath, ENTRY], {
    stdio: ['ignore', log, log],
    env: {
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      ...settings,
      // The tests say from which address each account is made.
      TRUST_PROXY: '1',
    },
  });
  closeSync(log);
  const teardown = async () => {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!(await isReady(origin, () => server.exitCode !== null))) {
    await teardown();
    throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`);
  }
  process.env.E2E_ORIGIN = origin;
  process.env.E2E_DATA_DIR = dataDir;
  return teardown;
}

async function isReady(origin: string, hasEnded: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline && !hasEnded(); await sleep(50)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}
