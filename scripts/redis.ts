import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './processes.ts';

/** Whether there is a Redis for the tests that need a real one. */
function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** Installs Debian's Redis when there is none and we may; else says which cases are left out without it. */
export async function ensureRedis(): Promise<void> {
  if (hasRedis()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No redis-server found: installing Debian’s with apt-get.');
    await run(['apt-get', 'update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (hasRedis()) return;
  console.warn(
    'No redis-server found: what several processes tell each other through Redis is left out (pubsub.test.ts, live.test.ts); through PostgreSQL it is tested. `sudo apt-get install redis-server` brings it.',
  );
}
