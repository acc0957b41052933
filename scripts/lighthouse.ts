import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { ensureChromium, findChromium } from './chromium.ts';
import startProduct from './e2e-server.ts';
import { failedAudits, medianRun, toTable } from './lighthouse-report.ts';

/**
 * `tsx scripts/lighthouse.ts [path …]`: audits the built product as a phone sees it, on a server and data of its own:
 * front page (also in Hindi and Arabic), prices and `card`, a public card with ten blocks, or the given ones of these paths. Fails below 98 in any category.
 * Three runs a page, of which the median counts, because a busy machine is slow in any single one. Phones have faces for
 * Devanagari and Arabic: where this machine has none (Debian: fonts-noto-core), those pages fetch Noto and take longer.
 */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The address of a public card that is filled in as people fill theirs in. */
async function publishCard(origin: string): Promise<string> {
  const { token } = await post<{ token: string }>(`${origin}/api/auth/register`, {
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    password: 'audited-by-night',
  });
  const { card } = await post<{ card: { path: string } }>(`${origin}/api/cards`, { ...CARD, isPublic: true }, token);
  return card.path;
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const CARD = {
  title: 'Principal',
  data: {
    type: 'business',
    name: 'Asha Rao',
    role: 'Principal',
    tagline: 'Houses that keep cool without machines.',
    phone: '+919876543210',
    email: 'asha@example.com',
    website: 'https://example.com',
    address: '14 Church Street, Bengaluru',
    socials: { linkedin: 'asharao', instagram: 'asharao' },
    extra: { company: { companyName: 'Rao & Daughters' } },
    design: {
      ...{ name: '', ornament: 'none', head: 'top', layout: 'cover' },
      colors: {
        ...{ paper: '#edf2f7', paperEnd: '#f8fafc', name: '#16181d' },
        ...{ role: '#1f5f99', line: '#2a3038', accent: '#1f5f99' },
      },
    },
    blocks: [
      { kind: 'text', title: 'Houses that keep cool', text: 'Stone, shade and wind.' },
      { kind: 'button', title: 'Book a first visit', url: 'https://cal.com/asha' },
      { kind: 'link', title: 'Shade', text: 'Forty houses', url: 'https://example.com/shade', icon: 'book' },
      { kind: 'calendar', url: 'https://calendly.com/asha/30min' },
      { kind: 'file', title: 'Portfolio', url: 'https://example.com/portfolio.pdf' },
      { kind: 'gallery', title: 'Houses', pictures: [{ imageUrl: '/icon-512.png', alt: 'A court' }] },
      { kind: 'video', title: 'Monsoon', url: 'https://vimeo.com/76979871' },
      { kind: 'divider' },
      { kind: 'testimonial', title: 'Meera Nair', caption: 'Owner', text: 'We never missed the machine.' },
      { kind: 'map', title: 'Studio', text: '14 Church Street, Bengaluru' },
    ],
  },
};

/** A browser of its own for each run, so that nothing is cached. Lighthouse's own defaults are a mid-range phone. */
async function audit(url: string): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: findChromium() ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? `No result for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}

async function auditPages(origin: string, paths: string[]): Promise<boolean> {
  let isGood = true;
  for (const path of paths) {
    const runs = [];
    while (runs.length < RUNS) runs.push((await audit(origin + path)).lhr);
    const run = medianRun(runs);
    const failed = failedAudits(run);
    isGood &&= failed.length === 0;
    console.log([toTable(path, run), ...failed].join('\n'));
  }
  return isGood;
}

if (!(await ensureChromium())) process.exit(1);
const stopProduct = await startProduct();
try {
  const origin = process.env.E2E_ORIGIN ?? '';
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : ['/', '/hi', '/ar', '/pricing', 'card'];
  process.exitCode = (await auditPages(
    origin,
    await Promise.all(paths.map((path) => (path === 'card' ? publishCard(origin) : path))),
  ))
    ? 0
    : 1;
} finally {
  await stopProduct();
}
