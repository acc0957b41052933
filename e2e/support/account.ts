import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Chromium without a window calls itself a robot, and robots are not counted. */
export const VISITOR_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A person with an account, made through REST, because only one story is about signing up. */
export interface Account {
  email: string;
  password: string;
  token: string;
  sessionId: string;
  user: { id: string; fullName: string };
}

export interface Card {
  id: string;
  /** Of its public page. */
  path: string;
  version: number;
  data: Record<string, unknown>;
}

let accounts = 0;

/** The address of the product under test; `scripts/e2e-server.ts` has set it. */
function origin(): string {
  return process.env.E2E_ORIGIN ?? '';
}

/** An email address that nobody has used in this run. */
export function newEmail(): string {
  accounts += 1;
  return `person-${process.pid}-${Date.now()}-${accounts}@example.com`;
}

/** Somebody who tries Professional, or is on Starter (`plan: 'free'`): most stories are about more than that includes. */
export async function createAccount(
  fullName: string,
  { plan = 'trial' }: { plan?: 'free' | 'trial' } = {},
): Promise<Account> {
  const sent = { fullName, email: newEmail(), password: 'correct horse' };
  // Each from an address of its own, as people have them: one address may not make many accounts an hour.
  const address = `10.0.${accounts >> 8}.${accounts & 255}`;
  const session = await call<Pick<Account, 'token' | 'sessionId' | 'user'>>('POST', '/api/auth/register', {
    body: sent,
    address,
  });
  if (plan === 'trial') {
    const body = { query: 'mutation { startTrial { billing { status } } }' };
    await call('POST', '/graphql', { token: session.token, body });
  }
  return { ...sent, ...session };
}

/** Signs the person in once more, as a second device does. */
export async function signInElsewhere({ email, password }: Account): Promise<Pick<Account, 'token' | 'sessionId'>> {
  const { token, sessionId } = await call<Account>('POST', '/api/auth/login', { body: { email, password } });
  return { token, sessionId };
}

/** `body` as REST takes it: `{ title, theme, data, visibility }`. */
export async function createCard({ token }: Account, body: object): Promise<Card> {
  return (await call<{ card: Card }>('POST', '/api/cards', { token, body })).card;
}

/** A business card that the directory shows. */
export function createPublicCard(account: Account, title: string, data: object = {}): Promise<Card> {
  return createCard(account, {
    title,
    visibility: 'PUBLIC',
    data: { type: 'business', name: account.user.fullName, phone: '+919876543210', ...data },
  });
}

export async function listCards({ token }: Account): Promise<Card[]> {
  return (await call<{ cards: Card[] }>('GET', '/api/cards', { token })).cards;
}

/** Calls REST as a device of its own, without cookies. Throws on any answer that is no success. */
export async function call<Answer = unknown>(
  method: string,
  path: string,
  { token, body, agent, address }: { token?: string; body?: object; agent?: string; address?: string } = {},
): Promise<Answer> {
  const response = await fetch(origin() + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(agent && { 'user-agent': agent }),
      ...(address && { 'x-forwarded-for': address }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A separate browser where the person is signed in already. */
export function openDevice(
  browser: Browser,
  { token, sessionId, user }: Pick<Account, 'token' | 'sessionId' | 'user'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = [
    { name: 'token', value: sessionId },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return browser.newContext({
    ...options,
    storageState: { cookies: [toSessionCookie(token)], origins: [{ origin: origin(), localStorage }] },
  });
}

/** The cookie that the server sets over http. */
export function toSessionCookie(value: string) {
  const { hostname: domain } = new URL(origin());
  return {
    name: 'tessera_session',
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const;
}
