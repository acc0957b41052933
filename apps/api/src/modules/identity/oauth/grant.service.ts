import { AppError, QUOTAS, type TokenScope } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, MoreThan } from 'typeorm';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { removeTokensOfGrants } from '../tokens/app-token.service.ts';
import type { DisconnectAppPayload } from './oauth.types.ts';
import { OAuthApp } from './oauth-app.entity.ts';
import { OAuthGrant } from './oauth-grant.entity.ts';

/** Apps that may act for the viewer, the one that was allowed last first. */
export function listConnectedApps({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<OAuthGrant[]> {
  return db.manager
    .createQueryBuilder(OAuthGrant, 'grant')
    .innerJoinAndSelect('grant.app', 'app')
    .where('grant.ownerId = :ownerId AND grant.expiresAt > now()', { ownerId: viewer.id })
    .orderBy({ 'grant.createdAt': 'DESC', 'grant.id': 'DESC' })
    .getMany();
}

/** One of them; null for any other. */
export async function findConnectedApp(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<OAuthGrant | null> {
  if (!isUuid(id)) return null;
  return db.manager.findOne(OAuthGrant, { where: { id, ownerId: viewer.id }, relations: { app: true } });
}

/** What a person allows an app; null once that has ended. */
export async function findGrantScopes({ db }: Pick<Services, 'db'>, id: string): Promise<TokenScope[] | null> {
  const grant = await db.manager.findOneBy(OAuthGrant, { id, expiresAt: MoreThan(new Date()) });
  return grant?.scopes ?? null;
}

/** The app may no longer act for the viewer: its tokens are worth nothing, also on open sockets. NOT_FOUND. */
export async function disconnectApp(context: Context, viewer: Viewer, id: string): Promise<DisconnectAppPayload> {
  const ended = await inTransaction(context.db, async (tx) => {
    const grant = isUuid(id) ? await tx.findOneBy(OAuthGrant, { id, ownerId: viewer.id }) : null;
    const app = grant && (await tx.findOneBy(OAuthApp, { id: grant.appId }));
    const { tokenIds, count } = grant ? await endGrants(tx, { id }) : { tokenIds: [], count: 0 };
    if (count === 0) throw new AppError('NOT_FOUND', msg('This app is not connected.'), 'id');
    const event = { userId: viewer.id, kind: 'APP_DISCONNECTED', subject: app?.name ?? '' } as const;
    await recordSecurityEvent(tx, context, event);
    return tokenIds;
  });
  await announceEnded(context, ended);
  return { disconnectedAppId: id };
}

/** Keeps that the person has allowed an app. Those that were allowed first give way when there are too many. */
export async function keepGrant(
  services: Pick<Services, 'db' | 'pubSub'>,
  grant: Pick<OAuthGrant, 'id' | 'ownerId' | 'appId' | 'scopes' | 'payload' | 'expiresAt'>,
): Promise<void> {
  const ended = await inTransaction(services.db, async (tx) => {
    await tx.upsert(OAuthGrant, { ...grant, payload: grant.payload as never }, ['id']);
    const surplus = await tx.query<{ id: string }[]>(
      'SELECT id FROM oauth_grants WHERE owner_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2',
      [grant.ownerId, QUOTAS.connectedApps],
    );
    const tokenIds: string[] = [];
    for (const { id } of surplus) tokenIds.push(...(await endGrants(tx, { id })).tokenIds);
    return tokenIds;
  });
  await announceEnded(services, ended);
}

/** What `oidc-provider` keeps of it; nothing for one that has ended. */
export async function findGrantPayload(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  return isUuid(id) ? (await db.manager.findOneBy(OAuthGrant, { id }))?.payload : undefined;
}

/** Ends what an app may do for a person, at once. Harmless when it has ended. */
export async function endGrant(services: Pick<Services, 'db' | 'pubSub'>, id: string): Promise<void> {
  const { tokenIds } = await inTransaction(services.db, (tx) => endGrants(tx, { id }));
  await announceEnded(services, tokenIds);
}

/** Which grants: one, all of a person, or all of an app. */
type WhichGrants = { id: string } | { ownerId: string } | { appId: string };

/** Ends grants with all their tokens and codes; gives the tokens' ids, for `announceEnded` after the commit. */
export async function endGrants(tx: EntityManager, which: WhichGrants): Promise<{ count: number; tokenIds: string[] }> {
  // A token that is issued meanwhile waits for the row, and finds that it is gone.
  const lock = { mode: 'pessimistic_write' } as const;
  const ids = (await tx.find(OAuthGrant, { where: which, select: { id: true }, lock })).map(({ id }) => id);
  if (ids.length === 0) return { count: 0, tokenIds: [] };
  const tokenIds = await removeTokensOfGrants(tx, ids);
  const { affected } = await tx.delete(OAuthGrant, ids);
  return { count: affected ?? 0, tokenIds };
}

/** Forgets what is over: grants by their age, and those that no token or code is left of. */
export async function sweepGrantsOfApps({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM oauth_records WHERE expires_at < $1', [now]);
  await db.query(
    `DELETE FROM oauth_grants g WHERE expires_at < $1
        OR (created_at < $1::timestamptz - interval '1 hour'
            AND NOT EXISTS (SELECT FROM oauth_records r WHERE r.grant_id = g.id))`,
    [now],
  );
}
