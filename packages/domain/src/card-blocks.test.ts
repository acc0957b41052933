import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCK_LIMITS } from './block-rules.ts';
import { BLOCK_FIELDS, BLOCK_KINDS, type CardBlock, emptyBlock, fillBlocks } from './card-blocks.ts';
import { fillCardData } from './card-data.ts';
import { patchCardData } from './card-patch.ts';
import { checkCardData } from './card-rules.ts';
import { translateCard } from './card-translation.ts';
import { linkedPictures } from './preview.ts';
import { visibleCardData } from './privacy.ts';
import { shownBlocks, storedFileKeys } from './shown-blocks.ts';

const UPLOAD = '/uploads/0123456789abcdef0123456789abcdef';
const card = (blocks: unknown) => fillCardData({ name: 'Asha', email: 'asha@example.com', blocks });
const check = (...blocks: Partial<CardBlock>[]) => checkCardData(card(blocks));

/** A right one of each kind, as people send them. */
const GOOD: Record<CardBlock['kind'], Partial<CardBlock>> = {
  text: { title: 'हमारे बारे में', text: 'We build houses.\n\nSince 1987.' },
  link: { title: 'Our book', text: 'On courts', url: 'rao.example/book', icon: 'book' },
  button: { title: 'Write to us', url: 'asha@example.com' },
  gallery: { title: 'Courts', pictures: [{ imageUrl: `${UPLOAD}.webp`, alt: 'A court' }] },
  video: { title: 'A walk', url: 'https://youtu.be/dQw4w9WgXcQ' },
  file: { title: 'Portfolio', url: `${UPLOAD}.pdf` },
  calendar: { title: 'Book a call', url: 'calendly.com/asha' },
  map: { title: 'Studio', text: '12 Lake Road\nPune' },
  testimonial: { title: 'Ravi Menon', text: 'She listens.', caption: 'CEO, Menon', imageUrl: `${UPLOAD}.webp` },
  divider: {},
};

test('a block of each kind is kept, with addresses in their stored form', () => {
  const { data, errors } = check(...BLOCK_KINDS.map((kind) => ({ ...GOOD[kind], kind })));
  expect(errors).toEqual({});
  expect(data.blocks?.map(({ kind }) => kind)).toEqual(BLOCK_KINDS);
  expect(data.blocks?.map(({ url }) => url).filter(Boolean)).toEqual([
    ...['https://rao.example/book', 'mailto:asha@example.com', 'https://youtu.be/dQw4w9WgXcQ'],
    ...[`${UPLOAD}.pdf`, 'https://calendly.com/asha'],
  ]);
  expect(checkCardData(data).data.blocks).toEqual(data.blocks);
});

test('what another kind of block left behind goes', () => {
  const everything = { title: 'T', text: 'Text', url: 'a.example', caption: 'C', imageUrl: `${UPLOAD}.webp` };
  const { data } = check({ ...everything, kind: 'button', icon: 'gift' }, { ...everything, kind: 'divider' });
  expect(data.blocks).toEqual([
    { ...emptyBlock('button'), title: 'T', url: 'https://a.example' },
    emptyBlock('divider'),
  ]);
});

test.each<[Partial<CardBlock>, string]>([
  [{ kind: 'text', title: ' ', text: '\n' }, 'text'],
  [{ kind: 'text', text: 'x'.repeat(BLOCK_LIMITS.text + 1) }, 'text'],
  [{ kind: 'link', title: '', url: 'a.example' }, 'title'],
  [{ kind: 'link', title: 'A', url: '' }, 'url'],
  [{ kind: 'link', title: 'A', url: 'javascript:alert(1)' }, 'url'],
  [{ kind: 'link', title: 'A', url: 'https://bank.example@evil.example' }, 'url'],
  [{ kind: 'link', title: 'A', url: 'a.example', text: 'x'.repeat(201) }, 'text'],
  [{ kind: 'button', title: 'A', url: 'data:text/html,x' }, 'url'],
  [{ kind: 'button', title: 'x'.repeat(121), url: 'a.example' }, 'title'],
  [{ kind: 'gallery' }, 'pictures'],
  [{ kind: 'gallery', pictures: [{ imageUrl: '', alt: 'Nothing' }] }, 'pictures.0.imageUrl'],
  [{ kind: 'gallery', pictures: [{ imageUrl: 'data:image/png,x', alt: '' }] }, 'pictures.0.imageUrl'],
  [{ kind: 'gallery', pictures: Array(13).fill({ imageUrl: `${UPLOAD}.webp`, alt: '' }) }, 'pictures'],
  [{ kind: 'video', url: '' }, 'url'],
  [{ kind: 'video', url: 'https://example.com/film' }, 'url'],
  [{ kind: 'video', url: 'http://example.com/film.mp4' }, 'url'],
  [{ kind: 'video', url: `${UPLOAD}.pdf` }, 'url'],
  [{ kind: 'file', url: `${UPLOAD}.mp4` }, 'url'],
  [{ kind: 'file', url: '/uploads/../etc/passwd' }, 'url'],
  [{ kind: 'file', url: 'http://example.com/a.pdf' }, 'url'],
  [{ kind: 'calendar', url: 'mailto:asha@example.com' }, 'url'],
  [{ kind: 'map', title: 'Studio' }, 'text'],
  [{ kind: 'map', url: 'javascript:alert(1)' }, 'url'],
  [{ kind: 'testimonial', title: 'Ravi' }, 'text'],
  [{ kind: 'testimonial', text: 'Yes', caption: 'x'.repeat(121) }, 'caption'],
  [{ kind: 'testimonial', text: 'Yes', imageUrl: 'file:///a.png' }, 'imageUrl'],
])('%j is refused at its field', (block, field) => {
  expect(Object.keys(check({ kind: 'divider' }, block).errors)).toEqual([`blocks.1.${field}`]);
});

test('thirty are the most', () => {
  expect(check(...Array(30).fill({ kind: 'divider' })).errors).toEqual({});
  expect(Object.keys(check(...Array(31).fill({ kind: 'divider' })).errors)).toEqual(['blocks']);
});

test.each([
  ['mailto:Asha+card@example.com', 'mailto:Asha%2Bcard@example.com'],
  ['tel:+49 89 1234-5678', 'tel:+498912345678'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['0091 98765-43210', 'tel:+919876543210'],
  ['tel: 0049 89 1234', 'tel:+49891234'],
  ['http://a.example', 'http://a.example'],
  ['भारत.example/क', 'https://xn--h2brj9c.example/%E0%A4%95'],
])('a button to %s leads to %s, however often it is saved', (url, href) => {
  const once = check({ kind: 'button', title: 'Go', url }).data;
  const twice = checkCardData(once);
  expect(twice.errors).toEqual({});
  expect([once, twice.data].map((data) => shownBlocks(data)[0]?.url)).toEqual([href, href]);
});

test('a video of YouTube gets its poster, which another one replaces', () => {
  const posters = ['', 'https://i.ytimg.com/vi/aaaaaaaaaaa/hqdefault.jpg', `${UPLOAD}.webp`].map(
    (imageUrl) => check({ kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', imageUrl }).data.blocks?.[0]?.imageUrl,
  );
  const own = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';
  expect(posters).toEqual([own, own, `${UPLOAD}.webp`]);
  expect(check({ kind: 'video', url: 'vimeo.com/76979871', imageUrl: own }).data.blocks?.[0]?.imageUrl).toBe('');
});

test('pictures that are elsewhere are known, so that they are copied and no visitor asks for them', () => {
  const [a, b] = ['https://a.example/a.jpg', 'https://b.example/b.jpg'];
  const { data } = check(
    { kind: 'gallery', pictures: [{ imageUrl: a, alt: 'A' }] },
    { kind: 'testimonial', text: 'Yes', imageUrl: b },
  );
  expect(linkedPictures(data)).toEqual([a, b]);
  const [gallery, said] = shownBlocks(data);
  expect([gallery?.pictures, said?.src]).toEqual([
    [{ src: `/uploads/copy?of=${encodeURIComponent(a)}`, alt: 'A' }],
    `/uploads/copy?of=${encodeURIComponent(b)}`,
  ]);
});

test('a stored block that was never checked leads nowhere unsafe', () => {
  const unsafe = BLOCK_KINDS.map((kind) => ({
    ...{ kind, title: 'T', text: 'Text', url: 'javascript:alert(1)', imageUrl: 'javascript:alert(1)' },
    pictures: [{ imageUrl: 'data:text/html,x', alt: '' }],
  }));
  const shown = shownBlocks(card(unsafe));
  expect(JSON.stringify(shown)).not.toMatch(/javascript:|data:/);
  expect(shown.find(({ kind }) => kind === 'map')?.url).toContain('google.com/maps');
});

test('a file has its name, type and size where they are known', () => {
  const data = card([
    { kind: 'file', url: `${UPLOAD}.pdf` },
    { kind: 'file', url: `${UPLOAD}.pdf`, title: 'My portfolio' },
    { kind: 'file', url: 'https://a.example/d/price%20list%E0%A4%95.xlsx?dl=1' },
    { kind: 'file', url: 'https://a.example' },
  ]);
  expect(storedFileKeys(data)).toEqual(Array(2).fill(`${UPLOAD.slice(9)}.pdf`));
  const files = new Map([[`${UPLOAD.slice(9)}.pdf`, { name: 'रेज़्यूमे.pdf', sizeBytes: 1234 }]]);
  expect(shownBlocks(data, files).map(({ file }) => file)).toEqual([
    { name: 'रेज़्यूमे.pdf', type: 'PDF', sizeBytes: 1234 },
    { name: 'My portfolio', type: 'PDF', sizeBytes: 1234 },
    { name: 'price listक.xlsx', type: 'XLSX', sizeBytes: null },
    { name: '', type: '', sizeBytes: null },
  ]);
});

test('visitors see the blocks in every language, and a patch replaces all of them or none', () => {
  const data = { ...card([{ kind: 'divider' }]), translations: [{ ...TRANSLATION, name: 'आशा' }] };
  const visible = visibleCardData(data, { email: false, socials: false });
  expect(translateCard(visible, 'hi').blocks).toEqual([emptyBlock('divider')]);
  expect(patchCardData(data, { name: 'B' }).blocks).toEqual(data.blocks);
  expect(patchCardData(data, { blocks: [emptyBlock('text')] }).blocks).toEqual([emptyBlock('text')]);
  expect(patchCardData(data, { blocks: null }).blocks).toEqual([]);
});

const TRANSLATION = { language: 'hi', name: '', role: '', tagline: '', companyName: '', address: '' };

test('anything that is no block becomes an empty one or none', () => {
  expect(fillBlocks('no list')).toEqual([]);
  expect(fillBlocks([null, 7, {}, { kind: 'iframe' }, { kind: 7 }, { kind: 'constructor' }])).toEqual([]);
  expect(fillBlocks([{ kind: 'TEXT', title: 7, icon: 'skull', pictures: [null, 'a'] }])).toEqual([
    {
      ...emptyBlock('text'),
      pictures: [
        { imageUrl: '', alt: '' },
        { imageUrl: '', alt: '' },
      ],
    },
  ]);
  const lent = JSON.parse('[{"kind":"text","__proto__":{"title":"lent"}}]');
  expect(fillBlocks(lent)).toEqual([emptyBlock('text')]);
});

test('the check never throws, and what it lets through stays as it is', () => {
  const block = fc.record({
    kind: fc.constantFrom(...BLOCK_KINDS),
    ...{ title: fc.string(), text: fc.string({ unit: 'binary' }), url: fc.oneof(fc.string(), fc.webUrl()) },
    ...{ imageUrl: fc.string(), caption: fc.string(), icon: fc.string(), pictures: fc.array(fc.anything()) },
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const { data, errors } = checkCardData(card(blocks));
      if (Object.keys(errors).length === 0) expect(checkCardData(data).data).toEqual(data);
      expect(shownBlocks(data)).toHaveLength(blocks.length);
    }),
  );
});

test('every field of a block is used by some kind', () => {
  const used = new Set(Object.values(BLOCK_FIELDS).flat());
  expect([...used].sort()).toEqual(
    Object.keys(emptyBlock('text'))
      .filter((field) => field !== 'kind')
      .sort(),
  );
});
