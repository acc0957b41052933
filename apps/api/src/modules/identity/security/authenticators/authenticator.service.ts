import { randomBytes } from 'node:crypto';
import { AppError, formatRecoveryCode, readRecoveryCode, SECURITY_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Secret } from 'otpauth';
import { type EntityManager, IsNull } from 'typeorm';
import type { Context, Viewer } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { addSecondFactor } from '../../sessions/session.service.ts';
import { createUndoLink } from '../../users/email-link.service.ts';
import { User } from '../../users/user.entity.ts';
import { lockUser } from '../../users/user.service.ts';
import { recordSecurityEvent } from '../log/security-event.service.ts';
import { Authenticator } from './authenticator.entity.ts';
import type { AuthenticatorSetup } from './authenticator.types.ts';
import { createTotp, hashRecoveryCode, keptFor, takeAppCode, wrongCode } from './code.service.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** RFC 4226 §4 asks for 128 bits and recommends 160. */
const KEY_BYTES = 20;

/** When the viewer's app was turned on; null while there is none. */
export async function findAuthenticatorSince({ db }: Context, viewer: Viewer): Promise<Date | null> {
  return (await db.manager.findOneBy(Authenticator, { userId: viewer.id }))?.confirmedAt ?? null;
}

/** How many recovery codes have not been used. */
export function countRecoveryCodes({ db }: Context, viewer: Viewer): Promise<number> {
  return db.manager.countBy(RecoveryCode, { userId: viewer.id, usedAt: IsNull() });
}

/** Makes a key for an app. It opens nothing until a code is confirmed. CONFLICT when one is on, UNAVAILABLE without a box. */
export async function startAuthenticator({ db, secrets }: Context, viewer: Viewer): Promise<AuthenticatorSetup> {
  if (!secrets) throw new AppError('UNAVAILABLE', msg('Authenticator apps can’t be used on this installation yet.'));
  const key = Secret.fromHex(randomBytes(KEY_BYTES).toString('hex')).base32;
  const sealedKey = secrets.seal(key, keptFor(viewer.id));
  return inTransaction(db, async (tx) => {
    await lockUser(tx, viewer.id);
    const isOn = await tx.existsBy(Authenticator, { userId: viewer.id });
    const { affected } = await tx.delete(Authenticator, { userId: viewer.id, confirmedAt: IsNull() });
    if (isOn && !affected)
      throw new AppError('CONFLICT', msg('You already use an authenticator app. Turn it off first.'));
    await tx.insert(Authenticator, { userId: viewer.id, sealedKey });
    const { email } = await tx.findOneByOrFail(User, { id: viewer.id });
    return { key, uri: createTotp(key, email).toString() };
  });
}

/**
 * Turns the app on by one of its codes; gives the recovery codes, this once. BAD_USER_INPUT on `code`. RATE_LIMITED. An
 * intruder's app would keep the owner out, whatever password they choose: so the mail has a link that turns it off.
 */
export async function confirmAuthenticator(context: Context, viewer: Viewer, code: string): Promise<string[]> {
  await context.rateLimits.consume('proofBySession', viewer.sessionId);
  return inTransaction(context.db, async (tx) => {
    const isRight = await takeAppCode(tx, context, { userId: viewer.id, code, isConfirmed: false });
    if (!isRight) throw wrongCode();
    await context.rateLimits.consume('mailByAccount', viewer.id);
    await tx.update(Authenticator, { userId: viewer.id }, { confirmedAt: new Date() });
    await addSecondFactor(tx, viewer.sessionId);
    const undoToken = await createUndoLink(tx, await tx.findOneByOrFail(User, { id: viewer.id }));
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'AUTHENTICATOR_ADDED', undoToken });
    return replaceCodes(tx, viewer.id);
  });
}

/** From now on the password is enough. NOT_FOUND when there is no app. */
export function removeAuthenticator(context: Context, viewer: Viewer): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { affected } = await tx.delete(Authenticator, { userId: viewer.id });
    if (!affected) throw noAuthenticator();
    await tx.delete(RecoveryCode, { userId: viewer.id });
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'AUTHENTICATOR_REMOVED' });
  });
}

/** New recovery codes, told this once; the earlier ones open nothing any more. NOT_FOUND without an app. */
export function createRecoveryCodes(context: Context, viewer: Viewer): Promise<string[]> {
  return inTransaction(context.db, async (tx) => {
    await lockUser(tx, viewer.id);
    if (!(await findAuthenticatorSince(context, viewer))) throw noAuthenticator();
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'RECOVERY_CODES_CREATED' });
    return replaceCodes(tx, viewer.id);
  });
}

async function replaceCodes(tx: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: SECURITY_LIMITS.recoveryCodes }, () => formatRecoveryCode(randomBytes(16)));
  await tx.delete(RecoveryCode, { userId });
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(readRecoveryCode(code) ?? '') }));
  await tx.insert(RecoveryCode, rows);
  return codes;
}

function noAuthenticator(): AppError {
  return new AppError('NOT_FOUND', msg('No authenticator app is set up.'));
}
