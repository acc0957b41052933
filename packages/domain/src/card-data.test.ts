import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSingleFields } from './card-contacts.ts';
import { CARD_TYPES, emptyCardData, fillCardData } from './card-data.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';

test('a new card has a title, the luxe theme and nothing else', () => {
  const card = emptyCardData();
  expect(card).toMatchObject({ type: 'business', theme: 'luxe', title: '', name: '', tags: [] });
  expect(Object.keys(card.socials)).toEqual([...SOCIAL_NETWORKS]);
  const specified = withSingleFields(card);
  expect(Object.keys(specified.extra.personal)).toHaveLength(9);
  expect(Object.keys(specified.extra.company)).toHaveLength(10);
});

test.each(CARD_TYPES)('a new %s card has its type', (type) => {
  expect(emptyCardData(type).type).toBe(type);
});

test('two new cards share no objects', () => {
  emptyCardData().tags.push('x');
  emptyCardData().socials.github = 'x';
  expect(emptyCardData()).toMatchObject({ tags: [], socials: { github: '' } });
});

test('what is given is kept, what is missing is filled, what is unknown is dropped', () => {
  const card = fillCardData({
    type: 'personal',
    theme: 'tech',
    title: '',
    name: ' Asha ',
    tags: ['a', 1, null, 'b'],
    socials: { github: 'asha', myspace: 'x' },
    extra: { personal: { gender: 'Female' }, company: null, more: {} },
    isAdmin: true,
  });
  expect(card).toEqual({
    ...emptyCardData('personal'),
    theme: 'tech',
    title: '',
    name: ' Asha ',
    tags: ['a', 'b'],
    socials: { ...emptyCardData().socials, github: 'asha' },
    extra: { ...emptyCardData().extra, personal: { ...emptyCardData().extra.personal, gender: 'Female' } },
  });
});

test.each([null, undefined, 1, 'x', [], { type: 'other', theme: 'neon', name: 7, tags: 'a', socials: [], extra: 'x' }])(
  '%j is filled up to an empty card',
  (value) => {
    expect(fillCardData(value)).toEqual(emptyCardData());
  },
);

test('a __proto__ key lends no values and changes no prototype', () => {
  const body: unknown = JSON.parse(
    '{"__proto__":{"name":"x"},"socials":{"__proto__":{"github":"x"}},"extra":{"__proto__":{"company":{"email":"x"}}}}',
  );
  const card = fillCardData(body);
  expect(card).toEqual(emptyCardData());
  expect(Object.getPrototypeOf(card)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(card.socials)).toBe(Object.prototype);
});

test('filling a filled card changes nothing, and anything can be filled', () => {
  fc.assert(
    fc.property(
      fc.object({ key: fc.constantFrom(...Object.keys(emptyCardData()), 'company', 'personal') }),
      (value) => {
        const card = fillCardData(value);
        expect(fillCardData(card)).toEqual(card);
      },
    ),
  );
});
