import { describe, expect, test } from 'vitest';
import { socialLabel, socialText, socialUrl } from './social.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from './social-network.ts';

type Row = [network: SocialNetwork, value: string, url: string | null, text: string];

const rows: Row[] = [
  ['linkedin', 'asha', 'https://linkedin.com/in/asha', 'asha'],
  ['linkedin', ' @asha ', 'https://linkedin.com/in/asha', 'asha'],
  ['linkedin', 'company/acme', 'https://linkedin.com/company/acme', 'company/acme'],
  ['linkedin', 'linkedin.com/in/asha', 'https://linkedin.com/in/asha', 'asha'],
  ['linkedin', 'https://in.linkedin.com/in/asha/', 'https://in.linkedin.com/in/asha/', 'in.linkedin.com/in/asha'],
  ['linkedin', 'in/fran%C3%A7ois-m', `https://linkedin.com/in/${encodeURIComponent('françois-m')}`, 'in/françois-m'],
  ['linkedin', 'in/asha/', 'https://linkedin.com/in/asha', 'in/asha'],
  ['linkedin', 'lnkd.in/abc123', 'https://lnkd.in/abc123', 'lnkd.in/abc123'],
  [
    'linkedin',
    'https://www.linkedin.com/in/fran%C3%A7ois-m',
    'https://www.linkedin.com/in/fran%C3%A7ois-m',
    'françois-m',
  ],
  ['instagram', '@asha/', 'https://instagram.com/asha', '@asha'],
  ['instagram', '\u2068@asha\u2069', 'https://instagram.com/asha', '@asha'],
  ['facebook', 'fb.me/asha', 'https://fb.me/asha', 'asha'],
  ['linkedin', 'ज़ोया', `https://linkedin.com/in/${encodeURIComponent('ज़ोया')}`, 'ज़ोया'],
  ['twitter', '@asha', 'https://x.com/asha', '@asha'],
  ['twitter', 'https://twitter.com/asha', 'https://twitter.com/asha', '@asha'],
  ['twitter', 'x.com/asha', 'https://x.com/asha', '@asha'],
  ['instagram', '@asha.rao', 'https://instagram.com/asha.rao', '@asha.rao'],
  ['facebook', 'asha.rao', 'https://facebook.com/asha.rao', 'asha.rao'],
  [
    'facebook',
    'https://www.facebook.com/profile.php?id=1',
    'https://www.facebook.com/profile.php?id=1',
    'www.facebook.com/profile.php?id=1',
  ],
  ['youtube', '@asha', 'https://youtube.com/@asha', '@asha'],
  ['youtube', 'channel/UC123', 'https://youtube.com/channel/UC123', 'channel/UC123'],
  ['youtube', 'https://www.youtube.com/@asha', 'https://www.youtube.com/@asha', '@asha'],
  ['github', '@asha-rao', 'https://github.com/asha-rao', 'asha-rao'],
  ['whatsapp', '+91 98765-43210', 'https://wa.me/919876543210', '+91 98765-43210'],
  ['whatsapp', '0091 98765 43210', 'https://wa.me/919876543210', '0091 98765 43210'],
  ['whatsapp', 'https://wa.me/919876543210', 'https://wa.me/919876543210', 'wa.me/919876543210'],
  ['telegram', '@asha', 'https://t.me/asha', '@asha'],
  ['telegram', 'asha', 'https://t.me/asha', '@asha'],
  ['telegram', '+919876543210', 'https://t.me/+919876543210', '+919876543210'],
  ['telegram', 't.me/asha', 'https://t.me/asha', '@asha'],
  ['linkedin', 'http://example.com/me', 'http://example.com/me', 'example.com/me'],
];

test.each(rows)('%s %j leads to %s and reads %j', (network, value, url, text) => {
  expect(socialUrl(network, value)).toBe(url);
  expect(socialText(network, value)).toBe(text);
});

describe.each(SOCIAL_NETWORKS)('on %s', (network) => {
  test('nothing leads nowhere', () => {
    expect(socialUrl(network, '')).toBeNull();
    expect(socialUrl(network, '  ')).toBeNull();
    expect(socialUrl(network, '@')).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    '../../login',
    '..',
    'a/b/c',
    'asha?next=evil',
    'asha#x',
    'two words',
    'a\\b',
    'a\0b',
    'a\uD800b',
    '<script>',
    'https://user@example.com',
    'x'.repeat(101),
  ])('%j leads nowhere', (value) => {
    expect(socialUrl(network, value)).toBeNull();
  });
});

test.each(['123', '1234567890123456', 'call 9876543210', '0000000'])('%j is no WhatsApp number', (value) => {
  expect(socialUrl('whatsapp', value)).toBeNull();
});

test('twitter is called X', () => {
  expect(socialLabel('twitter')).toBe('X');
});
