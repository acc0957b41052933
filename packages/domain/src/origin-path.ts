import { ADDRESSES } from './addresses.ts';
import { hasControl, isWellFormed } from './text.ts';

/** Why a visitor was sent to sign in or to sign up. */
export interface NavigationIntent {
  type: 'start-free' | 'checkout' | 'view-pricing' | 'trial';
  planId?: string;
  /** The path they came from. */
  from?: string;
}

const INTENT_TYPES: readonly NavigationIntent['type'][] = ['start-free', 'checkout', 'view-pricing', 'trial'];
const MAX_PATH_LENGTH = 2048;
// Never fetched: only stands in for our own origin while a path is resolved.
const OWN_ORIGIN = 'https://own.invalid';

/** The path with its query and hash when it surely stays on our own origin, or the fallback. */
export function safeOriginPath(raw: unknown, fallback: string): string {
  if (typeof raw !== 'string' || raw.length > MAX_PATH_LENGTH || !isWellFormed(raw)) return fallback;
  if (!raw.startsWith('/') || hasControl(raw) || /[\s\\]/u.test(raw)) return fallback;
  const [path = ''] = raw.split(/[?#]/, 1);
  if (!isPlainPath(path) || !URL.canParse(raw, OWN_ORIGIN)) return fallback;
  const url = new URL(raw, OWN_ORIGIN);
  return url.origin === OWN_ORIGIN ? url.pathname + url.search + url.hash : fallback;
}

const HOME = ADDRESSES.dashboard.path;

/** Where to go after signing in: the stored intent, or the page the visitor came from, or `/dashboard`. */
export function afterSignIn(intent: unknown, from: unknown): string {
  const stored = readIntent(intent);
  if (stored) return intentTarget(stored);
  const path = safeOriginPath(from, HOME);
  // Back to the form that was just sent would bounce the visitor once more.
  return /^\/(?:signin|signup)(?:[/?#]|$)/i.test(path) ? HOME : path;
}

/** What another person or an app sent somebody who had no account yet. */
const INVITATIONS = (['sharedCard', 'join', 'joinTeam', 'authorizeApp', 'connectDevice'] as const).map((name) =>
  ADDRESSES[name].path.replace(/\/:.*/, ''),
);

export interface SignUpTarget {
  path: string;
  /** The trial of the plan `pro` starts there. */
  startsTrial: boolean;
}

/** Where to go after signing up: the checkout or the invitation that led there, or the first card. */
export function afterSignUp(intent: unknown, from: unknown): SignUpTarget {
  const stored = readIntent(intent);
  if (stored?.type === 'checkout') return { path: intentTarget(stored), startsTrial: false };
  if (stored?.type === 'trial' || stored?.type === 'view-pricing')
    return { path: ADDRESSES.cards.path, startsTrial: true };
  const path = safeOriginPath(from, ADDRESSES.cards.path);
  const [start = ''] = path.split(/[?#]/, 1);
  const isInvitation = INVITATIONS.some((known) => `${start}/`.startsWith(`${known}/`));
  return { path: isInvitation ? path : ADDRESSES.cards.path, startsTrial: false };
}

/** An intent out of navigation state or storage; null when it is none. */
export function readIntent(raw: unknown): NavigationIntent | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, planId, from }: { type?: unknown; planId?: unknown; from?: unknown } = raw;
  const known = INTENT_TYPES.find((item) => item === type);
  if (!known) return null;
  return {
    type: known,
    ...(typeof planId === 'string' && /^[a-z]{1,20}$/.test(planId) ? { planId } : {}),
    ...(typeof from === 'string' ? { from: safeOriginPath(from, '/') } : {}),
  };
}

function intentTarget({ type, planId }: NavigationIntent): string {
  switch (type) {
    case 'start-free':
      return HOME;
    case 'view-pricing':
      return ADDRESSES.pricing.path;
    case 'trial':
      return `${ADDRESSES.billing.path}?plan=${planId ?? 'pro'}&trial=1`;
    case 'checkout':
      return planId ? `${ADDRESSES.billing.path}?plan=${planId}` : ADDRESSES.pricing.path;
  }
}

/** Looks at the path as written and after each round of decoding, because proxies and routers decode too. */
function isPlainPath(path: string): boolean {
  let current = path;
  for (let round = 0; round < 3; round += 1) {
    if (/\/\/|[\\]|\/\.{1,2}(?:\/|$)/.test(current) || hasControl(current)) return false;
    const decoded = decode(current);
    if (decoded === null) return false;
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
