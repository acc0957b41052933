import { PHONE_MAX_DIGITS } from './limits.ts';
import { decodeLetters, displayUrl, normalizeUrl } from './link.ts';
import type { ProfileNetwork } from './profile-network.ts';
import { withoutInvisible } from './text.ts';

interface Network {
  label: string;
  /** False where a name alone doesn't tell the address. */
  takesHandle: boolean;
  /** Hosts under which a link without a scheme is recognised; the first one is where a handle leads. */
  hosts: readonly [string, ...string[]];
  /** The handle stands before the host: `name.bandcamp.com`. */
  isSubdomain: boolean;
  /** What stands between host and handle. */
  path: string;
  /** First segments that people copy along with the handle (`company/acme`). */
  sections: readonly string[];
  /** Shown in front of the handle. */
  sign: '' | '@';
}

const NETWORKS: Record<ProfileNetwork, Network> = {
  linkedin: network('LinkedIn', ['linkedin.com', 'lnkd.in'], {
    path: 'in/',
    sections: ['in', 'company', 'school', 'showcase'],
  }),
  twitter: network('X', ['x.com', 'twitter.com'], { sign: '@' }),
  instagram: network('Instagram', ['instagram.com', 'instagr.am'], { sign: '@' }),
  facebook: network('Facebook', ['facebook.com', 'fb.com', 'fb.me'], { sections: ['groups', 'pages'] }),
  youtube: network('YouTube', ['youtube.com', 'youtu.be'], {
    path: '@',
    sections: ['channel', 'c', 'user'],
    sign: '@',
  }),
  github: network('GitHub', ['github.com'], {}),
  whatsapp: network('WhatsApp', ['wa.me', 'whatsapp.com'], {}),
  telegram: network('Telegram', ['t.me', 'telegram.me'], { sign: '@' }),
  applemusic: network('Apple Music', ['music.apple.com'], { takesHandle: false }),
  bandcamp: network('Bandcamp', ['bandcamp.com'], { isSubdomain: true }),
  behance: network('Behance', ['behance.net'], {}),
  bluesky: network('Bluesky', ['bsky.app'], { path: 'profile/', sections: ['profile'], sign: '@' }),
  codepen: network('CodePen', ['codepen.io'], {}),
  devto: network('DEV', ['dev.to'], {}),
  discord: network('Discord', ['discord.gg', 'discord.com'], { takesHandle: false }),
  dribbble: network('Dribbble', ['dribbble.com'], {}),
  etsy: network('Etsy', ['etsy.com'], { path: 'shop/', sections: ['shop', 'people'] }),
  figma: network('Figma', ['figma.com'], { path: '@', sign: '@' }),
  flickr: network('Flickr', ['flickr.com', 'flic.kr'], { path: 'people/', sections: ['people', 'photos'] }),
  gitlab: network('GitLab', ['gitlab.com'], {}),
  googlescholar: network('Google Scholar', ['scholar.google.com'], { takesHandle: false }),
  kaggle: network('Kaggle', ['kaggle.com'], {}),
  kofi: network('Ko-fi', ['ko-fi.com'], {}),
  line: network('LINE', ['line.me', 'lin.ee'], { path: 'ti/p/~' }),
  linktree: network('Linktree', ['linktr.ee'], {}),
  mastodon: network('Mastodon', ['mastodon.social'], { path: '@', sign: '@' }),
  medium: network('Medium', ['medium.com'], { path: '@', sign: '@' }),
  orcid: network('ORCID', ['orcid.org'], {}),
  patreon: network('Patreon', ['patreon.com'], { sections: ['c'] }),
  paypal: network('PayPal', ['paypal.me', 'paypal.com'], {}),
  pinterest: network('Pinterest', ['pinterest.com', 'pin.it'], {}),
  producthunt: network('Product Hunt', ['producthunt.com'], { path: '@', sign: '@' }),
  reddit: network('Reddit', ['reddit.com'], { path: 'user/', sections: ['user', 'u', 'r'] }),
  researchgate: network('ResearchGate', ['researchgate.net'], { path: 'profile/', sections: ['profile'] }),
  snapchat: network('Snapchat', ['snapchat.com'], { path: 'add/', sections: ['add', 'p'], sign: '@' }),
  soundcloud: network('SoundCloud', ['soundcloud.com'], {}),
  spotify: network('Spotify', ['open.spotify.com', 'spotify.com', 'spotify.link'], {
    path: 'user/',
    sections: ['user', 'artist', 'show', 'playlist'],
  }),
  stackoverflow: network('Stack Overflow', ['stackoverflow.com'], { path: 'users/', sections: ['users'] }),
  strava: network('Strava', ['strava.com'], { path: 'athletes/', sections: ['athletes', 'clubs'] }),
  substack: network('Substack', ['substack.com'], { path: '@', sign: '@' }),
  threads: network('Threads', ['threads.com', 'threads.net'], { path: '@', sign: '@' }),
  tiktok: network('TikTok', ['tiktok.com'], { path: '@', sign: '@' }),
  twitch: network('Twitch', ['twitch.tv'], {}),
  vimeo: network('Vimeo', ['vimeo.com'], {}),
  xing: network('XING', ['xing.com'], { path: 'profile/', sections: ['profile', 'pages'] }),
};

function network(label: string, hosts: Network['hosts'], rest: Partial<Network>): Network {
  return { label, hosts, path: '', sections: [], sign: '', takesHandle: true, isSubdomain: false, ...rest };
}

/** How a network is called on screen, 'twitter' → 'X'. */
export function socialLabel(name: ProfileNetwork): string {
  return NETWORKS[name].label;
}

/** Whether a handle such as '@asha' is enough; some networks need the full link. */
export function takesHandle(name: ProfileNetwork): boolean {
  return NETWORKS[name].takesHandle;
}

/** The profile's address for a handle, a number or a full link; null when it is none of these. */
export function socialUrl(name: ProfileNetwork, value: string): string | null {
  const text = withoutInvisible(value).trim();
  if (isLink(name, text)) return normalizeUrl(text);
  if (name === 'whatsapp') return whatsappUrl(text);
  if (name === 'telegram' && /^\+\d{7,15}$/.test(text)) return `https://t.me/${text}`;
  if (name === 'mastodon' && isFediverse(text)) return fediverseUrl(text);
  // A person's address there has a number, which the name doesn't tell.
  if (name === 'stackoverflow' && !/^(?:users\/)?\d+$/.test(toHandle(text))) return null;
  // Official accounts keep their @.
  if (name === 'line' && text.startsWith('@')) return isHandle(text.slice(1)) ? `https://line.me/R/ti/p/${text}` : null;
  return takesHandle(name) ? profileUrl(name, toHandle(text)) : null;
}

/** '@asha/' → 'asha', 'in/fran%C3%A7ois' → 'in/françois': as copied from an address or an app. */
function toHandle(text: string): string {
  return decodeLetters(text.replace(/^@+/, '').replace(/\/+$/, ''));
}

/** What a card shows for it: '@asha', '+919876543210', or the link without its scheme. */
export function socialText(name: ProfileNetwork, value: string): string {
  const text = withoutInvisible(value).trim();
  if (name === 'whatsapp' && !isLink(name, text)) return text;
  if (!isLink(name, text)) return withSign(name, toHandle(text));
  const url = normalizeUrl(text) ?? text;
  return (takesHandle(name) && handleInLink(name, url)) || displayUrl(url);
}

/** Numbers and sections (`channel/…`) are no names, so they get no @. */
function withSign(name: ProfileNetwork, handle: string): string {
  return /^\+|\//.test(handle) ? handle : NETWORKS[name].sign + handle;
}

/** '@asha@indieweb.social': the server stands in the handle. */
function isFediverse(text: string): boolean {
  return /^@?[\w.-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text);
}

function fediverseUrl(text: string): string {
  const [user = '', server = ''] = text.replace(/^@/, '').split('@');
  return `https://${server.toLowerCase()}/@${user}`;
}

function profileUrl(name: ProfileNetwork, handle: string): string | null {
  const { hosts, path, sections, isSubdomain } = NETWORKS[name];
  if (isSubdomain)
    return /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(handle) ? `https://${handle.toLowerCase()}.${hosts[0]}` : null;
  const parts = handle.split('/');
  const [section = ''] = parts;
  const isSection = parts.length === 2 && sections.includes(section);
  if (parts.length > (isSection ? 2 : 1) || !isHandle(parts.at(-1) ?? '')) return null;
  const encoded = parts.map(encodeURIComponent).join('/');
  return `https://${hosts[0]}/${isSection ? '' : path}${encoded}`;
}

/** Letters of any script, digits, dot, hyphen and underscore; never dots alone, which would climb up the path. */
function isHandle(text: string): boolean {
  return text.length <= 100 && /^[\p{L}\p{M}\p{N}._-]+$/u.test(text) && /[\p{L}\p{N}_]/u.test(text);
}

/** wa.me takes the number in international form: digits only, without leading zeros. */
function whatsappUrl(text: string): string | null {
  if (!/^[+\d\s().-]+$/u.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 7 && digits.length <= PHONE_MAX_DIGITS ? `https://wa.me/${digits}` : null;
}

function isLink(name: ProfileNetwork, text: string): boolean {
  if (/^https?:\/\//i.test(text)) return true;
  const host = text.split(/[/?#]/, 1)[0]?.toLowerCase() ?? '';
  return NETWORKS[name].hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** 'https://x.com/asha' → '@asha'; null when the link is more than a handle on a known host. */
function handleInLink(name: ProfileNetwork, url: string): string | null {
  const { hosts, path, sign } = NETWORKS[name];
  const [host = '', ...rest] = displayUrl(url).split('/');
  const tail = rest.join('/');
  const isKnown = hosts.some((known) => host === known || host === `www.${known}`);
  const handle = tail.startsWith(path) ? tail.slice(path.length).replace(/^@/, '') : '';
  return isKnown && isHandle(handle) && name !== 'whatsapp' ? sign + handle : null;
}
