import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_TYPES, fillCardData } from './card-data.ts';
import { cardBadge, cardPreview, displayTitle, shownContacts } from './preview.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';

const company = {
  companyName: 'Acme',
  companyLogo: '/uploads/acme.webp',
  designation: 'Engineer',
  companyMobile: '+912223456789',
  email: 'hi@acme.com',
  address: '1 Road\nPune',
  mapsLink: 'https://maps.app.goo.gl/acme',
  website: 'https://acme.com',
  message: 'We build.',
};
const personal = {
  photoUrl: '/uploads/me.webp',
  mapsLink: 'https://maps.app.goo.gl/home',
  education: 'IIT',
  message: 'Hello.',
};
const own = {
  name: 'Asha',
  role: 'Founder',
  phone: '+919876543210',
  email: 'asha@example.com',
  website: 'https://asha.dev',
  address: '2 Street',
  addressMap: 'https://maps.app.goo.gl/own',
  logoUrl: '/uploads/own.webp',
};
const extra = { company, personal };

describe.each(['business', 'event'] as const)('a %s card', (type) => {
  test('takes what is empty from the company', () => {
    expect(cardPreview(fillCardData({ type, extra }))).toMatchObject({
      name: 'Acme',
      company: '',
      role: 'Engineer',
      logo: '/uploads/acme.webp',
      phone: '+912223456789',
      phoneHref: 'tel:+912223456789',
      email: 'hi@acme.com',
      emailHref: 'mailto:hi@acme.com',
      website: 'acme.com',
      websiteUrl: 'https://acme.com',
      address: '1 Road\nPune',
      location: '1 Road, Pune',
      mapUrl: 'https://maps.app.goo.gl/acme',
      message: 'We build.',
      education: '',
    });
  });

  test('prefers its own fields', () => {
    expect(cardPreview(fillCardData({ type, ...own, extra }))).toMatchObject({
      name: 'Asha',
      company: 'Acme',
      role: 'Founder',
      logo: '/uploads/own.webp',
      photo: '/uploads/me.webp',
      phone: '+919876543210',
      email: 'asha@example.com',
      websiteUrl: 'https://asha.dev',
      location: '2 Street',
      mapUrl: 'https://maps.app.goo.gl/own',
    });
  });
});

describe.each(['personal', 'portfolio'] as const)('a %s card', (type) => {
  test('takes its logo from the photo, its map from the person, and neither name nor role from the company', () => {
    const { companyName, companyLogo, designation } = company;
    const details = { personal, company: { companyName, companyLogo, designation } };
    expect(cardPreview(fillCardData({ type, extra: details }))).toMatchObject({
      name: '',
      company: '',
      role: '',
      logo: '/uploads/me.webp',
      photo: '/uploads/me.webp',
      phone: '',
      phoneHref: null,
      email: '',
      emailHref: null,
      website: '',
      websiteUrl: null,
      location: '',
      mapUrl: 'https://maps.app.goo.gl/home',
      message: 'Hello.',
      education: 'IIT',
    });
  });
});

test.each(['business', 'personal'] as const)('a %s card shows the numbers of work, whatever else it says', (type) => {
  const phones = [{ label: 'work', value: '+912223456789' }];
  expect(cardPreview(fillCardData({ type, phones }))).toMatchObject({ phone: '+912223456789' });
  expect(shownContacts(fillCardData({ type, extra: { company: { companyMobile: '+912223456789' } } }))).toEqual([
    { kind: 'phones', label: 'work', text: '+912223456789', href: 'tel:+912223456789' },
  ]);
});

test('all ways to reach a person are shown with their labels, each once', () => {
  const data = fillCardData({
    phones: [
      { label: 'mobile', value: '+919876543210' },
      { label: 'Rezeption', value: '+498912345' },
      { label: 'work', value: '+919876543210' },
    ],
    emails: [{ label: '', value: 'asha@example.com' }],
    websites: [{ label: 'संपर्क', value: 'https://asha.dev' }],
    addresses: [{ label: 'home', value: '2 Street\nPune', map: '' }],
  });
  expect(shownContacts(data).map(({ label, text }) => [label, text])).toEqual([
    ['mobile', '+919876543210'],
    ['Rezeption', '+498912345'],
    ['', 'asha@example.com'],
    ['संपर्क', 'asha.dev'],
    ['home', '2 Street, Pune'],
  ]);
});

test('a map without an address is the first address’s, if it fits the type of card', () => {
  const map = 'https://maps.app.goo.gl/acme';
  const withMap = (type: string, label: string) =>
    shownContacts(
      fillCardData({
        type,
        addresses: [
          { label: '', value: 'Pune', map: '' },
          { label, value: '', map },
        ],
      }),
    ).map(({ href }) => href);
  expect(withMap('business', 'work')).toEqual([map]);
  expect(withMap('personal', 'home')).toEqual([map]);
  expect(withMap('personal', 'work')).toEqual(['https://www.google.com/maps/search/?api=1&query=Pune']);
});

test('without a maps link the address is searched for', () => {
  expect(cardPreview(fillCardData({ address: 'Pune' })).mapUrl).toContain('query=Pune');
  expect(cardPreview(fillCardData({})).mapUrl).toBeNull();
});

test('switching the type there and back shows the same again', () => {
  const data = fillCardData({ ...own, extra });
  const there = { ...data, type: 'personal' as const };
  expect(cardPreview({ ...there, type: 'business' })).toEqual(cardPreview(data));
});

test('phones are shown by the formatter that is handed in, and dialled as stored', () => {
  const preview = cardPreview(fillCardData({ phone: '+919876543210' }), () => '+91 98765 43210');
  expect(preview).toMatchObject({ phone: '+91 98765 43210', phoneHref: 'tel:+919876543210' });
});

test('a website that is still being typed is shown without a link', () => {
  expect(cardPreview(fillCardData({ website: 'exam' }))).toMatchObject({ website: 'exam', websiteUrl: null });
});

test('only networks that lead somewhere are shown, in their fixed order', () => {
  const data = fillCardData({ socials: { telegram: 't', linkedin: 'asha', twitter: 'javascript:alert(1)' } });
  expect(cardPreview(data).socials).toEqual([
    { network: 'linkedin', label: 'LinkedIn', text: 'asha', url: 'https://linkedin.com/in/asha' },
    { network: 'telegram', label: 'Telegram', text: '@t', url: 'https://t.me/t' },
  ]);
});

test.each([
  [{ title: ' My card ' }, 'My card'],
  [{ title: '', type: 'business' as const }, 'Business'],
  [{ title: '  ', type: 'event' as const }, 'Event'],
  [{ title: '' }, 'Card'],
  [{}, 'Card'],
])('the title of %j is %s', (data, title) => {
  expect(displayTitle(data)).toBe(title);
});

test('the badge is the category, else the type', () => {
  expect(cardBadge(fillCardData({ extra: { company: { category: ' Design ' } } }))).toBe('Design');
  expect(cardBadge(fillCardData({ type: 'portfolio' }))).toBe('Portfolio');
});

test('whatever is on a card, its links are safe and its pictures come by http(s) or from our uploads', () => {
  const text = fc.oneof(
    fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '//evil.com', '/uploads/../x', 'a@b.de', '+911234567'),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  );
  const fields = (keys: readonly string[]) => fc.record(Object.fromEntries(keys.map((key) => [key, text])));
  const card = fc.record({
    type: fc.constantFrom(...CARD_TYPES),
    website: text,
    addressMap: text,
    address: text,
    logoUrl: text,
    phone: text,
    email: text,
    socials: fields(SOCIAL_NETWORKS),
    extra: fc.record({ personal: fields(Object.keys(personal)), company: fields(Object.keys(company)) }),
  });
  fc.assert(
    fc.property(card, (value) => {
      const { logo, photo, websiteUrl, mapUrl, phoneHref, emailHref, socials } = cardPreview(fillCardData(value));
      for (const picture of [logo, photo]) if (picture) expect(picture).toMatch(/^(https?:\/\/[^/]|\/uploads\/\w)/);
      for (const url of [websiteUrl, mapUrl, ...socials.map((social) => social.url)]) {
        if (url) expect(new URL(url).protocol).toMatch(/^https?:$/);
      }
      if (phoneHref) expect(phoneHref).toMatch(/^tel:\+?\d{1,15}$/);
      if (emailHref) expect(new URL(emailHref).protocol).toBe('mailto:');
    }),
    { numRuns: 100 },
  );
});
