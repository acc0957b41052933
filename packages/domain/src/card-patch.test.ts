import { expect, test } from 'vitest';
import { fillCardData, type PortfolioWork } from './card-data.ts';
import { patchCardData } from './card-patch.ts';

const card = fillCardData({
  title: 'Tiles',
  name: 'Asha Rao',
  phone: '+919876543210',
  tags: ['tiles'],
  socials: { github: 'asha', linkedin: 'asha-rao' },
  extra: {
    personal: { education: 'Pune', gender: 'Female' },
    company: { companyName: 'Azulejos' },
    event: { place: 'Lisbon' },
  },
});

test.each([
  ['nothing', {}, {}],
  ['a text', { role: 'Tiler' }, { role: 'Tiler' }],
  ['null for a text', { role: null, phone: null }, { role: '', phones: [] }],
  ['tags, as a whole', { tags: ['stone'] }, { tags: ['stone'] }],
  ['null for tags', { tags: null }, { tags: [] }],
  ['null for what a card can’t be without', { title: null, type: null, theme: null }, {}],
  ['one link', { socials: { github: null } }, { socials: { ...card.socials, github: '' } }],
  [
    'one detail of each kind',
    { extra: { personal: { gender: null }, company: { category: 'Craft' }, event: { date: '2026-12-01' } } },
    {
      extra: {
        ...card.extra,
        personal: { ...card.extra.personal, gender: '' },
        company: { ...card.extra.company, category: 'Craft' },
        event: { ...card.extra.event, date: '2026-12-01' },
      },
    },
  ],
])('a patch of %s changes only that', (_what, patch, changed) => {
  expect(patchCardData(card, patch)).toEqual({ ...card, ...changed });
});

test('works stay, and are replaced as a whole', () => {
  const [one, other] = ['One', 'Other'].map((title) => ({ imageUrl: '', title, alt: '', link: '', year: '' }));
  const portfolio = patchCardData(card, { extra: { works: [one, other] as PortfolioWork[] } });
  expect(portfolio.extra.works).toEqual([one, other]);
  expect(patchCardData(portfolio, { extra: { company: { category: 'Craft' } } }).extra.works).toEqual([one, other]);
  expect(patchCardData(portfolio, { extra: { works: null } }).extra.works).toEqual([]);
});

test('a design is put on, stays, and is taken off', () => {
  const design = { name: 'Own' } as never;
  const designed = patchCardData(card, { design });
  expect(designed).toEqual({ ...card, design });
  expect(patchCardData(designed, { role: '' })).toEqual(designed);
  expect(patchCardData(designed, { design: null })).toEqual(card);
});
