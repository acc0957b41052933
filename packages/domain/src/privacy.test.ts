import { expect, test } from 'vitest';
import { emptyCardData, fillCardData } from './card-data.ts';
import { visibleCardData } from './privacy.ts';

const data = fillCardData({
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+919876543210',
  socials: { linkedin: 'asha', whatsapp: '+919876543210' },
  profiles: [{ network: 'bluesky', value: 'asha.bsky.social' }],
  extra: {
    personal: {
      photoUrl: '/uploads/me.webp',
      gender: 'Female',
      birthDate: '2000-01-01',
      anniversaryDate: '2020-01-01',
      resAddress: 'Home',
      pincode: '411001',
      message: 'Hi',
    },
    company: { companyName: 'Acme', email: 'hi@acme.com' },
  },
});

test('what the owner keeps for themselves is shown to nobody', () => {
  const { personal } = visibleCardData(data, { email: true, socials: true }).extra;
  expect(personal).toEqual({ ...emptyCardData().extra.personal, photoUrl: '/uploads/me.webp', message: 'Hi' });
});

test('with everything shown the rest stays as it is', () => {
  const visible = visibleCardData(data, { email: true, socials: true });
  expect(visible).toEqual({ ...data, extra: { ...data.extra, personal: visible.extra.personal } });
});

test('a hidden email address is hidden at the top and at the company', () => {
  const visible = visibleCardData(data, { email: false, socials: true });
  expect(JSON.stringify(visible)).not.toContain('@');
  expect(visible.socials).toEqual(data.socials);
});

test('hidden socials are all hidden, WhatsApp among them', () => {
  const visible = visibleCardData(data, { email: true, socials: false });
  expect(visible.socials).toEqual(emptyCardData().socials);
  expect(visible.profiles).toEqual([]);
  expect(visible.emails[0]?.value).toBe('asha@example.com');
});

test('the card itself is left alone', () => {
  const before = structuredClone(data);
  visibleCardData(data, { email: false, socials: false });
  expect(data).toEqual(before);
});
