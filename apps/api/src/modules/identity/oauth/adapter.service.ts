import { checkNewApp, type TokenScope } from '@tessera/domain';
import { say } from '@tessera/texts';
import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import type { Services } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { keepAppToken, removeAppToken } from '../tokens/app-token.service.ts';
import { findMetadata, keepRegistered } from './app.service.ts';
import { endGrant, findGrantPayload, keepGrant } from './grant.service.ts';
import type { OAuthApp } from './oauth-app.entity.ts';
import { OAuthGrant } from './oauth-grant.entity.ts';
import { OAuthRecord } from './oauth-record.entity.ts';
import { hashSecret } from './oauth-secret.ts';

/** What the library tells apps by throwing it. */
export type OAuthErrors = typeof errors;

type AdapterServices = Pick<Services, 'db' | 'pubSub'>;

interface Library {
  thrown: OAuthErrors;
  /** Whether the current request asks for a token. */
  isTokenRequest: () => boolean;
}

/** Where `oidc-provider` keeps each of its models: all in the database, as any process may answer the next request. */
export function createAdapter(services: AdapterServices, library: Library): (model: string) => Adapter {
  const { thrown } = library;
  return (model) => {
    if (model === 'Client') return appAdapter(services, thrown);
    if (model === 'Grant') return grantAdapter(services);
    if (model === 'Session') return noAdapter;
    const records = recordAdapter(services, thrown, model);
    return model === 'RefreshToken' ? { ...records, ...refreshTokens(services, library) } : records;
  };
}

/** Who is signed in is known by our own session alone: each request asks the person anew. */
const noAdapter: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

function appAdapter(services: AdapterServices, { InvalidClientMetadata, InvalidRequest }: OAuthErrors): Adapter {
  return {
    ...noAdapter,
    find: (id) => findMetadata(services, id),
    async upsert(id, payload) {
      const asked = { name: payload.client_name ?? 'Unnamed app', redirectUris: payload.redirect_uris ?? [] };
      const { app, errors: wrong } = checkNewApp(asked);
      const [problem] = Object.entries(wrong);
      if (problem) throw new InvalidClientMetadata(`${FIELDS[problem[0]] ?? problem[0]}: ${say(problem[1])}`);
      if (await keepRegistered(services, { id, payload: { ...payload, client_name: app.name } })) return;
      // Descriptions are in ASCII (RFC 7591 §3.2.2), and so in English.
      throw new InvalidRequest('Too many apps have registered themselves. Try again tomorrow.', 503);
    },
  };
}

/** Our names of fields → those of RFC 7591. */
const FIELDS: Record<string, string> = { name: 'client_name', redirectUris: 'redirect_uris' };

function grantAdapter(services: AdapterServices): Adapter {
  return {
    ...noAdapter,
    find: (id) => findGrantPayload(services, id),
    async upsert(id, payload, expiresIn) {
      const { accountId = '', clientId = '' } = payload;
      const scopes = readScopes((payload as { openid?: { scope?: string } }).openid?.scope);
      const grant = { id, ownerId: accountId, appId: clientId, scopes, payload, expiresAt: toTime(expiresIn) };
      await keepGrant(services, grant);
    },
    destroy: (id) => endGrant(services, id),
  };
}

function recordAdapter(services: AdapterServices, thrown: OAuthErrors, kind: string): Adapter {
  const { InvalidGrant } = thrown;
  const { db } = services;
  const of = (id: string) => ({ kind, idHash: hashSecret(id) });
  return {
    ...noAdapter,
    async find(id) {
      const found = await db.manager.findOneBy(OAuthRecord, of(id));
      if (!found) return undefined;
      const { payload, consumedAt } = found;
      return { ...payload, jti: id, ...(consumedAt && { consumed: toSeconds(consumedAt) }) };
    },
    upsert: (id, payload, expiresIn) =>
      keepRecord(services, thrown, { kind, id, payload, expiresAt: toTime(expiresIn) }),
    async consume(id) {
      const [, taken] = await db.query<[unknown, number]>(
        'UPDATE oauth_records SET consumed_at = now() WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL',
        [kind, hashSecret(id)],
      );
      if (taken > 0) return;
      // Two requests used it at once: one of them stole it.
      const record = await db.manager.findOneBy(OAuthRecord, of(id));
      if (record?.grantId) await endGrant(services, record.grantId);
      throw new InvalidGrant('already used');
    },
    async destroy(id) {
      await db.manager.delete(OAuthRecord, of(id));
      if (kind === 'AccessToken') await announceEnded(services, await removeAppToken(db.manager, id));
    },
    revokeByGrantId: (grantId) => endGrant(services, grantId),
  };
}

/** How long a refresh token may be used once more, in case the answer got lost or two windows of the app asked at once. */
const GRACE_SECONDS = 60;
const MAY_BE_USED_AGAIN = `consumed_at > now() - interval '${GRACE_SECONDS} seconds' AND reused_at IS NULL`;

/** The second use gets the same successor (`nameSuccessors`). A later or third use ends the grant. */
function refreshTokens(
  { db, pubSub }: AdapterServices,
  { thrown: { InvalidGrant }, isTokenRequest }: Library,
): Pick<Adapter, 'find' | 'consume'> {
  const kind = 'RefreshToken';
  return {
    async find(id) {
      const found = await db.manager.findOneBy(OAuthRecord, { kind, idHash: hashSecret(id) });
      if (!found) return undefined;
      const { payload, consumedAt, reusedAt } = found;
      const isInGrace = consumedAt && !reusedAt && Date.now() - consumedAt.getTime() < GRACE_SECONDS * 1000;
      // Without `consumed`, oidc-provider calls `consume`, which decides.
      return {
        ...payload,
        jti: id,
        ...(consumedAt && !(isInGrace && isTokenRequest()) && { consumed: toSeconds(consumedAt) }),
      };
    },
    async consume(id) {
      const use = (change: string, where: string) =>
        db.query<[{ grant_id: string | null }[], number]>(
          `UPDATE oauth_records SET ${change} WHERE kind = $1 AND id_hash = $2 AND ${where}`,
          [kind, hashSecret(id)],
        );
      const [, first] = await use('consumed_at = now()', 'consumed_at IS NULL');
      if (first > 0) return;
      const [, second] = await use('reused_at = now()', MAY_BE_USED_AGAIN);
      if (second > 0) return;
      const record = await db.manager.findOneBy(OAuthRecord, { kind, idHash: hashSecret(id) });
      if (record?.grantId) await endGrant({ db, pubSub }, record.grantId);
      throw new InvalidGrant('already used');
    },
  };
}

interface NewRecord {
  kind: string;
  /** The code or token itself. */
  id: string;
  payload: AdapterPayload;
  expiresAt: Date;
}

async function keepRecord(
  { db }: AdapterServices,
  { InvalidGrant }: OAuthErrors,
  { kind, id, payload, expiresAt }: NewRecord,
): Promise<void> {
  const { jti: _, ...kept } = payload;
  const { grantId = null, userCode = null, accountId: ownerId = '', scope } = payload;
  const record = { kind, idHash: hashSecret(id), grantId, userCode, payload: kept as Record<string, never>, expiresAt };
  await inTransaction(db, async (tx) => {
    // Locked first, in the order of `endGrants`.
    if (grantId) {
      const grant = await tx.findOne(OAuthGrant, { where: { id: grantId }, lock: { mode: 'for_no_key_update' } });
      if (!grant) throw new InvalidGrant('the grant has ended');
    }
    await tx.upsert(OAuthRecord, record, ['kind', 'idHash']);
    if (kind !== 'AccessToken' || !grantId) return;
    const grant = await tx.findOneOrFail(OAuthGrant, { where: { id: grantId }, relations: { app: true } });
    await tx.update(OAuthGrant, { id: grantId }, { lastUsedAt: new Date() });
    const { name } = grant.app as OAuthApp;
    await keepAppToken(tx, { token: id, ownerId, grantId, name, scopes: readScopes(scope), expiresAt });
  });
}

function readScopes(scope = ''): TokenScope[] {
  return scope.split(' ').filter(Boolean) as TokenScope[];
}

function toTime(expiresInSeconds = 0): Date {
  return new Date(Date.now() + expiresInSeconds * 1000);
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
