import { MESSAGES } from '@tessera/domain';
import { postJson } from './post-json.ts';

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

async function post(path: string, body: object, fallback: (status: number) => string): Promise<AccountAnswer> {
  const answer = await postJson(path, body, { fallback });
  if (!answer.isOk) return answer;
  const { token, user } = answer.body;
  return { isOk: true, token: typeof token === 'string' && token !== '' ? token : null, user: user ?? null };
}
