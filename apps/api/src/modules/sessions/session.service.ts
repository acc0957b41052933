import { AppError } from '@tessera/domain';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../platform/context.ts';
import { isUuid } from '../../platform/page.ts';
import { describeDevice } from './device.ts';
import { Session } from './session.entity.ts';
import { readToken, signToken } from './token.service.ts';

const LIFETIME_MS = 90 * 24 * 3600_000;
/** `last_seen_at` is exact to this, so that reading does not write each time. */
const SEEN_EVERY = '5 minutes';

/** Opens a session and gives its token. */
export async function openSession(
  tx: EntityManager,
  userId: string,
  userAgent: string,
): Promise<{ sessionId: string; token: string }> {
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const session = { id: uuid(), userId, device: describeDevice(userAgent), expiresAt };
  await tx.insert(Session, session);
  const token = await signToken(tx, { userId, sessionId: session.id }, expiresAt);
  return { sessionId: session.id, token };
}

/** Whom a token stands for, or null when it is wrong, expired or its session has ended. */
export async function findViewer(db: DataSource, token: string): Promise<Viewer | null> {
  const claims = await readToken(db, token);
  if (!claims) return null;
  const [row] = await db.query<{ is_stale: boolean }[]>(
    `SELECT last_seen_at < now() - $3::interval AS is_stale FROM sessions
      WHERE id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > now()`,
    [claims.sessionId, claims.userId, SEEN_EVERY],
  );
  if (!row) return null;
  if (row.is_stale) await db.manager.update(Session, { id: claims.sessionId }, { lastSeenAt: new Date() });
  return { id: claims.userId, sessionId: claims.sessionId };
}

/** The viewer's live sessions, the latest seen first. */
export function listSessions({ db }: Services, viewer: Viewer): Promise<Session[]> {
  return db.manager.find(Session, {
    where: { userId: viewer.id, endedAt: IsNull() },
    order: { lastSeenAt: 'DESC', id: 'DESC' },
  });
}

/** Ends one session of the viewer. NOT_FOUND when it is not theirs or has ended. */
export async function endSession(context: Context, viewer: Viewer, id: string): Promise<void> {
  const ended = isUuid(id) ? await endWhere(context, { id, userId: viewer.id }) : 0;
  if (ended === 0) throw new AppError('NOT_FOUND', 'This session has already ended.', { id: 'no such session' });
}

/** Ends all sessions of the viewer but the present one; gives how many. */
export function endOtherSessions(context: Context, viewer: Viewer): Promise<number> {
  return endWhere(context, { id: Not(viewer.sessionId), userId: viewer.id });
}

/** Ends the session that asks. Harmless when it has ended already. */
export async function signOut(context: Context, viewer: Viewer): Promise<void> {
  await endWhere(context, { id: viewer.sessionId, userId: viewer.id });
  context.setSessionCookie(null);
}

async function endWhere(
  { db, pubSub }: Services,
  where: { id: string | ReturnType<typeof Not<string>>; userId: string },
): Promise<number> {
  const result = await db
    .createQueryBuilder()
    .update(Session)
    .set({ endedAt: new Date() })
    .where({ ...where, endedAt: IsNull() })
    .returning('id')
    .execute();
  const ended = result.raw as { id: string }[];
  // Open sockets of these sessions are closed by whichever process holds them.
  await Promise.all(ended.map(({ id }) => pubSub.publish('sessionEnded', { sessionId: id })));
  return ended.length;
}
