import { checkNewApp, type TokenScope } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import type { Services } from '../../composition/context.ts';
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

/** Where `oidc-provider` keeps each of its models: all in the database, as any process may answer the next request. */
export function createAdapter(services: AdapterServices, thrown: OAuthErrors): (model: string) => Adapter {
  return (model) => {
    if (model === 'Client') return appAdapter(services, thrown);
    if (model === 'Grant') return grantAdapter(services);
    if (model === 'Session') return noAdapter;
    return recordAdapter(services, thrown, model);
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
      const kept = { ...payload, client_name: payload.client_name ?? 'Unnamed app' };
      const { errors: wrong } = checkNewApp({ name: kept.client_name, redirectUris: kept.redirect_uris ?? [] });
      const [problem] = Object.entries(wrong);
      if (problem) throw new InvalidClientMetadata(`${FIELDS[problem[0]] ?? problem[0]}: ${problem[1]}`);
      if (await keepRegistered(services, { id, payload: kept })) return;
      throw new InvalidRequest(t('Too many apps have registered themselves. Try again tomorrow.'), 503);
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

function recordAdapter(services: AdapterServices, { InvalidGrant }: OAuthErrors, kind: string): Adapter {
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
    upsert: (id, payload, expiresIn) => keepRecord(services, { kind, id, payload, expiresAt: toTime(expiresIn) }),
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

interface NewRecord {
  kind: string;
  /** The code or token itself. */
  id: string;
  payload: AdapterPayload;
  expiresAt: Date;
}

async function keepRecord({ db }: AdapterServices, { kind, id, payload, expiresAt }: NewRecord): Promise<void> {
  const { jti: _, ...kept } = payload;
  const { grantId = null, userCode = null, accountId: ownerId = '', scope } = payload;
  const record = { kind, idHash: hashSecret(id), grantId, userCode, payload: kept as Record<string, never>, expiresAt };
  await db.transaction(async (tx) => {
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
