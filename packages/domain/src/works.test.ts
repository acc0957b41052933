import { expect, test } from 'vitest';
import { emptyCardData, fillCardData, type PortfolioWork } from './card-data.ts';
import { checkCardData } from './card-rules.ts';
import { linkedPictures, shownWorks } from './preview.ts';
import { visibleCardData } from './privacy.ts';
import { cardVcf } from './vcard.ts';

const HOUSE: PortfolioWork = {
  ...{ imageUrl: '/uploads/0123456789abcdef0123456789abcdef.webp', title: 'House with a court' },
  ...{ alt: 'A court with a tree', link: 'rao.example/court', year: '2024' },
};
const card = (works: unknown, type = 'portfolio') =>
  fillCardData({ ...emptyCardData(), type, name: 'Asha', email: 'asha@example.com', extra: { works } });

test('the works of a portfolio are shown in their order, with links that are safe', () => {
  const { data } = checkCardData(card([HOUSE, { ...HOUSE, title: 'Barn', alt: '', link: '', year: '' }]));
  expect(shownWorks(data)).toEqual([
    {
      ...{ src: HOUSE.imageUrl, title: 'House with a court', alt: 'A court with a tree' },
      ...{ year: '2024', url: 'https://rao.example/court' },
    },
    { src: HOUSE.imageUrl, title: 'Barn', alt: 'Barn', year: '', url: null },
  ]);
});

test('cards of other types keep their works, and show none', () => {
  const business = card([HOUSE], 'business');
  expect([shownWorks(business), business.extra.works?.length]).toEqual([[], 1]);
});

test('who does not own the card sees the works, and a contact file leaves them out', () => {
  const show = { email: true, socials: true };
  const visible = visibleCardData(card([HOUSE]), show);
  expect(visible.extra.works).toEqual([HOUSE]);
  const asked = { uid: '0', rev: new Date(0), sourceUrl: 'https://example.com', version: '4.0' as const, show };
  expect(cardVcf({ ...asked, data: visible })).toBe(cardVcf({ ...asked, data: card([]) }));
});

test('pictures that are elsewhere are known, so that they are copied', () => {
  const imageUrl = 'https://rao.example/court.jpg';
  expect(linkedPictures(card([{ ...HOUSE, imageUrl }, HOUSE]))).toEqual([imageUrl]);
});

test.each([
  [{ imageUrl: '' }, 'imageUrl'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ alt: 'x'.repeat(301) }, 'alt'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ year: 'last' }, 'year'],
  [{ year: '20245' }, 'year'],
])('a work with %j is refused at its field', (changes, field) => {
  expect(Object.keys(checkCardData(card([HOUSE, { ...HOUSE, ...changes }])).errors)).toEqual([
    `extra.works.1.${field}`,
  ]);
});

test('twelve are the most', () => {
  const works = Array.from({ length: 13 }, () => HOUSE);
  expect(checkCardData(card(works.slice(1))).errors).toEqual({});
  expect(Object.keys(checkCardData(card(works)).errors)).toEqual(['extra.works']);
});

test('anything that is no work becomes an empty one or none', () => {
  expect(card('no list').extra.works).toEqual([]);
  expect(card([null, { title: 7 }]).extra.works).toEqual([
    { imageUrl: '', title: '', alt: '', link: '', year: '' },
    { imageUrl: '', title: '', alt: '', link: '', year: '' },
  ]);
});
