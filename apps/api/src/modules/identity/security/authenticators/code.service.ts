import { createHash } from 'node:crypto';
import { AppError, readAppCode, readRecoveryCode, SECURITY_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Secret, TOTP } from 'otpauth';
import type { DataSource, EntityManager } from 'typeorm';
import type { SecretBox } from '../../../../infra/secrets/secret-box.ts';
import { asWrongCredential } from '../../../../kernel/refusals.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { Authenticator } from './authenticator.entity.ts';

const PERIOD_SECONDS = 30;
/** Clocks of telephones are this many periods off at most. */
const DRIFT_PERIODS = 1;

/** The generator of an app that has this key. */
export function createTotp(key: string, label = ''): TOTP {
  const secret = Secret.fromBase32(key);
  return new TOTP({ issuer: 'Tessera', label, secret, digits: SECURITY_LIMITS.codeDigits, period: PERIOD_SECONDS });
}

/** For whose row the key is sealed: in another's it doesn't open. */
export function keptFor(userId: string): string {
  return `authenticator ${userId}`;
}

interface Tried {
  userId: string;
  code: string;
  /** Whether the app has shown before that it has the key. */
  isConfirmed: boolean;
}

/** Whether it is a code that the person's app shows now, and that has not been used before. It is used up then. */
export async function takeAppCode(
  tx: EntityManager,
  { secrets }: { secrets: SecretBox | null },
  { userId, code, isConfirmed }: Tried,
): Promise<boolean> {
  const token = readAppCode(code);
  const authenticator = token && (await tx.findOneBy(Authenticator, { userId }));
  if (!token || !authenticator || (authenticator.confirmedAt !== null) !== isConfirmed) return false;
  if (!secrets) throw new Error('SECRETS_KEY is not set, and the keys of authenticator apps are kept under it');
  const totp = createTotp(secrets.open(authenticator.sealedKey, keptFor(userId)));
  const delta = totp.validate({ token, window: DRIFT_PERIODS });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
  const [, count] = await tx.query<[unknown[], number]>(
    'UPDATE authenticators SET last_step = $2 WHERE user_id = $1 AND (last_step IS NULL OR last_step < $2)',
    [userId, step],
  );
  return count > 0;
}

/** Whether it is one of the person's recovery codes that has not been used. It is used up then. */
export async function takeRecoveryCode(tx: EntityManager, userId: string, raw: string): Promise<boolean> {
  const code = readRecoveryCode(raw);
  if (!code) return false;
  const [, count] = await tx.query<[unknown[], number]>(
    'UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [userId, hashRecoveryCode(code)],
  );
  return count > 0;
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

export function wrongCode(): AppError {
  const text = msg('That code isn’t right, or it was used already.');
  return asWrongCredential(new AppError('BAD_USER_INPUT', text, { code: text }));
}

/** Seals the keys anew that another key than the first one has sealed. Gives how many that were. */
export function sealAuthenticators(db: DataSource, box: SecretBox): Promise<number> {
  return inTransaction(db, async (tx) => {
    const all = await tx.find(Authenticator, { lock: { mode: 'pessimistic_write' } });
    const stale = all.filter(({ sealedKey }) => !box.isFresh(sealedKey));
    for (const { userId, sealedKey } of stale) {
      const again = box.seal(box.open(sealedKey, keptFor(userId)), keptFor(userId));
      await tx.update(Authenticator, { userId }, { sealedKey: again });
    }
    return stale.length;
  });
}
