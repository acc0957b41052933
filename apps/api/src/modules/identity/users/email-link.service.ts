import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { EmailLink, type EmailLinkPurpose } from './email-link.entity.ts';
import type { User } from './user.entity.ts';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Anybody who knows the address can ask for these. A new link leaves those of the last hour working: otherwise a stranger
 * could keep making the owner's links useless.
 */
const ASKED_BY_ANYBODY: readonly EmailLinkPurpose[] = ['RESET_PASSWORD', 'CONFIRM_DELETION'];
const HOUR_MS = 3600_000;

/**
 * Makes a link and gives its token. Earlier unused links of the same purpose stop working, except for those above and those
 * that undo a change of address: an intruder who changes it again must not make the owner's link useless.
 */
export async function createEmailLink(
  tx: EntityManager,
  link: { userId: string; purpose: EmailLinkPurpose; email: string; lifetimeMs: number },
): Promise<string> {
  const { userId, purpose, email, lifetimeMs } = link;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const stale = ASKED_BY_ANYBODY.includes(purpose) && {
    expiresAt: LessThan(new Date(Date.now() + lifetimeMs - HOUR_MS)),
  };
  if (purpose !== 'UNDO_EMAIL_CHANGE') await tx.delete(EmailLink, { userId, purpose, usedAt: IsNull(), ...stale });
  await tx.insert(EmailLink, {
    id: uuid(),
    tokenHash: hash(token),
    userId,
    purpose,
    email,
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return token;
}

/** How long the links work by which owners take their accounts back. */
export const RESCUE_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A link to the present address that undoes what is done to the account next. Null for an address that nobody has proved. */
export async function createUndoLink(
  tx: EntityManager,
  { id: userId, email, emailConfirmedAt }: Pick<User, 'id' | 'email' | 'emailConfirmedAt'>,
): Promise<string | null> {
  if (!emailConfirmedAt) return null;
  return createEmailLink(tx, { userId, purpose: 'UNDO_EMAIL_CHANGE', email, lifetimeMs: RESCUE_LIFETIME_MS });
}

/** Uses the link up. BAD_USER_INPUT on `token`, in the same words, for a wrong, an expired and a used one. */
export async function takeEmailLink(
  tx: EntityManager,
  purpose: EmailLinkPurpose,
  token: string,
): Promise<Pick<EmailLink, 'userId' | 'email' | 'createdAt'>> {
  const [rows] = await tx.query<[{ userId: string; email: string; createdAt: Date }[], number]>(
    `UPDATE email_links SET used_at = now()
      WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
      RETURNING user_id AS "userId", email, created_at AS "createdAt"`,
    [TOKEN.test(token) ? hash(token) : Buffer.alloc(0), purpose],
  );
  const [link] = rows;
  if (link) return link;
  const text = msg('This link has expired or was used already.');
  throw new AppError('BAD_USER_INPUT', text, { token: text });
}

/** They give an account back to the person whose it is: nobody else can make them useless. */
const RESCUES: readonly EmailLinkPurpose[] = ['UNDO_EMAIL_CHANGE', 'DISOWN_ACCOUNT', 'CANCEL_DELETION'];

/** All links of a person stop working but for those that rescue the account. */
export async function forgetEmailLinks(tx: EntityManager, userId: string): Promise<void> {
  await tx.delete(EmailLink, { userId, usedAt: IsNull(), purpose: Not(In(RESCUES)) });
}

/** Cancels the undo links of changes made since that time. Whoever made those changes may hold the links. */
export async function forgetUndosSince(tx: EntityManager, userId: string, since: Date): Promise<void> {
  await tx.delete(EmailLink, {
    userId,
    purpose: 'UNDO_EMAIL_CHANGE',
    usedAt: IsNull(),
    createdAt: MoreThanOrEqual(since),
  });
}

/** Forgets links that could be used no more a week ago. */
export async function sweepEmailLinks({ db }: { db: DataSource }, now: Date): Promise<void> {
  await db.query("DELETE FROM email_links WHERE least(used_at, expires_at) < $1::timestamptz - interval '7 days'", [
    now,
  ]);
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
