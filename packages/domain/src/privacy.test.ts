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
  blocks: [
    { kind: 'button', title: 'Write', url: 'mailto:asha@example.com' },
    { kind: 'link', title: 'Write', url: ' MAILTO:press@example.com' },
    { kind: 'button', title: 'Call', url: 'tel:+919876543210' },
    { kind: 'link', title: 'Mailto: a history', url: 'https://a.example/mailto:' },
  ],
});

test('what the owner keeps for themselves is shown to nobody', () => {
  const { personal } = visibleCardData(data, { email: true, socials: true }).extra;
  expect(personal).toEqual({ ...emptyCardData().extra.personal, photoUrl: '/uploads/me.webp', message: 'Hi' });
});

test('with everything shown the rest stays as it is', () => {
  const visible = visibleCardData(data, { email: true, socials: true });
  expect(visible).toEqual({
    ...data,
    audiences: undefined,
    extra: { ...data.extra, personal: visible.extra.personal },
  });
});

test('a hidden email address is hidden at the top, at the company, and behind links and buttons', () => {
  const visible = visibleCardData(data, { email: false, socials: true });
  expect(JSON.stringify(visible)).not.toContain('@');
  expect(visible.socials).toEqual(data.socials);
  expect(visible.blocks?.map(({ title }) => title)).toEqual(['Call', 'Mailto: a history']);
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
