import { createHash, randomInt } from 'node:crypto';
import { AppError, PHONE_CODE, readAppCode } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { EntityManager } from 'typeorm';
import { queueSms } from '../../../infra/sms/queue-sms.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { SentPhoneCode } from './phone.types.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { User } from './user.entity.ts';
import { assertNotDemo } from './user.service.ts';

/**
 * Sends a code to the viewer's number; an earlier one stops working. CONFLICT when the number is proved, BAD_USER_INPUT on
 * `phone` without one, UNAVAILABLE where no text messages are sent, RATE_LIMITED by account, number, network and day.
 */
export async function sendPhoneCode(context: Context, viewer: Viewer): Promise<SentPhoneCode> {
  const { db, env, passwords } = context;
  if (env.sms === 'none') {
    throw new AppError(
      'UNAVAILABLE',
      msg('Phone numbers can’t be confirmed here because this installation sends no text messages.'),
    );
  }
  await assertNotDemo(context, viewer);
  const { phone, phoneConfirmedAt } = await db.manager.findOneByOrFail(User, { id: viewer.id });
  if (!phone)
    throw new AppError('BAD_USER_INPUT', msg('Add your phone number first.'), { phone: msg('Add your phone number.') });
  if (phoneConfirmedAt) throw new AppError('CONFLICT', msg('This number is already confirmed.'));
  await consumeLimits(context, viewer, phone);
  const code = String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0');
  const codeHash = await passwords.hash(code);
  const expiresAt = new Date(Date.now() + PHONE_CODE.minutes * 60_000);
  await inTransaction(db, async (tx) => {
    await tx.upsert(PhoneCode, { userId: viewer.id, phone, codeHash, tries: 0, expiresAt }, ['userId']);
    await queueSms(tx, { to: phone, text: codeText(context, code), expiresAt: expiresAt.toISOString() });
  });
  return { phone, expiresAt, resendAfterSeconds: PHONE_CODE.resendSeconds };
}

/** Each message costs money, which the recipient's network may share with who has them sent. */
async function consumeLimits({ rateLimits, request }: Context, viewer: Viewer, phone: string): Promise<void> {
  await rateLimits.consume('smsPauseByAccount', viewer.id);
  await rateLimits.consume('smsByAccount', viewer.id);
  await rateLimits.consume('smsByAddress', request.address);
  await rateLimits.consume('smsByNumber', createHash('sha256').update(phone).digest('base64url'));
  await rateLimits.consume('smsADay', 'all');
}

/**
 * One text message in English, German and Spanish; Hindi and Arabic take two. The last line lets the browser fill the code in on
 * this site alone.
 */
function codeText({ env, request }: Context, code: string): string {
  const values = { code, minutes: PHONE_CODE.minutes };
  const text = msg('{code} is your Tessera code. It works for {minutes} minutes. Never share it.', values);
  return `${render(text, request.language)}\n\n@${new URL(env.publicOrigin).hostname} #${code}`;
}

/**
 * Uses the code: the number is proved to be the viewer's, and nobody else's. BAD_USER_INPUT on `code` for a wrong one, and
 * for any after five tries or ten minutes.
 */
export async function confirmPhone(context: Context, viewer: Viewer, input: { code: string }): Promise<User> {
  const code = readAppCode(input.code);
  if (!code) throw wrongCode(msg('Enter the {most} digits of the code.', { most: PHONE_CODE.digits }));
  const sent = await tryCode(context, viewer);
  if (!(await context.passwords.verify(sent.codeHash, code))) {
    throw wrongCode(msg('This is not the code that we sent. Check it, or send a new one.'));
  }
  return inTransaction(context.db, async (tx) => {
    // Of two accounts that prove the same number at once, one goes after the other.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [sent.phone]);
    if (!(await tx.delete(PhoneCode, { userId: viewer.id, codeHash: sent.codeHash })).affected) throw isOver();
    await prove(tx, viewer.id, sent.phone);
    return tx.findOneByOrFail(User, { id: viewer.id });
  });
}

/** The code that is tried, counted before it is compared: else many at once would all be compared. */
async function tryCode({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<{ phone: string; codeHash: string }> {
  const [[sent]] = await db.query<[{ phone: string; codeHash: string }[], number]>(
    `UPDATE phone_codes SET tries = tries + 1 WHERE user_id = $1 AND tries < $2 AND expires_at > now()
     RETURNING phone, code_hash AS "codeHash"`,
    [viewer.id, PHONE_CODE.tries],
  );
  if (!sent) throw isOver();
  return sent;
}

/** The number's former owner has it no more: who holds the telephone now has proved it last. */
async function prove(tx: EntityManager, userId: string, phone: string): Promise<void> {
  await tx.query(
    'UPDATE users SET phone_confirmed_at = NULL WHERE phone = $1 AND id <> $2 AND phone_confirmed_at IS NOT NULL',
    [phone, userId],
  );
  const { affected } = await tx.update(User, { id: userId, phone }, { phoneConfirmedAt: new Date() });
  if (!affected) throw isOver();
}

function isOver(): AppError {
  return wrongCode(msg('This code has expired. Send a new one.'));
}

function wrongCode(text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, 'code');
}

/** Forgets codes that could be used no more. */
export async function sweepPhoneCodes({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM phone_codes WHERE expires_at < $1', [now]);
}
