import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { projectRoot } from './processes.ts';

/**
 * `tsx scripts/icons.ts`: draws the product's icons from its mark, once; the files are kept in git. The colours are the
 * light ones of packages/ui/src/tokens.css, because a PNG can't follow the system.
 */
const publicFolder = join(projectRoot, 'apps', 'web', 'public');
const GROUND = '#faf7f1';
const INK = '#17191e';
const BRASS = '#b58437';

interface IconShape {
  sizePx: number;
  /** Side of the mark's own 24 units, as a part of the icon. */
  markPart: number;
  /** Corner radius as a part of the icon. */
  roundPart: number;
}

const icons: Record<string, IconShape> = {
  // iOS and Android cut their own shapes; of a maskable icon the inner circle of 80 % is sure to stay.
  'apple-touch-icon.png': { sizePx: 180, markPart: 0.72, roundPart: 0 },
  'icon-192.png': { sizePx: 192, markPart: 0.74, roundPart: 0.22 },
  'icon-512.png': { sizePx: 512, markPart: 0.74, roundPart: 0.22 },
  'maskable-512.png': { sizePx: 512, markPart: 0.6, roundPart: 0 },
};

async function draw({ sizePx, markPart, roundPart }: IconShape): Promise<Buffer> {
  const scale = (markPart * sizePx) / 24;
  const offset = (sizePx * (1 - markPart)) / 2;
  await page.setViewportSize({ width: sizePx, height: sizePx });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
      <rect width="${sizePx}" height="${sizePx}" rx="${sizePx * roundPart}" fill="${GROUND}"/>
      <g transform="translate(${offset} ${offset}) scale(${scale}) rotate(45 12 12)">
        <path fill="${INK}" d="M4 4h7v7H4zM4 13h7v7H4zM13 13h7v7h-7z"/><path fill="${BRASS}" d="M13 4h7v7h-7z"/>
      </g>
    </svg>`);
  return page.screenshot({ omitBackground: true });
}

/** An ICO whose pictures are PNGs: a header of 6 bytes, 16 bytes for each picture, the pictures. */
function toIco(pictures: { sizePx: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ sizePx, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(sizePx, 0);
    entry.writeUInt8(sizePx, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, shape] of Object.entries(icons)) writeFileSync(join(publicFolder, name), await draw(shape));

// On a rounded ground, so that the dark tiles are seen on a dark tab bar too.
const small: { sizePx: number; png: Buffer }[] = [];
for (const sizePx of [16, 32, 48]) small.push({ sizePx, png: await draw({ sizePx, markPart: 0.92, roundPart: 0.2 }) });
writeFileSync(join(publicFolder, 'favicon.ico'), toIco(small));
await browser.close();
