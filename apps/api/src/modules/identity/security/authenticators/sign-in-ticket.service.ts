import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Services } from '../../../../kernel/context.ts';
import { asWrongCredential } from '../../../../kernel/refusals.ts';
import { SignInTicket } from './sign-in-ticket.entity.ts';

const TICKET_BYTES = 32;
const LIFETIME_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** A ticket for somebody whose password was right. */
export async function createTicket({ manager }: DataSource, userId: string): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await manager.insert(SignInTicket, { tokenHash: hash(ticket), userId, expiresAt });
  return ticket;
}

/** Counts a try with the ticket; gives whose it is. UNAUTHENTICATED when it is over, was used, or tried too often. */
export async function tryTicket(db: DataSource, ticket: string): Promise<string> {
  const [rows] = await db.query<[{ userId: string }[], number]>(
    `UPDATE sign_in_tickets SET tries = tries + 1 WHERE token_hash = $1 AND expires_at > now() AND tries < $2
     RETURNING user_id AS "userId"`,
    [hash(ticket), MAX_TRIES],
  );
  if (!rows[0]) throw isOver();
  return rows[0].userId;
}

/** Uses the ticket up. UNAUTHENTICATED when another request has just done so. */
export async function useTicket(tx: EntityManager, ticket: string): Promise<void> {
  const { affected } = await tx.delete(SignInTicket, { tokenHash: hash(ticket) });
  if (!affected) throw isOver();
}

/** Sign-ins that the person, or somebody else, has begun can't be finished any more. */
export async function removeTickets(tx: EntityManager, userId: string): Promise<void> {
  await tx.delete(SignInTicket, { userId });
}

/** Forgets tickets that are over. */
export async function sweepTickets({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM sign_in_tickets WHERE expires_at < $1', [now]);
}

function isOver(): AppError {
  return asWrongCredential(
    new AppError('UNAUTHENTICATED', msg('This sign-in has expired. Enter your password again.')),
  );
}

function hash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
