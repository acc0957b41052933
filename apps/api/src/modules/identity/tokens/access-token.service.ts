import { createHash, randomBytes } from 'node:crypto';
import {
  AppError,
  checkNewToken,
  MESSAGES,
  type PlanKey,
  QUOTAS,
  quotaReached,
  TOKEN_LIMITS,
  TOKEN_PREFIX,
  type TokenScope,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Identity, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { assertIncluded, selectPlans } from '../../plans/index.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { lockUser, userJson } from '../users/user.service.ts';
import { AccessToken } from './access-token.entity.ts';
import type { CreateAccessTokenInput } from './access-token.inputs.ts';
import type { CreatedAccessToken } from './access-token.types.ts';

/** 256 bits: nobody guesses one, so that a plain hash keeps it. */
const TOKEN_BYTES = 32;
const ENDING_LENGTH = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
/** `last_used_at` is exact to this, so that reading does not write each time. */
const USED_EVERY = '5 minutes';

/** Makes a token and tells it, once. BAD_USER_INPUT names all wrong fields, CONFLICT when there are too many, PLAN_LIMIT. */
export async function createAccessToken(
  context: Context,
  viewer: Viewer,
  input: CreateAccessTokenInput,
): Promise<CreatedAccessToken> {
  const usualEnd = new Date(Date.now() + TOKEN_LIMITS.usualDays * DAY_MS);
  const expiresAt = input.expiresAt === undefined ? usualEnd : input.expiresAt;
  const { token: checked, errors } = checkNewToken({ ...input, expiresAt }, new Date());
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
  const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  const made = { ...checked, id: uuid(), ownerId: viewer.id, scopes: [...checked.scopes] };
  const secret = { tokenHash: hashToken(token), ending: token.slice(-ENDING_LENGTH) };
  const accessToken = await inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'apiAccess' });
    await assertRoom(tx, viewer.id);
    await tx.insert(AccessToken, { ...made, ...secret });
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'TOKEN_CREATED', subject: made.name });
    return tx.findOneByOrFail(AccessToken, { id: made.id });
  });
  return { accessToken, token };
}

/** The viewer's tokens, the newest first; those that are over stay until they are revoked. */
export function listAccessTokens({ db }: Context, viewer: Viewer): Promise<AccessToken[]> {
  return db.manager.find(AccessToken, {
    where: { ownerId: viewer.id, grantId: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}

/** The viewer's own token; null for any other. */
export async function findAccessToken({ db }: Context, viewer: Viewer, id: string): Promise<AccessToken | null> {
  return isUuid(id) ? db.manager.findOneBy(AccessToken, { id, ownerId: viewer.id, grantId: IsNull() }) : null;
}

/** From now on it is worth nothing, also on open sockets; gives its id. NOT_FOUND for others' tokens. */
export async function revokeAccessToken(context: Context, viewer: Viewer, id: string): Promise<string> {
  await inTransaction(context.db, async (tx) => {
    const where = { id, ownerId: viewer.id, grantId: IsNull() };
    const token = isUuid(id) ? await tx.findOneBy(AccessToken, where) : null;
    const isGone = !token || (await tx.delete(AccessToken, where)).affected === 0;
    if (isGone) throw new AppError('NOT_FOUND', msg('This token no longer exists.'), 'id');
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'TOKEN_REVOKED', subject: token.name });
  });
  // A socket that was opened with it stands under its id, as those of sessions do under theirs.
  await announceEnded(context, [id]);
  return id;
}

/** Ends all tokens that a person has made; gives their ids for `announceEnded` after the commit. */
export async function removeAllTokens(tx: EntityManager, ownerId: string): Promise<string[]> {
  const rows = await tx.query<[{ id: string }[], number]>(
    'DELETE FROM access_tokens WHERE owner_id = $1 AND grant_id IS NULL RETURNING id',
    [ownerId],
  );
  return rows[0].map(({ id }) => id);
}

/** Whether it looks like one of these, which are no session's. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

interface LiveToken {
  id: string;
  owner_id: string;
  scopes: TokenScope[];
  expires_at: Date | null;
  is_stale: boolean;
  plans: PlanKey[];
  grant_id: string | null;
  user: Record<string, unknown>;
}

const IS_LIVE = '(expires_at IS NULL OR expires_at > now())';

/** Whom a token stands for and what it allows, or null when it is wrong, over or revoked. */
export async function identifyToken(db: DataSource, token: string): Promise<Identity | null> {
  const text = `SELECT id, owner_id, scopes, expires_at, grant_id, coalesce(last_used_at < now() - $2::interval, true) AS is_stale,
      ${selectPlans('owner_id')} AS plans, ${userJson('owner_id')} AS "user" FROM access_tokens WHERE token_hash = $1 AND ${IS_LIVE}`;
  const [row] = await queryRows<LiveToken>(db, text, [hashToken(token), USED_EVERY]);
  if (!row) return null;
  if (row.is_stale) await db.manager.update(AccessToken, { id: row.id }, { lastUsedAt: new Date() });
  const { id, owner_id, scopes, expires_at: expiresAt, plans, grant_id: grantId } = row;
  return { viewer: { id: owner_id, sessionId: id, token: { scopes, expiresAt, plans, grantId } }, user: row.user };
}

/** What a living token allows; null for one that has ended. */
export async function findScopes(db: DataSource, id: string): Promise<TokenScope[] | null> {
  const text = `SELECT scopes FROM access_tokens WHERE id = $1 AND ${IS_LIVE}`;
  const [row] = await queryRows<{ scopes: TokenScope[] }>(db, text, [id]);
  return row?.scopes ?? null;
}

/** Those of the ids that are no living token’s. */
export async function findEndedTokens(db: DataSource, ids: readonly string[]): Promise<string[]> {
  const text = `SELECT id FROM access_tokens WHERE id = ANY ($1::uuid[]) AND ${IS_LIVE}`;
  const live = new Set((await queryRows<{ id: string }>(db, text, [ids])).map(({ id }) => id));
  return ids.filter((id) => !live.has(id));
}

/** Forgets tokens that were over a month ago, and those of apps, which get a new one each hour, once they are over. */
export async function sweepTokens({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(
    `DELETE FROM access_tokens
      WHERE expires_at < $1::timestamptz - CASE WHEN grant_id IS NULL THEN interval '30 days' ELSE interval '0' END`,
    [now],
  );
}

async function assertRoom(tx: EntityManager, ownerId: string): Promise<void> {
  // Two at once would both see room for one more.
  await lockUser(tx, ownerId);
  if ((await tx.countBy(AccessToken, { ownerId, grantId: IsNull() })) >= QUOTAS.accessTokens)
    throw quotaReached('accessTokens');
}

/** 256 bits are no password: a plain hash keeps them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A person's tokens without their secrets, for the archive of what is theirs. */
export async function tokenFacts(manager: EntityManager, ownerId: string): Promise<object[]> {
  const tokens = await manager.find(AccessToken, { where: { ownerId }, order: { createdAt: 'ASC' } });
  return tokens.map(({ name, scopes, ending, createdAt, expiresAt, lastUsedAt }) => ({
    ...{ name, scopes, ending, createdAt, expiresAt, lastUsedAt },
  }));
}
