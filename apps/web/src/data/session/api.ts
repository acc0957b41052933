import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { type PostAnswer, postJson } from './post-json.ts';

/** What a REST call of the account came to. `fields` are wrong fields by name. */
export type AccountAnswer =
  | { isOk: true; sessionId: string | null; user: unknown }
  | {
      isOk: false;
      message: string;
      fields: Record<string, string>;
      /** The password was right, and a code is needed as well: what has to be sent with it. */
      ticket?: string;
      /** Signing in has to begin anew. */
      isOver?: boolean;
    };

/** POST /api/auth/login. Never throws: every failure has a message for people. */
export function login(body: { email: string; password: string }): Promise<AccountAnswer> {
  return post('/api/auth/login', body, () => say(MESSAGES.invalidCredentials));
}

/** POST /api/auth/second-factor. Never throws: every failure has a message for people. */
export function sendCode(body: { ticket: string; code: string }): Promise<AccountAnswer> {
  return post('/api/auth/second-factor', body, (status) => t('Error {status}', { status }));
}

/** POST /api/auth/passkey, with what the browser tells its passkey provider afterwards. */
export async function signInByPasskey(response: object): Promise<{ answer: AccountAnswer; acceptedPasskeys: unknown }> {
  const answer = await postJson('/api/auth/passkey', { response }, { lost: say(MESSAGES.networkError) });
  return { answer: toAccountAnswer(answer), acceptedPasskeys: answer.isOk ? answer.body.acceptedPasskeys : null };
}

/** POST /api/auth/register. Never throws: every failure has a message for people. */
export function register(body: { fullName: string; email: string; password: string }): Promise<AccountAnswer> {
  return post('/api/auth/register', body, (status) =>
    status === 409 ? say(MESSAGES.emailTaken) : t('Error {status}', { status }),
  );
}

async function post(path: string, body: object, fallback: (status: number) => string): Promise<AccountAnswer> {
  return toAccountAnswer(await postJson(path, body, { fallback, lost: say(MESSAGES.networkError) }));
}

function toAccountAnswer(answer: PostAnswer): AccountAnswer {
  if (!answer.isOk) {
    const { message, fields, status, body } = answer;
    const ticket = body.code === 'SECOND_FACTOR_REQUIRED' ? body.ticket : null;
    return { isOk: false, message, fields, isOver: status === 401, ...(typeof ticket === 'string' && { ticket }) };
  }
  const { sessionId, user } = answer.body;
  return {
    isOk: true,
    sessionId: typeof sessionId === 'string' && sessionId !== '' ? sessionId : null,
    user: user ?? null,
  };
}
