import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium, findChromium } from './chromium.ts';
import { startServer } from './e2e-server.ts';
import { projectRoot } from './processes.ts';

/**
 * `npm run pictures`: takes the pictures of the product that the features page and the README show, from the demo account, in
 * a real browser. Each is 960 × 600 px, light and dark, as AVIF, WebP and PNG, and takes at most 60 kB.
 */
const DEMO = { email: 'demo@tessera.example', password: 'tessera-demo' };
const SIZE = { width: 960, height: 600 };
const MAX_BYTES = 60_000;
/** What every time on the pictures says: the demo data is as old as the server. */
const SHOWN_TIME = '12 Nov 2026';
const SITE_FOLDER = join(projectRoot, 'apps', 'web', 'public', 'product');
const README_FOLDER = join(projectRoot, 'docs', 'images');

const SCENES = [
  { name: 'my-cards', path: '/dashboard/cards', inReadme: 'light' },
  { name: 'analytics', path: '/dashboard/analytics', inReadme: 'light' },
  { name: 'contacts', path: '/dashboard/contacts', inReadme: null },
  { name: 'public-card', path: '/asha-rao/principal', inReadme: 'dark' },
] as const;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What is used of sharp. */
interface Picture {
  resize(width: number, height: number): Picture;
  avif(options: { quality: number }): Picture;
  webp(options: { quality: number }): Picture;
  png(options: { palette: true; colours: number; effort: number; dither: number }): Picture;
  toBuffer(): Promise<Buffer>;
}

/** The API's own; the repository's root has no need of it otherwise. */
const sharp = createRequire(join(projectRoot, 'apps', 'api', 'package.json'))('sharp') as (input: Buffer) => Picture;

async function openAs(browser: Browser, scheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_ORIGIN,
    viewport: { width: 1280, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const answer = await context.request.post('/api/auth/login', { data: DEMO });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  await context.addInitScript((id) => localStorage.setItem('token', id), sessionId);
  return context.newPage();
}

/** One screen as it is once nothing moves any more, with the same time everywhere. */
async function shoot(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: '*, *::before, *::after { animation: none !important; transition: none !important; }',
  });
  await page.evaluate((shown) => {
    for (const time of document.querySelectorAll('time')) time.textContent = shown;
  }, SHOWN_TIME);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function compress(picture: Buffer): Promise<Record<'avif' | 'webp' | 'png', Buffer>> {
  const small = () => sharp(picture).resize(SIZE.width, SIZE.height);
  const [avif, webp, png] = await Promise.all([
    small().avif({ quality: 55 }).toBuffer(),
    small().webp({ quality: 78 }).toBuffer(),
    small().png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer(),
  ]);
  return { avif, webp, png };
}

function save(file: string, bytes: Buffer): void {
  if (bytes.length > MAX_BYTES) throw new Error(`${file} takes ${bytes.length} bytes, and ${MAX_BYTES} are the most.`);
  writeFileSync(file, bytes);
  console.log(`${file.slice(projectRoot.length)}: ${bytes.length} bytes`);
}

async function takePictures(browser: Browser): Promise<void> {
  for (const scheme of SCHEMES) {
    const page = await openAs(browser, scheme);
    for (const { name, path, inReadme } of SCENES) {
      const formats = await compress(await shoot(page, path));
      for (const [ending, bytes] of Object.entries(formats))
        save(join(SITE_FOLDER, `${name}-${scheme}.${ending}`), bytes);
      const readmeName = scheme === 'dark' ? `${name}-dark.png` : `${name}.png`;
      if (inReadme === scheme) save(join(README_FOLDER, readmeName), formats.png);
    }
    await page.context().close();
  }
}

if (!(await ensureChromium())) process.exit(1);
mkdirSync(SITE_FOLDER, { recursive: true });
const stopProduct = await startServer({ DEMO: 'on' });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
try {
  await takePictures(browser);
} finally {
  await browser.close();
  await stopProduct();
}
