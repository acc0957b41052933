import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BACKGROUND_DESIGNS,
  CARD_LAYOUTS,
  CARD_THEMES,
  cardPreview,
  fillCardData,
  formatPhone,
  PRINT_PRODUCTS,
  WALLPAPER_SIZES,
} from '@tessera/domain';
import { scanImageData } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { QueueFull, Semaphore } from '../../kernel/semaphore.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { findFace, prepareFonts } from '../previews/index.ts';
import { makeCode } from './make-code.ts';
import { printPages } from './print-pages.ts';
import { printedCard } from './printed-card.ts';
import type { Shape, Written } from './scene.ts';
import { splitRuns } from './text-runs.ts';
import { toPdf } from './to-pdf.ts';

const POINTS = 72 / 25.4;
const AT = new Date('2026-11-28T05:00:00Z');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-prints-'));
  prepareFonts({ dataDir: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

const PEOPLE = {
  latin: {
    name: 'Dr. Maximiliane von Hohenstein-Bartholdy',
    role: 'Senior Vice President, Sustainable Infrastructure',
    email: 'maximiliane.hohenstein-bartholdy@infrastruktur-europa.example',
    phone: '+4915112345678',
    website: 'https://www.infrastruktur-europa.example/team',
    address: 'Königin-Elisabeth-Straße 112\n14059 Berlin',
    extra: { company: { companyName: 'Infrastruktur Europa Beteiligungsgesellschaft mbH', category: 'Engineering' } },
  },
  arabic: { name: 'ليلى عبد الرحمن الحداد', role: 'مهندسة معمارية', phone: '+971501234567' },
  devanagari: { name: 'आशा श्रीवास्तव', role: 'वास्तुकार', phone: '+919876543210' },
} as const;
const ADDRESS = 'https://tessera.example/asha-rao/principal?c=qr&utm_medium=business-card';

function printed(data: object) {
  const preview = cardPreview(fillCardData(data), formatPhone);
  const options = { address: 'tessera.example/a', code: makeCode(ADDRESS), call: 'Scan to save my contact' };
  return printedCard(preview, { ...options, pictures: {} });
}

const choice = (product: (typeof PRINT_PRODUCTS)[number], more: object = {}) =>
  ({ product, size: '85x55', paper: 'a4', ...more }) as Parameters<typeof printPages>[1];

// `.ci/run` installs them; a person's own machine may lack them.
const isMissing = ['qpdf', 'pdftoppm'].some((tool) => spawnSync(tool, ['--version']).error !== undefined);

function inFile<Result>(pdf: Buffer, use: (file: string) => Result): Result {
  const file = join(folder, 'print.pdf');
  writeFileSync(file, pdf);
  return use(file);
}

/** The boxes of each page in millimetres, as poppler reads them. */
function readBoxes(pdf: Buffer): Record<string, number[]>[] {
  const text = inFile(pdf, (file) => execFileSync('pdfinfo', ['-box', '-f', '1', '-l', '9', file]).toString());
  const boxes: Record<string, number[]>[] = [];
  for (const [, page, name = '', edges = ''] of text.matchAll(/^Page +(\d+) (\w+)Box:(.*)$/gm)) {
    const mm = edges
      .trim()
      .split(/ +/)
      .map((points) => Number(points) / POINTS);
    boxes[Number(page) - 1] = { ...boxes[Number(page) - 1], [name.toLowerCase()]: mm };
  }
  return boxes;
}

async function readCode(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  return (await scanImageData(picture as Parameters<typeof scanImageData>[0])).map((found) => found.decode());
}

describe.skipIf(isMissing)('a print', () => {
  test.each(PRINT_PRODUCTS.flatMap((product) => Object.keys(PEOPLE).map((person) => [product, person] as const)))(
    '%s of a card in %s is a sound PDF whose code another program reads off the page',
    async (product, person) => {
      const pages = printPages(printed(PEOPLE[person as keyof typeof PEOPLE]), choice(product));
      const pdf = await toPdf(pages, { title: 'Card', language: '', createdAt: AT });
      expect(inFile(pdf, (file) => execFileSync('qpdf', ['--check', file]).toString())).toMatch(/No syntax or stream/);
      const last = String(pages.length);
      const page = inFile(pdf, (file) =>
        execFileSync('pdftoppm', ['-r', '150', '-png', '-f', last, '-l', last, file], { maxBuffer: 2 ** 27 }),
      );
      const codes = await readCode(page);
      expect(new Set(codes)).toEqual(new Set([ADDRESS]));
      expect(codes.length).toBe(product === 'sheet' ? 10 : product === 'tent' ? 2 : 1);
    },
    30_000,
  );

  test.each([
    ['85x55', 85, 55],
    ['89x51', 89, 51],
  ])('of the size %s has 3 mm of bleed around its trim box on both pages', async (size, width, height) => {
    const pdf = await toPdf(printPages(printed(PEOPLE.latin), choice('card', { size })), {
      title: 'Card',
      language: '',
      createdAt: AT,
    });
    const boxes = readBoxes(pdf);
    expect(boxes).toHaveLength(2);
    for (const { media, bleed, trim } of boxes) {
      for (const [at, mm] of [3, 3, width + 3, height + 3].entries()) expect(trim?.[at]).toBeCloseTo(mm, 2);
      for (const [at, mm] of [0, 0, width + 6, height + 6].entries()) {
        expect(media?.[at]).toBeCloseTo(mm, 2);
        expect(bleed?.[at]).toBeCloseTo(mm, 2);
      }
    }
  });

  test('carries its fonts, and its texts are texts', async () => {
    for (const [person, font, text] of [
      ['latin', 'Newsreader', 'maximiliane'],
      ['arabic', 'NotoSansArabic', ''],
      ['devanagari', 'NotoSansDevanagari', ''],
    ] as const) {
      const card = printed({ ...PEOPLE[person], theme: 'luxe' });
      const pdf = await toPdf(printPages(card, choice('card')), { title: 'Card', language: '', createdAt: AT });
      const [fonts, words] = inFile(pdf, (file) => [
        execFileSync('pdffonts', [file]).toString(),
        execFileSync('pdftotext', [file, '-']).toString(),
      ]);
      expect(fonts).toMatch(new RegExp(`\\+${font}.* yes +yes +yes`));
      expect(words).toContain(text);
    }
  });

  test.each([
    ['hi', ['hi']],
    ['', []],
  ])(
    'names the language “%s” of its card for screen readers, and no language where it isn’t known',
    async (language, said) => {
      const pdf = await toPdf(printPages(printed(PEOPLE.latin), choice('card')), {
        title: 'Card',
        language,
        createdAt: AT,
      });
      const plain = inFile(pdf, (file) =>
        execFileSync('qpdf', ['--qdf', file, '-'], { maxBuffer: 2 ** 26 }).toString('latin1'),
      );
      expect([...plain.matchAll(/\/Lang \((.*?)\)/g)].map(([, tag]) => tag)).toEqual(said);
    },
  );

  test('has its code in black ink alone, as a drawing and not as a picture', async () => {
    const pdf = await toPdf(printPages(printed(PEOPLE.latin), choice('card')), {
      title: 'Card',
      language: '',
      createdAt: AT,
    });
    const plain = inFile(pdf, (file) =>
      execFileSync('qpdf', ['--qdf', file, '-'], { maxBuffer: 2 ** 26 }).toString('latin1'),
    );
    expect(plain.includes('/DeviceCMYK cs\n0 0 0 1 scn')).toBe(true);
    expect(plain.includes('/Subtype /Image')).toBe(false);
  });
});

function writtenIn(shapes: readonly Shape[], dy = 0): Written[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ ...shape, y: shape.y + dy }];
    return shape.kind === 'group' ? writtenIn(shape.shapes, dy + (shape.at?.[1] ?? 0)) : [];
  });
}

test.each(CARD_THEMES.flatMap((theme) => CARD_LAYOUTS.map((layout) => [theme, layout] as const)))(
  'a front of %s in the layout %s keeps all words inside what is cut, however long they are',
  (theme, layout) => {
    const long = 'आशा देवी श्रीवास्तव महालक्ष्मी नारायण चतुर्वेदी '.repeat(4);
    for (const data of [PEOPLE.latin, { ...PEOPLE.latin, name: long, role: long, tagline: long }]) {
      const card = printed({ ...data, theme });
      const [front] = printPages({ ...card, content: { ...card.content, layout } }, choice('card', { size: '89x51' }));
      const words = writtenIn(front?.shapes ?? []);
      expect(words.length).toBeGreaterThan(2);
      for (const { y, text, size } of words) {
        expect([text, y <= 51 - 4 && y - size > 2]).toEqual([text, true]);
      }
    }
  },
);

test('the words of a text are drawn as they are seen, each letter in a face that has it', () => {
  expect(
    splitRuns('استوديو حداد Haddad Studio', 'sans')
      .map(({ text }) => text.trim())
      .filter(Boolean),
  ).toEqual([...['Haddad', 'Studio', 'حداد', 'استوديو']]);
  expect(splitRuns('आशा Rao', 'serif')).toEqual([
    { text: 'आशा', face: 'devanagari' },
    { text: ' ', face: 'sans' },
    { text: 'Rao', face: 'serif' },
  ]);
  expect(findFace('आ', 'sansBold')).toBe('devanagariBold');
});

describe('through the API', () => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  let openId: string;
  let closedId: string;
  beforeAll(async () => {
    server = await startTestServer();
    [owner, stranger] = [await server.register('Asha Rao'), await server.register('Ravi Menon')];
    const save = async (visibility: object) => {
      const data = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' };
      const { body } = await server.rest('POST', '/api/cards', {
        as: owner,
        body: { title: 'Studio', data, ...visibility },
      });
      return (body.card as { id: string }).id;
    };
    [openId, closedId] = [await save({ isPublic: true }), await save({})];
  });
  afterAll(() => server.close());

  async function get(path: string, as: Person) {
    const response = await fetch(server.origin + path, { headers: { authorization: `Bearer ${as.token}` } });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  test('the owner of an open card gets it as a PDF and sees each page before', async () => {
    const pdf = await get(`/api/cards/${openId}/print.pdf?product=card&campaign=Milan`, owner);
    expect([pdf.status, pdf.type, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    const page = await get(`/api/cards/${openId}/print.png?product=card&campaign=Milan&page=2`, owner);
    const [address = ''] = await readCode(page.bytes);
    expect(address).toMatch(/\/studio\?c=qr&utm_medium=business-card&utm_campaign=Milan$/);
    expect(address).not.toMatch(/[?&]s=/);
  });

  test('what its owner hides from everyone is not on paper', async () => {
    const words = async () => {
      const { bytes } = await get(`/api/cards/${openId}/print.pdf?product=card`, owner);
      return inFile(bytes, (file) => execFileSync('pdftotext', [file, '-']).toString());
    };
    if (!isMissing) expect(await words()).toContain('asha@example.com');
    await server.rest('PATCH', '/api/users/me', { as: owner, body: { showEmail: false } });
    if (!isMissing) expect(await words()).not.toContain('asha@');
    await server.rest('PATCH', '/api/users/me', { as: owner, body: { showEmail: true } });
  });

  test('paper says what its code does: it saves no contact where the owner offers no contact file', async () => {
    const words = async () => {
      const { bytes } = await get(`/api/cards/${openId}/print.pdf?product=card`, owner);
      return inFile(bytes, (file) => execFileSync('pdftotext', [file, '-']).toString()).replace(/\s+/g, ' ');
    };
    if (!isMissing) expect(await words()).toContain('Scan to save my contact');
    await server.rest('PATCH', '/api/users/me', { as: owner, body: { allowContactDownloads: false } });
    if (!isMissing) {
      expect(await words()).toContain('Scan to open my card');
      expect(await words()).not.toContain('save my contact');
    }
    await server.rest('PATCH', '/api/users/me', { as: owner, body: { allowContactDownloads: true } });
  });

  test('while too many others wait, the answer is to try again', async () => {
    const full = vi.spyOn(Semaphore.prototype, 'run').mockRejectedValue(new QueueFull());
    try {
      for (const path of ['print.png?product=card&page=1', 'background.png?design=card'])
        expect((await get(`/api/cards/${openId}/${path}`, owner)).status).toBe(503);
    } finally {
      full.mockRestore();
    }
  });

  test('what not everyone sees is not on paper, though its owner prints it', async () => {
    const said = {
      role: 'Architect',
      phones: [
        { label: 'work', value: '+919876543210' },
        { label: 'home', value: '+919876500000', audience: 'CONTACTS' as const },
      ],
    };
    const data = fillCardData({ ...PEOPLE.devanagari, ...said, audiences: [{ field: 'role', audience: 'ONLY_ME' }] });
    await server.services.db.query('UPDATE cards SET data = $2 WHERE id = $1', [
      openId,
      JSON.stringify({ ...data, name: 'Asha Rao' }),
    ]);
    const { bytes } = await get(`/api/cards/${openId}/print.pdf?product=card`, owner);
    if (isMissing) return;
    const words = inFile(bytes, (file) => execFileSync('pdftotext', [file, '-']).toString());
    expect(words).toContain('98765 43210');
    expect(words).not.toMatch(/Architect|98765 00000/);
  });

  test.each(BACKGROUND_DESIGNS)(
    'the background %s is 1920 × 1080 with a code that is read in the uncut middle',
    async (design) => {
      const { bytes } = await get(`/api/cards/${openId}/background.png?design=${design}`, owner);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([1920, 1080]);
      // As galleries cut it to 4 : 3.
      const cut = await sharp(bytes).extract({ left: 240, top: 0, width: 1440, height: 1080 }).png().toBuffer();
      expect(await readCode(cut)).toEqual([expect.stringContaining('/studio?c=qr')]);
    },
  );

  test.each(WALLPAPER_SIZES)('the wallpaper %s has its code below the clock', async (size) => {
    const { bytes } = await get(`/api/cards/${openId}/wallpaper.png?size=${size}`, owner);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(`${width}x${height}`).toBe(size);
    const top = Math.round(height * 0.32);
    const free = await sharp(bytes)
      .extract({ left: 0, top, width, height: Math.round(height * 0.52) })
      .png()
      .toBuffer();
    expect(await readCode(free)).toEqual([expect.stringContaining('/studio?c=qr')]);
  });

  test('a private card, someone else’s card and a wrong choice are refused', async () => {
    expect((await get(`/api/cards/${closedId}/print.pdf?product=card`, owner)).status).toBe(403);
    expect((await get(`/api/cards/${openId}/print.pdf?product=card`, stranger)).status).toBe(404);
    expect((await get(`/api/cards/nothing/background.png?design=card`, owner)).status).toBe(404);
    const wrong = await get(`/api/cards/${openId}/print.pdf?product=flag&size=1x1&paper=a3`, owner);
    expect(wrong.status).toBe(400);
    const { fields } = JSON.parse(wrong.bytes.toString()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(['paper', 'product', 'size']);
    expect((await get(`/api/cards/${openId}/print.png?product=badge&page=2`, owner)).status).toBe(400);
    expect((await get(`/api/cards/${openId}/wallpaper.png?size=1x1`, owner)).status).toBe(400);
  });
});
