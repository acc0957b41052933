import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { ensureChromium, findChromium } from './chromium.ts';
import { startServer } from './e2e-server.ts';
import { projectRoot } from './processes.ts';

/**
 * `npm run pictures [-- name]`: takes the pictures of the product that the site and the README show, in a real browser. The
 * site's are close-ups in each language, light and dark; the README's are whole screens. They come from the demo account,
 * whose photo is `scripts/pictures/portrait.svg`. With a name, such as `builder-en`, only the site's pictures of that name.
 */
const DEMO = { email: 'demo@tessera.example', password: 'tessera-demo' };
const CARD = '/asha-rao/principal';
const CARDS = '/dashboard/cards';
const BUILDER = '/dashboard/builder';
const CONTACTS = '/dashboard/contacts';
const ANALYTICS = '/dashboard/analytics';
/** What links on the pictures begin with, in place of this machine's address. */
const SHOWN_ORIGIN = 'https://tessera.example';
/** What every time on the pictures says: the demo data is as old as the server. */
const SHOWN_DAY = new Date('2026-11-12T12:00:00Z');
const MAX_BYTES = 60_000;
const SITE_FOLDER = join(projectRoot, 'apps', 'web', 'public', 'product');
const README_FOLDER = join(projectRoot, 'docs', 'images');
const README_SIZE = { width: 960, height: 600 };
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
type Device = typeof DESK | typeof PHONE;

/** The part of a screen that is shown, in CSS pixels. */
interface Frame {
  /** Where it begins; without: at the top of the screen. */
  at?: (page: Page) => Locator;
  /** How far before that element. */
  before?: { x: number; y: number };
  width: number;
  height: number;
}

interface Scene {
  name: string;
  device: Device;
  path: string;
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  frame: Frame;
}

const PHONE_SCREEN: Frame = { width: 390, height: 780 };
const closeUp = (at: Frame['at'], before: Frame['before']): Frame => ({ at, before, width: 366, height: 236 });
const story = (width: number, at?: Frame['at'], before?: Frame['before']): Frame => ({
  ...{ at, before, width, height: (width * 7) / 11 },
});
const main = (page: Page) => page.getByRole('main');
const face = (page: Page) => main(page).locator('.card-face').first();
const firstContact = (page: Page) => main(page).locator(`a[href*="${CONTACTS}/0"]`).first();

async function openContact(page: Page): Promise<void> {
  await firstContact(page).click();
  await page.waitForURL(`**${CONTACTS}/0*`);
}

async function openCode(page: Page): Promise<void> {
  await page.locator('nav[data-bar]').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function openShareDialog(page: Page): Promise<void> {
  await main(page).locator('button:has(.lucide-share-2)').first().click();
  const link = page.getByRole('dialog').locator('input').first();
  await link.waitFor();
  await link.evaluate((input: HTMLInputElement, origin) => {
    input.value = input.value.replace(location.origin, origin);
  }, SHOWN_ORIGIN);
}

const SCENES: readonly Scene[] = [
  { name: 'scan-code', device: PHONE, path: CARDS, act: openCode, frame: PHONE_SCREEN },
  { name: 'scan-card', device: PHONE, path: CARD, frame: PHONE_SCREEN },
  { name: 'scan-contact', device: PHONE, path: CONTACTS, act: openContact, frame: PHONE_SCREEN },
  { name: 'builder', device: PHONE, path: BUILDER, frame: closeUp(face, { x: 33, y: 12 }) },
  {
    ...{ name: 'sharing', device: PHONE, path: CARDS, act: openShareDialog },
    frame: closeUp((page) => page.getByRole('dialog').locator('input').first(), { x: 8, y: 44 }),
  },
  {
    ...{ name: 'analytics', device: PHONE, path: ANALYTICS },
    frame: closeUp((page) => main(page).locator('h2').first(), { x: 8, y: 24 }),
  },
  {
    ...{ name: 'offline', device: PHONE, path: CARDS, act: (page) => page.context().setOffline(true) },
    frame: closeUp(face, { x: 8, y: 112 }),
  },
  {
    ...{ name: 'contacts', device: PHONE, path: CONTACTS },
    frame: closeUp((page) => main(page).locator('a[href^="mailto:"]').first(), { x: 318, y: 24 }),
  },
  { name: 'story-cards', device: DESK, path: BUILDER, frame: story(472, face, { x: 32, y: 58 }) },
  {
    ...{ name: 'story-page', device: { ...DESK, viewport: { width: 860, height: 800 } }, path: CARD },
    frame: story(858),
  },
  {
    ...{ name: 'story-analytics', device: DESK, path: ANALYTICS },
    frame: story(660, (page) => main(page).locator('h2').first(), { x: 20, y: 96 }),
  },
  {
    ...{ name: 'story-contacts', device: DESK, path: CONTACTS, act: openContact },
    frame: story(517, (page) => main(page).locator('h1').first(), { x: 110, y: 22 }),
  },
];

const README_SCENES = [
  { name: 'my-cards', path: CARDS, scheme: 'light' },
  { name: 'analytics', path: ANALYTICS, scheme: 'light' },
  { name: 'public-card-dark', path: CARD, scheme: 'dark' },
] as const;

/** What is used of sharp. */
interface Picture {
  resize(width: number, height: number): Picture;
  webp(options: { quality: number; effort: number }): Picture;
  png(options?: { palette: true; colours: number; effort: number; dither: number }): Picture;
  toBuffer(): Promise<Buffer>;
}

/** The API's own; the repository's root has no need of it otherwise. */
const sharp = createRequire(join(projectRoot, 'apps', 'api', 'package.json'))('sharp') as (input: Buffer) => Picture;

interface ShownCard {
  id: string;
  path: string;
  title: string;
  data: { extra?: { personal?: object } };
}

/** Puts the photo on the card that is shown. Gives the card's id. */
async function addPhoto(browser: Browser): Promise<string> {
  const { request, close } = await openContext(browser);
  const { token } = (await (await request.post('/api/auth/login', { data: DEMO })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const svg = readFileSync(join(projectRoot, 'scripts', 'pictures', 'portrait.svg'));
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await sharp(svg).png().toBuffer() };
  const upload = await request.post('/api/uploads', { headers, multipart: { kind: 'photo', file } });
  const { url: photoUrl } = (await upload.json()) as { url: string };
  const { cards } = (await (await request.get('/api/cards', { headers })).json()) as { cards: ShownCard[] };
  const card = cards.find(({ path }) => path === CARD);
  if (!card) throw new Error(`The demo account has no card at ${CARD}.`);
  const { id, title, data } = card;
  const extra = { ...data.extra, personal: { ...data.extra?.personal, photoUrl } };
  const answer = await request.put(`/api/cards/${id}`, { headers, data: { title, data: { ...data, extra } } });
  if (!answer.ok()) throw new Error(`The photo was refused: ${await answer.text()}`);
  await close();
  return id;
}

async function openContext(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN });
  return { request: context.request, close: () => context.close() };
}

async function openAs(browser: Browser, device: Device, locale: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: process.env.E2E_ORIGIN, ...device, reducedMotion: 'reduce', locale },
    ...{ timezoneId: 'UTC', serviceWorkers: 'block' },
  });
  const answer = await context.request.post('/api/auth/login', { data: DEMO });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  await context.addInitScript((id) => localStorage.setItem('token', id), sessionId);
  return context.newPage();
}

/** Opens a screen and waits until nothing moves any more. The same time stands everywhere. */
async function open(page: Page, { path, act }: Pick<Scene, 'path' | 'act'>, locale: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: '*, *::before, *::after { animation: none !important; transition: none !important; }',
  });
  await act?.(page);
  await page.waitForTimeout(1200);
  const shown = SHOWN_DAY.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  await page.evaluate((text) => {
    for (const time of document.querySelectorAll('time')) time.textContent = text;
  }, shown);
}

async function shoot(page: Page, frame: Frame, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip: await findClip(page, frame) });
}

/** Mirrored where the page runs to the left. */
async function findClip(page: Page, { at, before = { x: 0, y: 0 }, width, height }: Frame) {
  if (!at) return { x: 0, y: 0, width, height };
  const begin = at(page);
  await begin.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await begin.boundingBox();
  if (!box) throw new Error(`There is nothing to show at ${page.url()}.`);
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  const x = isMirrored ? box.x + box.width + before.x - width : box.x - before.x;
  const { width: most, height: lowest } = page.viewportSize() ?? { width, height };
  const inside = (place: number, room: number) => Math.min(Math.max(0, room), Math.max(0, place));
  return { x: inside(x, most - width), y: inside(box.y - before.y, lowest - height), width, height };
}

function save(file: string, bytes: Buffer): void {
  if (bytes.length > MAX_BYTES) throw new Error(`${file} takes ${bytes.length} bytes, and ${MAX_BYTES} are the most.`);
  writeFileSync(file, bytes);
  console.log(`${file.slice(projectRoot.length)}: ${bytes.length} bytes`);
}

async function takeForSite(browser: Browser, cardId: string, only: string): Promise<void> {
  for (const locale of LANGUAGE_TAGS) {
    mkdirSync(join(SITE_FOLDER, locale), { recursive: true });
    for (const { name, device, path, act, frame } of SCENES) {
      if (!`${name}-${locale}`.includes(only)) continue;
      const page = await openAs(browser, device, locale);
      await open(page, { path: path === BUILDER ? `${path}?id=${cardId}` : path, act }, locale);
      const width = Math.min(990, Math.round(frame.width * 1.5));
      const height = Math.round((width * frame.height) / frame.width);
      for (const scheme of SCHEMES) {
        const small = sharp(await shoot(page, frame, scheme)).resize(width, height);
        save(
          join(SITE_FOLDER, locale, `${name}-${scheme}.webp`),
          await small.webp({ quality: 76, effort: 6 }).toBuffer(),
        );
      }
      await page.context().close();
    }
  }
}

async function takeForReadme(browser: Browser): Promise<void> {
  for (const { name, path, scheme } of README_SCENES) {
    const page = await openAs(browser, { ...DESK, deviceScaleFactor: 1 }, 'en-GB');
    await open(page, { path }, 'en-GB');
    const small = sharp(await shoot(page, DESK.viewport, scheme)).resize(README_SIZE.width, README_SIZE.height);
    const bytes = await small.png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer();
    save(join(README_FOLDER, `${name}.png`), bytes);
    await page.context().close();
  }
}

if (!(await ensureChromium())) process.exit(1);
const [only = ''] = process.argv.slice(2);
const stopProduct = await startServer({ DEMO: 'on' });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
try {
  await takeForSite(browser, await addPhoto(browser), only);
  if (!only) await takeForReadme(browser);
} finally {
  await browser.close();
  await stopProduct();
}
