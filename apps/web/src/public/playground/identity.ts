import { NO_SESSION, SESSION_HEADER } from '@tessera/domain';

/** How the playground asks: as the browser's own sign-in, as the demo account, or with a token that somebody pastes. */
export type IdentityKind = 'browser' | 'demo' | 'token';

export interface DemoAccount {
  email: string;
  password: string;
}

/** The demo account, when this server has one. */
export function readDemo(): DemoAccount | null {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as { demo: DemoAccount | null }).demo : null;
}

/** The demo account's token. No cookie is taken or given, so whoever is signed in on this site stays signed in. */
export async function signInAsDemo(demo: DemoAccount): Promise<string> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', [SESSION_HEADER]: NO_SESSION },
    body: JSON.stringify(demo),
  });
  const { token, message } = (await response.json()) as { token?: string; message: string };
  if (!token) throw new Error(message);
  return token;
}

/** The name of whom the token stands for, or without one of the person who is signed in on this site; null for nobody. */
export async function findName(token: string | null): Promise<string | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: token ? 'omit' : 'same-origin',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: 'query WhoAmI { viewer { fullName } }' }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (errors?.[0]) throw new Error(errors[0].message);
  return data?.viewer?.fullName ?? null;
}

interface Answer {
  data?: { viewer: { fullName: string } | null } | null;
  errors?: { message: string }[];
}
