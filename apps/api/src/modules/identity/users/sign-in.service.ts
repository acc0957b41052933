import { AppError, type ProofKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context } from '../../../kernel/context.ts';
import { asWrongCredential } from '../../../kernel/refusals.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { takeAppCode, takeRecoveryCode, wrongCode } from '../security/authenticators/code.service.ts';
import { createTicket, tryTicket, useTicket } from '../security/authenticators/sign-in-ticket.service.ts';
import { forgetAttempts, isDeviceOfUser, takeAttempt } from '../security/devices/attempts.service.ts';
import { noteSignIn } from '../security/devices/known-device.service.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { verifyPasskey } from '../security/passkeys/verify-passkey.service.ts';
import { beginSession, type OpenedSession, openSession } from '../sessions/session.service.ts';
import { User } from './user.entity.ts';

export interface NewSession {
  user: User;
  sessionId: string;
  token: string;
}

/** SECOND_FACTOR_REQUIRED for somebody whose password was right, with a `ticket` to be shown together with the code. */
export async function demandCode(
  { db }: Context,
  { userId, hasPasskey }: { userId: string; hasPasskey: boolean },
): Promise<never> {
  const proofs: ProofKind[] = hasPasskey ? ['PASSKEY', 'CODE'] : ['CODE'];
  const ticket = await createTicket(db, userId);
  throw new AppError('SECOND_FACTOR_REQUIRED', msg('Enter the code of your authenticator app.')).with({
    ticket,
    proofs,
  });
}

/**
 * The second step after the right password: a code of the app, or a recovery code, which is mailed. BAD_USER_INPUT on
 * `code`, UNAUTHENTICATED when the ticket is over, RATE_LIMITED by account.
 */
export async function signInWithCode(context: Context, input: { ticket: string; code: string }): Promise<NewSession> {
  const { db, rateLimits, request } = context;
  await rateLimits.consume('signInByAddress', request.address);
  const userId = await tryTicket(db, input.ticket);
  const attempt = { kind: 'code', account: userId, isKnown: await isDeviceOfUser(context, userId) } as const;
  await takeAttempt(context, attempt);
  const session = await inTransaction(db, async (tx) => {
    const isApp = await takeAppCode(tx, context, { userId, code: input.code, isConfirmed: true });
    if (!isApp && !(await takeRecoveryCode(tx, userId, input.code))) throw wrongCode();
    await useTicket(tx, input.ticket);
    if (!isApp) await recordSecurityEvent(tx, context, { userId, kind: 'RECOVERY_CODE_USED' });
    await noteSignIn(tx, context, userId);
    return openSession(tx, userId, { userAgent: request.userAgent, hasSecondFactor: true });
  });
  await forgetAttempts(context, attempt);
  return finish(context, userId, session);
}

/** Opens a session for the person whose passkey has answered: that is both factors. UNAUTHENTICATED, RATE_LIMITED. */
export async function signInWithPasskey(context: Context, input: { response: unknown }): Promise<NewSession> {
  const { db, rateLimits, request } = context;
  await rateLimits.consume('signInByAddress', request.address);
  const userId = await verifyPasskey(context, input.response);
  if (!userId)
    throw asWrongCredential(
      new AppError('UNAUTHENTICATED', msg('This passkey doesn’t open an account here. Try again.')),
    );
  const session = await inTransaction(db, async (tx) => {
    await noteSignIn(tx, context, userId);
    return openSession(tx, userId, { userAgent: request.userAgent, hasSecondFactor: true });
  });
  return finish(context, userId, session);
}

async function finish(context: Context, userId: string, session: OpenedSession): Promise<NewSession> {
  await beginSession(context, session);
  return { ...session, user: await context.db.manager.findOneByOrFail(User, { id: userId }) };
}
