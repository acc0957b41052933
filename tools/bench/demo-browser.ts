import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/processes.ts';
import { startDemo } from './servers.ts';

const DEMO = { email: 'demo@tessera.example', password: 'tessera-demo' };

interface Session {
  token: string;
  sessionId: string;
  user: object;
}

/** The built product with the demo account, and a browser. Both are closed afterwards. */
export async function withDemo(work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  if (!(await ensureChromium())) throw new Error('There is no Chromium.');
  if ((await run(['npx', 'turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0)
    throw new Error('It is not built.');
  const server = await startDemo();
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    await work(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A browser that has seen nothing yet, with a new session of the demo account and without the service worker. */
export async function openAsDemo(browser: Browser, origin: string): Promise<BrowserContext> {
  const { token, sessionId, user } = await signIn(origin);
  const localStorage = [
    { name: 'token', value: sessionId },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addCookies([{ name: 'tessera_session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return context;
}

async function signIn(origin: string): Promise<Session> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Session;
}
