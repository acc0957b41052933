import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './processes.ts';

/** The first has no window to paint, which takes a fifth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APP = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, MAC_APP, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Installs Debian's Chromium when there is none and we may. False when there is still none, after saying what to do. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;
  if (mayInstall) {
    console.log('No Chromium found: installing Debian’s with apt-get.');
    await run(['apt-get', 'update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (findChromium()) return true;
  console.error(
    'No Chromium found: run `sudo apt-get install chromium` or `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
  return false;
}
