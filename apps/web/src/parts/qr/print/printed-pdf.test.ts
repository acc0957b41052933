import { execFileSync, spawnSync } from 'node:child_process';
import { printedAddress } from '@tessera/domain';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { makeQrCode } from '../make-qr-code.ts';
import { DARK } from '../qr-code.ts';
import { codePdf } from './code-pdf.ts';

const ADDRESS = printedAddress('https://tessera.example/asha-rao/principal', { medium: 'booth', campaign: 'Köln 4.2' });
/** A red square of 8 pixels. */
const JPEG =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD' +
  'ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgD' +
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA' +
  'BAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAMqP/9k=';
/** A black bar where the name is. */
const NAME = { bits: new Uint8Array(8), widthPx: 16, heightPx: 4 };

/** The page as poppler draws it: a viewer that shares no code with ours. */
function drawByPoppler(pdf: Uint8Array) {
  const ppm = execFileSync('pdftoppm', ['-r', '120', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'pipe'] });
  const [head = '', width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 40)) ?? [];
  const rgb = ppm.subarray(head.length);
  const data = new Uint8ClampedArray(Number(width) * Number(height) * 4);
  for (let at = 0; at < data.length / 4; at += 1) data.set([...rgb.subarray(at * 3, at * 3 + 3), 255], at * 4);
  return { data, width: Number(width), height: Number(height), colorSpace: 'srgb' } as ImageData;
}

function pixelAt({ data, width }: ImageData, x: number, y: number): number[] {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return [...data.slice(at, at + 3)];
}

// `.ci/run` installs it; a person's own machine may lack it.
const isMissing = spawnSync('pdftoppm', ['-v']).error !== undefined;

test.skipIf(isMissing).each([
  ['the code alone', false, null],
  ['a name below', false, NAME],
  ['a logo and a name', true, NAME],
])('another viewer draws a PDF with %s, and two readers read it', async (_what, hasLogo, name) => {
  const code = makeQrCode(ADDRESS, { hasLogo });
  const logo = hasLogo ? { jpeg: new Uint8Array(Buffer.from(JPEG, 'base64')), widthPx: 8 } : null;
  const page = drawByPoppler(codePdf(code, { dark: DARK, name, logo }));
  expect(jsQR(page.data, page.width, page.height)?.data).toBe(ADDRESS);
  expect((await scanImageData(page))[0]?.decode()).toBe(ADDRESS);
  expect(page.height > page.width).toBe(name !== null);
  const [red = 0, green = 0] = pixelAt(page, page.width / 2, page.width / 2);
  if (hasLogo) expect(red - green).toBeGreaterThan(80);
  // The strip below the code has the name.
  if (name) expect(pixelAt(page, page.width / 2, (page.width + page.height) / 2)[0]).toBeLessThan(60);
});
