import { describe, expect, test } from 'vitest';
import { PROFILE_NETWORKS, type ProfileNetwork } from './profile-network.ts';
import { socialLabel, socialText, socialUrl, takesHandle } from './social.ts';

type Row = [network: ProfileNetwork, value: string, url: string | null, text: string];

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
  ['tiktok', '@asha', 'https://tiktok.com/@asha', '@asha'],
  [
    'tiktok',
    'https://www.tiktok.com/@asha?lang=de',
    'https://www.tiktok.com/@asha?lang=de',
    'www.tiktok.com/@asha?lang=de',
  ],
  ['mastodon', '@asha@indieweb.social', 'https://indieweb.social/@asha', '@asha@indieweb.social'],
  ['mastodon', 'Asha@Social.Example', 'https://social.example/@Asha', '@Asha@Social.Example'],
  ['mastodon', '@asha', 'https://mastodon.social/@asha', '@asha'],
  ['mastodon', 'https://chaos.social/@asha', 'https://chaos.social/@asha', 'chaos.social/@asha'],
  ['bluesky', '@asha.bsky.social', 'https://bsky.app/profile/asha.bsky.social', '@asha.bsky.social'],
  ['bandcamp', 'TheAshas', 'https://theashas.bandcamp.com', 'TheAshas'],
  ['bandcamp', 'ज़ोया', null, 'ज़ोया'],
  ['reddit', 'u/asha', 'https://reddit.com/u/asha', 'u/asha'],
  ['reddit', 'asha', 'https://reddit.com/user/asha', 'asha'],
  [
    'spotify',
    'artist/4Z8W4fKeB5YxbusRsdQVPb',
    'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
    'artist/4Z8W4fKeB5YxbusRsdQVPb',
  ],
  ['orcid', '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['line', 'asha', 'https://line.me/ti/p/~asha', 'asha'],
  ['line', '@asha', 'https://line.me/R/ti/p/@asha', 'asha'],
  ['stackoverflow', '22656', 'https://stackoverflow.com/users/22656', '22656'],
  ['stackoverflow', 'asha', null, 'asha'],
  ['discord', 'asha', null, 'asha'],
  ['discord', 'discord.gg/abc', 'https://discord.gg/abc', 'discord.gg/abc'],
  ['threads', 'threads.net/@asha', 'https://threads.net/@asha', '@asha'],
];

test.each(rows)('%s %j leads to %s and reads %j', (network, value, url, text) => {
  expect(socialUrl(network, value)).toBe(url);
  expect(socialText(network, value)).toBe(text);
});

describe.each(PROFILE_NETWORKS)('on %s', (network) => {
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

test('a network that takes a handle leads somewhere with one, and every other needs a link', () => {
  for (const network of PROFILE_NETWORKS) {
    const value = { whatsapp: '+919876543210', stackoverflow: '22656' }[network as string] ?? 'asha';
    expect([network, socialUrl(network, value) !== null]).toEqual([network, takesHandle(network)]);
  }
});

test('there are at least forty networks, each with a name of its own', () => {
  expect(PROFILE_NETWORKS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(PROFILE_NETWORKS.map(socialLabel)).size).toBe(PROFILE_NETWORKS.length);
});

test('twitter is called X', () => {
  expect(socialLabel('twitter')).toBe('X');
});
