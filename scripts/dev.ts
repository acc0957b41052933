import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createServer } from 'vite';
import { superviseApi } from './dev-api.ts';
import { proxyToApi } from './dev-proxy.ts';
import { findFreePort, projectRoot, run, start, stopWithChildren } from './processes.ts';

/**
 * `tsx scripts/dev.ts`: the product on its one address, with web and API reloading on change. Vite answers what it
 * knows; everything else goes to the API, which is compiled on change and started anew.
 */
const webRoot = join(projectRoot, 'apps', 'web');
const envFile = join(projectRoot, '.env');
const env = { ...(existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}), ...process.env };
const host = env.HOST || '127.0.0.1';
const port = Number(env.PORT || 4000);
const origin = env.PUBLIC_ORIGIN || `http://${host}:${port}`;
const apiPort = await findFreePort();

// The first compilation must be over before its output can be watched; its errors are shown by the one that stays.
await run(['tsc', '-b', 'apps/api'], { stdio: 'ignore' });
// `tsc` is a wrapper that leaves the compiler behind when only it is told to end: hence a group of its own.
const compiler = start(['tsc', '-b', 'apps/api', '--watch', '--preserveWatchOutput'], { detached: true });
const api = superviseApi({
  PORT: String(apiPort),
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: origin,
  WEB_ROOT: webRoot,
});

const vite = await createServer({
  root: webRoot,
  configFile: join(webRoot, 'vite.config.ts'),
  appType: 'custom',
  server: { host, port, strictPort: true },
  plugins: [proxyToApi(apiPort, api.whenUp)],
});
await vite.listen();
console.log(`Developing at ${origin}`);

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([api.stop(), stopWithChildren(compiler), vite.close()]);
    process.exit(0);
  });
}
