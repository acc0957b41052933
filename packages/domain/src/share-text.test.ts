import { expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import { cardPreview } from './preview.ts';
import { shareText, whatsappShareUrl } from './share-text.ts';
import { hostileLinks } from './testing/hostile-links.ts';

const url = 'https://tessera.test/asha/card-title';

test('a shared text begins with the product, then says who it is, how to reach them, and where the card is', () => {
  const preview = cardPreview(
    fillCardData({
      name: 'Asha Rao',
      role: 'Founder',
      tagline: 'Small things, well made',
      phone: '+919876543210',
      email: 'asha@example.com',
      website: 'asha.dev',
      address: '1 Road\nPune',
      socials: { whatsapp: '+919876543210', linkedin: 'asha' },
      extra: { company: { companyName: 'Acme' } },
    }),
  );
  expect(shareText(preview, url, { url: 'https://tessera.test' })).toBe(
    [
      'Create your own digital business card: https://tessera.test',
      '',
      'Asha Rao',
      'Founder, Acme',
      'Small things, well made',
      'Phone: +919876543210',
      'Email: asha@example.com',
      'Website: https://asha.dev',
      'WhatsApp: https://wa.me/919876543210',
      'Address: 1 Road, Pune',
      '',
      'View card: https://tessera.test/asha/card-title',
    ].join('\n'),
  );
});

test('what is empty leaves no line behind', () => {
  expect(shareText(cardPreview(fillCardData({ title: 'My card' })), url, null)).toBe(`My card\n\nView card: ${url}`);
});

test.each(hostileLinks)('a website %j is not in it, for messengers would make a link of it', (website) => {
  expect(shareText(cardPreview(fillCardData({ name: 'Asha', website })), url, null)).toBe(`Asha\n\nView card: ${url}`);
});

test('an email address that leads elsewhere is not in it', () => {
  const preview = cardPreview(fillCardData({ name: 'Asha', email: 'https://bank.com@evil.com' }));
  expect(shareText(preview, url, null)).toBe(`Asha\n\nView card: ${url}`);
});

test('WhatsApp gets the text encoded, halves of characters replaced', () => {
  expect(whatsappShareUrl('a & b\n\uD800')).toBe('https://wa.me/?text=a%20%26%20b%0A%EF%BF%BD');
});
