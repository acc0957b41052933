import { fetchWithRetry, ServerStartingError } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';

/** What a REST call of the account came to. `fields` are wrong fields by name. */
export type AccountAnswer =
  | { isOk: true; token: string | null; user: unknown }
  | { isOk: false; message: string; fields: Record<string, string> };

/** POST /api/auth/login. Never throws: every failure has a message for people. */
export function login(body: { email: string; password: string }): Promise<AccountAnswer> {
  return post('/api/auth/login', body, () => MESSAGES.invalidCredentials);
}

/** POST /api/auth/register. Never throws: every failure has a message for people. */
export function register(body: { fullName: string; email: string; password: string }): Promise<AccountAnswer> {
  return post('/api/auth/register', body, (status) => (status === 409 ? MESSAGES.emailTaken : `Error ${status}`));
}

/** Ends the session of this token on the server. The browser sends it even when the page is left meanwhile. */
export async function logout(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  // Offline there is nobody to tell; what this browser kept is forgotten all the same.
  await fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin', keepalive: true, headers }).catch(
    () => {},
  );
}

async function post(path: string, body: object, fallback: (status: number) => string): Promise<AccountAnswer> {
  try {
    const response = await fetchWithRetry(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { message, error, fields, token, user } = await readBody(response);
    if (response.ok) return { isOk: true, token: textOf(token), user: user ?? null };
    return {
      isOk: false,
      message: textOf(message) ?? textOf(error) ?? fallback(response.status),
      fields: textsOf(fields),
    };
  } catch (error) {
    const isStarting = error instanceof ServerStartingError;
    return { isOk: false, message: isStarting ? error.message : MESSAGES.networkError, fields: {} };
  }
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function textOf(raw: unknown): string | null {
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

function textsOf(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, text]) => typeof text === 'string'));
}
