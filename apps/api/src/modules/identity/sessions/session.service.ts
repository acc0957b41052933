import { AppError, QUOTAS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { createBatchLoader } from '../../../kernel/batch-loader.ts';
import type { Context, Identity, Services, Viewer } from '../../../kernel/context.ts';
import { describeDevice } from '../../../kernel/device.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { definePort } from '../../../kernel/port.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { userJson } from '../users/user.service.ts';
import { Session } from './session.entity.ts';
import type { SigningKey } from './signing-key.entity.ts';
import { readToken, signToken } from './token.service.ts';

/** SQL: removes what ends with these sessions, e.g. their devices' notifications. */
export const removeWithSessions = definePort<(sessionIds: string) => string>('sessions.removeWithSessions');

const LIFETIME_MS = 90 * 24 * 3600_000;
/** A session that nobody used for so long is over before its time. */
const IDLE = '30 days';
/** SQL: whether a session can still be used. */
const IS_LIVE = `ended_at IS NULL AND expires_at > now() AND last_seen_at > now() - interval '${IDLE}'`;
/** `last_seen_at` is exact to this, so that reading does not write each time. */
const SEEN_EVERY = '5 minutes';

/** The new session, and the key that signs its token, which may be another than a moment ago. */
const OPEN = `
  WITH opened AS (
    INSERT INTO sessions (id, user_id, device, expires_at, has_second_factor) VALUES ($1, $2, $3, $4, $5)),
  surplus AS (UPDATE sessions SET ended_at = now() WHERE id IN (
    SELECT id FROM sessions WHERE user_id = $2 AND ended_at IS NULL ORDER BY last_seen_at DESC OFFSET ${QUOTAS.sessions - 1})
    RETURNING id)
  SELECT id, secret, ARRAY(SELECT id FROM surplus) AS replaced
    FROM signing_keys ORDER BY created_at DESC, id DESC LIMIT 1`;

export interface OpenedSession {
  sessionId: string;
  token: string;
  /** Sessions that gave way to it, for `beginSession` after the commit. */
  replaced: string[];
}

/** Opens a session and gives its token. */
export async function openSession(
  tx: EntityManager,
  userId: string,
  { userAgent, hasSecondFactor = false }: { userAgent: string; hasSecondFactor?: boolean },
): Promise<OpenedSession> {
  const [sessionId, expiresAt] = [uuid(), new Date(Date.now() + LIFETIME_MS)];
  const values = [sessionId, userId, describeDevice(userAgent), expiresAt, hasSecondFactor];
  const [key] = await tx.query<(SigningKey & Pick<OpenedSession, 'replaced'>)[]>(OPEN, values);
  if (!key) throw new Error('There is no key to sign with.');
  const token = await signToken(tx.dataSource, key, { userId, sessionId, expiresAt });
  return { sessionId, token, replaced: key.replaced };
}

/** Gives the browser its cookie, closes the sockets of the sessions that gave way, and logs it. After the commit. */
export async function beginSession(context: Context, { token, replaced }: OpenedSession): Promise<void> {
  context.setSessionCookie(token);
  context.log.info('a session began');
  await announceEnded(context, replaced);
}

/** Whom a token stands for, or null when it is wrong, expired or its session has ended. */
export async function identifySession(db: DataSource, token: string): Promise<Identity | null> {
  const claims = await readToken(db, token);
  const session = claims && (await loadLiveSession(db, claims.sessionId));
  if (!claims || session?.user_id !== claims.userId) return null;
  if (session.is_stale) await db.manager.update(Session, { id: claims.sessionId }, { lastSeenAt: new Date() });
  const { proved_at: provedAt, has_second_factor: hasSecondFactor, user } = session;
  return { viewer: { id: claims.userId, sessionId: claims.sessionId, provedAt, hasSecondFactor }, user };
}

interface LiveSession {
  id: string;
  user_id: string;
  is_stale: boolean;
  proved_at: Date;
  has_second_factor: boolean;
  user: Record<string, unknown>;
}

const loadLiveSession = createBatchLoader(loadLiveSessions);

/** The sessions with these ids, in order; null for one that is over. */
export async function loadLiveSessions(db: DataSource, ids: readonly string[]): Promise<(LiveSession | null)[]> {
  const distinct = [...new Set(ids)];
  // PostgreSQL plans a statement for an array each time anew, which takes longer than the statement for one session.
  const [ofIds, asked] = distinct.length === 1 ? ['= $1', distinct[0]] : ['= ANY ($1::uuid[])', distinct];
  const text = `SELECT id, user_id, last_seen_at < now() - $2::interval AS is_stale, proved_at, has_second_factor,
      ${userJson('user_id')} AS "user"
    FROM sessions WHERE id ${ofIds} AND ${IS_LIVE}`;
  const rows = await queryRows<LiveSession>(db, text, [asked, SEEN_EVERY]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The viewer's live sessions, the latest seen first. */
export function listSessions({ db }: Services, viewer: Viewer): Promise<Session[]> {
  return db.manager
    .createQueryBuilder(Session, 'session')
    .where(`user_id = :userId AND ${IS_LIVE}`, { userId: viewer.id })
    .orderBy({ last_seen_at: 'DESC', id: 'DESC' })
    .getMany();
}

/** One of the viewer's live sessions; null for any other. */
export async function findSession({ db }: Services, viewer: Viewer, id: string): Promise<Session | null> {
  if (!isUuid(id)) return null;
  return db.manager
    .createQueryBuilder(Session, 'session')
    .where(`id = :id AND user_id = :userId AND ${IS_LIVE}`, { id, userId: viewer.id })
    .getOne();
}

/** Ends one session of the viewer. NOT_FOUND when it is not theirs or has ended. */
export async function endSession(context: Context, viewer: Viewer, id: string): Promise<void> {
  const ended = isUuid(id) ? await endAndAnnounce(context, { userId: viewer.id, id }) : 0;
  if (ended === 0) throw new AppError('NOT_FOUND', msg('This session has already ended.'), 'id');
}

/** Ends all sessions of the viewer but the present one; gives how many. */
export function endOtherSessions(context: Context, viewer: Viewer): Promise<number> {
  return endAndAnnounce(context, { userId: viewer.id, exceptId: viewer.sessionId });
}

/** Ends the session that asks. Harmless when it has ended already. */
export async function signOut(context: Context, viewer: Viewer): Promise<void> {
  const ended = await endSessions(context.db.manager, { userId: viewer.id, id: viewer.sessionId });
  await announceEnded(context, ended);
  context.setSessionCookie(null);
}

/** Ends the session that the browser had when its person, or another, signed in anew. */
export async function endFormerSession(context: Context, { id: userId, sessionId }: Viewer): Promise<void> {
  await announceEnded(context, await endSessions(context.db.manager, { userId, id: sessionId }));
}

/** Ends one session, all, or all but one, of a person, with the notifications on their devices; gives their ids for `announceEnded` after the commit. */
export async function endSessions(
  tx: EntityManager,
  { userId, id, exceptId }: { userId: string; id?: string; exceptId?: string },
): Promise<string[]> {
  const ended = await tx.query<{ id: string }[]>(
    `WITH ended AS (
       UPDATE sessions SET ended_at = now()
        WHERE user_id = $1 AND ended_at IS NULL AND ($2::uuid IS NULL OR id = $2) AND ($3::uuid IS NULL OR id <> $3)
       RETURNING id),
     silenced AS (${removeWithSessions('SELECT id FROM ended')})
     SELECT id FROM ended`,
    [userId, id ?? null, exceptId ?? null],
  );
  return ended.map((one) => one.id);
}

/** Ends everybody's sessions; gives their ids for `announceEnded`. */
export async function endAllSessions(tx: EntityManager): Promise<string[]> {
  const ended = await tx.query<{ id: string }[]>(
    `WITH ended AS (UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL RETURNING id),
     silenced AS (${removeWithSessions('SELECT id FROM ended')})
     SELECT id FROM ended`,
  );
  return ended.map(({ id }) => id);
}

/** Open sockets of these sessions are closed by whichever process holds them. */
export async function announceEnded({ pubSub }: Pick<Services, 'pubSub'>, sessionIds: string[]): Promise<void> {
  await Promise.all(sessionIds.map((sessionId) => pubSub.publish('sessionEnded', { sessionId })));
}

/** When the person of the viewer's session last showed who they are. */
export async function findProvedAt({ db }: Pick<Services, 'db'>, { sessionId }: Viewer): Promise<Date | null> {
  return (await db.manager.findOneBy(Session, { id: sessionId }))?.provedAt ?? null;
}

/** The viewer has just shown who they are. */
export async function renewProof({ db }: Pick<Services, 'db'>, { sessionId }: Viewer): Promise<void> {
  await db.manager.update(Session, { id: sessionId }, { provedAt: new Date() });
}

/** The person of the session has just shown a second factor, which is a proof as well. */
export async function addSecondFactor(tx: EntityManager, sessionId: string): Promise<void> {
  await tx.update(Session, { id: sessionId }, { hasSecondFactor: true, provedAt: new Date() });
}

/** Those of the ids that are no living session’s. */
export async function findEndedSessions(db: DataSource, ids: readonly string[]): Promise<string[]> {
  const sessions = await loadLiveSessions(db, ids);
  return ids.filter((_, index) => sessions[index] === null);
}

/** Forgets sessions that were over a month ago. */
export async function sweepSessions({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(
    `DELETE FROM sessions
      WHERE least(ended_at, expires_at, last_seen_at + interval '${IDLE}') < $1::timestamptz - interval '30 days'`,
    [now],
  );
}

async function endAndAnnounce(context: Context, which: Parameters<typeof endSessions>[1]): Promise<number> {
  const ended = await inTransaction(context.db, async (tx) => {
    const ids = await endSessions(tx, which);
    const { userId } = which;
    if (ids.length > 0) await recordSecurityEvent(tx, context, { userId, kind: 'SESSIONS_ENDED' });
    return ids;
  });
  await announceEnded(context, ended);
  return ended.length;
}
