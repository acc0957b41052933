import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ensureChromium, findChromium } from './chromium.ts';
import { projectRoot } from './processes.ts';

/**
 * `npm run faces [-- theme width file]`: draws the faces of ten people in all layouts and themes, with the components that the
 * app shows, and writes them as one picture.
 */
const [theme = '', width = '320', file = join(projectRoot, 'docs', 'images', 'faces.webp')] = process.argv.slice(2);
const web = join(projectRoot, 'apps', 'web');
const sheet = join(web, 'src', 'testing', 'faces', 'sheet.tsx');
const sharp = createRequire(join(projectRoot, 'apps', 'api', 'package.json'))('sharp');

const server = await createServer({
  ...{ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error', server: { port: 0, hmr: false } },
  plugins: [
    {
      name: 'faces',
      configureServer({ middlewares, transformIndexHtml }) {
        middlewares.use('/faces', async (request, response) => {
          const page = `<!doctype html><meta charset="utf-8"><body><script type="module" src="/@fs${sheet}"></script>`;
          response.setHeader('content-type', 'text/html');
          response.end(await transformIndexHtml(request.url ?? '/', page));
        });
      },
    },
  ],
});
await server.listen();
try {
  if (!(await ensureChromium())) process.exit(1);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  const size = { width: 10 * (Number(width) + 16) + 16, height: 800 };
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1, colorScheme: 'light' });
  const address = new URL(`/faces?width=${width}${theme && `&theme=${theme}`}`, server.resolvedUrls?.local[0]);
  await page.goto(address.href, { waitUntil: 'networkidle' });
  await page.waitForSelector('.card-face');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: true });
  writeFileSync(file, await sharp(picture).webp({ quality: 80, smartSubsample: true }).toBuffer());
  console.log(`${file}: ${picture.length} bytes as PNG`);
  await browser.close();
} finally {
  await server.close();
}
