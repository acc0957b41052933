import { PHONE_MAX_DIGITS } from './limits.ts';
import { decodeLetters, displayUrl, normalizeUrl } from './link.ts';
import type { SocialNetwork } from './social-network.ts';
import { withoutInvisible } from './text.ts';

interface Network {
  label: string;
  /** Hosts under which a link without a scheme is recognised; the first one is where a handle leads. */
  hosts: readonly [string, ...string[]];
  /** What stands between host and handle. */
  path: string;
  /** First segments that people copy along with the handle (`company/acme`). */
  sections: readonly string[];
  /** Shown in front of the handle. */
  sign: '' | '@';
}

const NETWORKS: Record<SocialNetwork, Network> = {
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
};

function network(label: string, hosts: Network['hosts'], rest: Partial<Network>): Network {
  return { label, hosts, path: '', sections: [], sign: '', ...rest };
}

/** How a network is called on screen, 'twitter' → 'X'. */
export function socialLabel(name: SocialNetwork): string {
  return NETWORKS[name].label;
}

/** The profile's address for a handle, a number or a full link; null when it is none of these. */
export function socialUrl(name: SocialNetwork, value: string): string | null {
  const text = withoutInvisible(value).trim();
  if (isLink(name, text)) return normalizeUrl(text);
  if (name === 'whatsapp') return whatsappUrl(text);
  if (name === 'telegram' && /^\+\d{7,15}$/.test(text)) return `https://t.me/${text}`;
  return profileUrl(name, toHandle(text));
}

/** '@asha/' → 'asha', 'in/fran%C3%A7ois' → 'in/françois': as copied from an address or an app. */
function toHandle(text: string): string {
  return decodeLetters(text.replace(/^@+/, '').replace(/\/+$/, ''));
}

/** What a card shows for it: '@asha', '+919876543210', or the link without its scheme. */
export function socialText(name: SocialNetwork, value: string): string {
  const text = withoutInvisible(value).trim();
  if (name === 'whatsapp' && !isLink(name, text)) return text;
  if (!isLink(name, text)) return withSign(name, toHandle(text));
  const url = normalizeUrl(text);
  return handleInLink(name, url ?? text) ?? displayUrl(url ?? text);
}

/** Numbers and sections (`channel/…`) are no names, so they get no @. */
function withSign(name: SocialNetwork, handle: string): string {
  return /^\+|\//.test(handle) ? handle : NETWORKS[name].sign + handle;
}

function profileUrl(name: SocialNetwork, handle: string): string | null {
  const { hosts, path, sections } = NETWORKS[name];
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

function isLink(name: SocialNetwork, text: string): boolean {
  if (/^https?:\/\//i.test(text)) return true;
  const host = text.split(/[/?#]/, 1)[0]?.toLowerCase() ?? '';
  return NETWORKS[name].hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** 'https://x.com/asha' → '@asha'; null when the link is more than a handle on a known host. */
function handleInLink(name: SocialNetwork, url: string): string | null {
  const { hosts, path, sign } = NETWORKS[name];
  const [host = '', ...rest] = displayUrl(url).split('/');
  const tail = rest.join('/');
  const isKnown = hosts.some((known) => host === known || host === `www.${known}`);
  const handle = tail.startsWith(path) ? tail.slice(path.length).replace(/^@/, '') : '';
  return isKnown && isHandle(handle) && name !== 'whatsapp' ? sign + handle : null;
}
