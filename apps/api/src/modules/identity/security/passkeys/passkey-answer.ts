import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { parse as uuidBytes } from 'uuid';

/** What a browser answers, as far as it is read here; the library reads the rest. */
type Answer = AuthenticationResponseJSON & RegistrationResponseJSON;

/** A person as devices know them: the bytes of their id in Base64url. */
export function toUserHandle(userId: string): string {
  return Buffer.from(uuidBytes(userId)).toString('base64url');
}

/** The answer with the challenge that it says it has signed; null for what is none. */
export function readAnswer(raw: unknown): { answer: Answer; challenge: string } | null {
  const answer = raw as Partial<Answer> | null;
  const data = answer?.response?.clientDataJSON;
  if (typeof answer?.id !== 'string' || typeof data !== 'string') return null;
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(data, 'base64url').toString());
    return typeof challenge === 'string' ? { answer: answer as Answer, challenge } : null;
  } catch {
    return null;
  }
}
