import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSingleFields } from './card-contacts.ts';
import { type CardData, emptyCardData, fillCardData } from './card-data.ts';
import { checkCardData, checkSentCard, missingForSave } from './card-rules.ts';
import { CARD_LIMITS } from './limits.ts';

const BOTH = 'Missing: Name, At least one contact (Phone / Email / Website / WhatsApp)';
const NAME = 'Missing: Name';
const CONTACT = 'Missing: At least one contact (Phone / Email / Website / WhatsApp)';

const valid = { name: 'Asha Rao', email: 'asha@example.com' };

/** Errors of a card that is valid but for what is given. */
function findErrors(partial: Record<string, unknown>) {
  const sent = { ...valid, ...partial };
  return checkSentCard(fillCardData(sent), sent).errors;
}

describe('a card is missing', () => {
  test.each<[string, unknown, string | null]>([
    ['everything when it is empty', {}, BOTH],
    ['its name', { phone: '9876543210' }, NAME],
    ['its contact', { name: 'Asha' }, CONTACT],
    ['nothing with name and phone', { name: 'Asha', phone: '9876543210' }, null],
    ['nothing with name and email', { name: 'Asha', email: 'a@b.de' }, null],
    ['nothing with name and website', { name: 'Asha', website: 'example.com' }, null],
    ['nothing with name and WhatsApp', { name: 'Asha', socials: { whatsapp: '9876543210' } }, null],
    ['its contact when only other networks are given', { name: 'Asha', socials: { linkedin: 'asha' } }, CONTACT],
    ['both when they are only white space', { name: ' \u200B', phone: '\n' }, BOTH],
    ['nothing with a company’s name and email', { extra: { company: { companyName: 'Acme', email: 'a@b.de' } } }, null],
    ['nothing with a company’s phone', { name: 'Asha', extra: { company: { companyMobile: '9876543210' } } }, null],
    ['nothing with a company’s website', { name: 'Asha', extra: { company: { website: 'acme.com' } } }, null],
    [
      'nothing as an event with its host',
      { type: 'event', extra: { company: { companyName: 'A', email: 'a@b.de' } } },
      null,
    ],
    [
      'its name as a personal card with company details only',
      { type: 'personal', extra: { company: { companyName: 'Acme', email: 'a@b.de' } } },
      NAME,
    ],
    [
      'both as a portfolio with company details only',
      { type: 'portfolio', extra: { company: { companyName: 'A' } } },
      BOTH,
    ],
  ])('%s', (_, partial, message) => {
    expect(missingForSave(fillCardData(partial))).toEqual(message);
  });
});

test('what is missing is an error of name and contact and the message of the whole', () => {
  const { errors, message } = checkCardData(emptyCardData());
  expect(Object.keys(errors).sort()).toEqual(['contact', 'name']);
  expect(message).toEqual(BOTH);
});

test('a card comes back in the form in which it is stored', () => {
  const raw = fillCardData({
    type: 'business',
    title: '  My   card ',
    name: ' Asha\tRao ',
    phone: '98765 43210',
    email: ' Asha@Example.com ',
    website: 'Example.com',
    address: ' 1 Road\r\nPune ',
    addressMap: 'maps.app.goo.gl/x',
    logoUrl: '/uploads/a.webp',
    tags: [' Design ', '#design', 'DESIGN', '', 'Pune  city'],
    socials: { linkedin: ' @asha ', github: 'github.com/asha', whatsapp: '9876543210', twitter: 'https://x.com/asha' },
    extra: {
      personal: { birthDate: '2000-02-29', photoUrl: 'https://example.com/a.png' },
      company: { companyMobile: '+1 212 555 0100', website: 'acme.com', email: 'hi@acme.com' },
    },
  });
  const { data, errors, message } = checkCardData(raw);
  expect(errors).toEqual({});
  expect(message).toBeNull();
  expect(withSingleFields(data)).toMatchObject({
    title: 'My card',
    name: 'Asha Rao',
    phone: '+919876543210',
    email: 'Asha@example.com',
    website: 'https://example.com',
    address: '1 Road\nPune',
    addressMap: 'https://maps.app.goo.gl/x',
    logoUrl: '/uploads/a.webp',
    tags: ['Design', 'Pune city'],
    socials: {
      linkedin: '@asha',
      github: 'https://github.com/asha',
      whatsapp: '+919876543210',
      twitter: 'https://x.com/asha',
    },
    extra: {
      personal: { birthDate: '2000-02-29', photoUrl: 'https://example.com/a.png' },
      company: { companyMobile: '+12125550100', website: 'https://acme.com', email: 'hi@acme.com' },
    },
  });
});

test.each<[field: string, partial: Record<string, unknown>, error: string]>([
  ['email', { email: 'asha@example' }, 'This address has no domain ending.'],
  ['phone', { phone: '12345' }, 'Enter one phone number with its country code, such as +91 98765 43210.'],
  ['website', { website: 'javascript:alert(1)' }, 'Only web, email and phone links can go on a card.'],
  ['website', { website: 'ftp://example.com' }, 'Only web, email and phone links can go on a card.'],
  ['website', { website: 'example' }, 'This address has no domain ending.'],
  ['website', { website: 'mailto:a@b.de' }, 'This is not a web address.'],
  ['website', { website: 'https://bank.com@evil.com' }, 'This is not a web address.'],
  ['addressMap', { addressMap: 'data:text/html,x' }, 'Only web, email and phone links can go on a card.'],
  ['logoUrl', { logoUrl: '/etc/passwd' }, 'A picture is an uploaded file or a link that begins with https://.'],
  ['name', { name: 'As\0ha' }, 'This text has characters that can’t be saved.'],
  ['name', { name: 'As\uD800ha' }, 'This text has characters that can’t be saved.'],
  ['address', { address: 'a\u0007' }, 'This text has characters that can’t be saved.'],
  ['email', { email: 'a\0@b.de' }, 'This text has characters that can’t be saved.'],
  ['socials.linkedin', { socials: { linkedin: 'two words' } }, 'Enter a handle such as @name, or a full link.'],
  ['socials.twitter', { socials: { twitter: 'javascript:alert(1)' } }, 'Enter a handle such as @name, or a full link.'],
  ['socials.whatsapp', { socials: { whatsapp: '12345' } }, 'Enter the number with its country code, or a full link.'],
  ['extra.personal.birthDate', { extra: { personal: { birthDate: '2001-02-29' } } }, 'Enter a date as YYYY-MM-DD.'],
  ['extra.personal.birthDate', { extra: { personal: { birthDate: '1.2.2001' } } }, 'Enter a date as YYYY-MM-DD.'],
  [
    'extra.personal.anniversaryDate',
    { extra: { personal: { anniversaryDate: '2001-13-01' } } },
    'Enter a date as YYYY-MM-DD.',
  ],
  [
    'extra.personal.photoUrl',
    { extra: { personal: { photoUrl: 'data:image/png;base64,x' } } },
    'A picture is an uploaded file or a link that begins with https://.',
  ],
  ['extra.personal.mapsLink', { extra: { personal: { mapsLink: 'x y' } } }, 'This is not a web address.'],
  ['extra.company.website', { extra: { company: { website: 'acme' } } }, 'This address has no domain ending.'],
  [
    'extra.company.companyMobile',
    { extra: { company: { companyMobile: 'x' } } },
    'Enter one phone number with its country code, such as +91 98765 43210.',
  ],
  ['extra.company.email', { extra: { company: { email: 'x' } } }, 'This address has no @ sign.'],
  [
    'extra.company.companyLogo',
    { extra: { company: { companyLogo: 'x' } } },
    'A picture is an uploaded file or a link that begins with https://.',
  ],
  [
    'extra.company.mapsLink',
    { extra: { company: { mapsLink: 'x:y' } } },
    'Only web, email and phone links can go on a card.',
  ],
  ['tags.1', { tags: ['a', 'b'.repeat(41)] }, 'At most 40 characters.'],
  ['tags', { tags: 'abcdefghijk'.split('') }, 'At most 10 tags.'],
  ['tags', { tags: Array.from({ length: 5000 }, () => 'a') }, 'At most 10 tags.'],
])('%s of %j: %s', (field, partial, error) => {
  expect(findErrors(partial)).toEqual({ [field]: error });
});

test('ten tags that are written in two ways are ten tags', () => {
  expect(findErrors({ tags: ['A', 'B', ...'abcdefghij'] })).toEqual({});
});

const LIMITS: [path: string, limit: number][] = [
  ...(['title', 'name', 'role', 'tagline', 'address'] as const).map((key): [string, number] => [key, CARD_LIMITS[key]]),
  ['extra.personal.education', CARD_LIMITS.education],
  ['extra.personal.resAddress', CARD_LIMITS.address],
  ['extra.personal.pincode', CARD_LIMITS.pincode],
  ['extra.personal.message', CARD_LIMITS.message],
  ['extra.company.companyName', CARD_LIMITS.companyName],
  ['extra.company.designation', CARD_LIMITS.designation],
  ['extra.company.category', CARD_LIMITS.category],
  ['extra.company.address', CARD_LIMITS.address],
  ['extra.company.message', CARD_LIMITS.message],
];

/** `{ a: { b: value } }` for 'a.b'. */
function nest(path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length > 0 ? nest(rest.join('.'), value) : value };
}

test.each(LIMITS)('%s may have %i characters and not one more', (path, limit) => {
  expect(findErrors(nest(path, 'a'.repeat(limit)))).toEqual({});
  expect(findErrors(nest(path, 'a'.repeat(limit + 1)))).toEqual({ [path]: `At most ${limit} characters.` });
  expect(findErrors(nest(path, ` ${'a'.repeat(limit)}  `))).toEqual({});
});

test('every text of a card has a limit, so a megabyte in each is an error in each', () => {
  const big = 'a '.repeat(500_000);
  const paths = textPaths(emptyCardData());
  const errors = checkCardData(paths.reduce((card, path) => setText(card, path, big), emptyCardData())).errors;
  expect(Object.keys(errors).sort()).toEqual(paths.sort());
  // Entries of phones, emails, websites and addresses have their own tests.
  expect(paths).toHaveLength(36);
});

function textPaths(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    if (['type', 'theme', 'gender', 'tags'].includes(key)) return [];
    return typeof item === 'object' ? textPaths(item, `${prefix}${key}.`) : [`${prefix}${key}`];
  });
}

function setText(card: CardData, path: string, value: string): CardData {
  const merge = (target: Record<string, unknown>, source: Record<string, unknown>): Record<string, unknown> => {
    const [[key, item] = ['', null]] = Object.entries(source);
    const inner = target[key];
    const isLeaf = typeof item !== 'object' || item === null;
    return { ...target, [key]: isLeaf ? item : merge({ ...(inner as object) }, { ...item }) };
  };
  return fillCardData(merge({ ...card }, nest(path, value)));
}

test('checking a checked card finds the same and changes nothing', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'a@b.de', '9876543210', 'example.com', '@asha', '2000-01-01', '/uploads/a.png', 'x y', '#tag'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const card = fc
    .record({
      ...Object.fromEntries(['name', 'email', 'phone', 'website', 'address', 'logoUrl'].map((key) => [key, text])),
      tags: fc.array(text, { maxLength: 12 }),
      socials: fc.record({ linkedin: text, whatsapp: text, telegram: text, youtube: text }),
      extra: fc.record({
        personal: fc.record({ birthDate: text, message: text }),
        company: fc.record({ website: text }),
      }),
    })
    .map(fillCardData);
  fc.assert(
    fc.property(card, (raw) => {
      const first = checkCardData(raw);
      if (first.message !== null) return;
      expect(checkCardData(first.data)).toEqual(first);
    }),
    { numRuns: 150 },
  );
});

test('further profiles are checked as the others are, lose empty ones and keep their order', () => {
  const { data: kept, errors } = checkCardData(
    fillCardData({
      name: 'Asha',
      email: 'asha@example.com',
      profiles: [
        { network: 'tiktok', value: ' @asha ' },
        { network: 'bluesky', value: '' },
        { network: 'discord', value: 'asha' },
        { network: 'instagram', value: 'javascript:alert(1)' },
        { network: 'myspace', value: 'asha' },
        { network: 'mastodon', value: '@asha@indieweb.social' },
      ],
    }),
  );
  expect(kept.profiles?.map(({ network }) => network)).toEqual(['tiktok', 'discord', 'instagram', 'mastodon']);
  expect(kept.profiles?.[0]?.value).toBe('@asha');
  expect(Object.keys(errors)).toEqual(['profiles.2.value', 'profiles.3.value']);
});

test('more profiles than a card may have are refused as a whole', () => {
  const profiles = Array.from({ length: 21 }, () => ({ network: 'tiktok', value: 'asha' }));
  const { errors } = checkCardData(fillCardData({ name: 'Asha', email: 'asha@example.com', profiles }));
  expect(Object.keys(errors)).toEqual(['profiles']);
});

test('a number on WhatsApp is a contact, also as a further profile', () => {
  const data = fillCardData({ name: 'Asha', profiles: [{ network: 'whatsapp', value: '+919876543210' }] });
  expect(checkCardData(data).message).toBeNull();
});
