import { type Message, msg } from '@tessera/texts';
import { toLine } from './text.ts';

/** Lengths in UTF-16 units, or counts. */
export const SECURITY_LIMITS = { passkeyName: 60, recoveryCodes: 10, codeDigits: 6 } as const;

/** The name of a passkey on one line, or what is wrong with it. */
export function checkPasskeyName(raw: string): { name: string; error?: never } | { name?: never; error: Message } {
  const name = toLine(raw);
  if (name === '') return { error: msg('Enter a name.') };
  if (name.length > SECURITY_LIMITS.passkeyName)
    return { error: msg('At most {passkeyName} characters.', { passkeyName: SECURITY_LIMITS.passkeyName }) };
  return { name };
}

/** '123 456' → '123456'; null for what is no code of an authenticator app. */
export function readAppCode(raw: string): string | null {
  const digits = raw.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Letters and digits that nobody mistakes for others, as Crockford's Base32 has them. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LENGTH = 16;
const GROUP_LENGTH = 4;

/** 'abcd-efgh jkmn pqrs' → 'ABCDEFGHJKMNPQRS', with what is often mistaken put right; null for what is no code. */
export function readRecoveryCode(raw: string): string | null {
  const code = raw.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_ALPHABET.includes(one)) ? code : null;
}

/** A code from as many random bytes as it has characters: 'ABCD-EFGH-JKMN-PQRS', 80 bits. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, RECOVERY_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32]);
  const groups = Array.from({ length: RECOVERY_LENGTH / GROUP_LENGTH }, (_, n) =>
    letters.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH).join(''),
  );
  return groups.join('-');
}
