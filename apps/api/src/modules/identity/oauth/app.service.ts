import { randomBytes } from 'node:crypto';
import { AppError, checkNewApp, MESSAGES, QUOTAS, quotaReached } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { lockUser } from '../users/user.service.ts';
import { endGrants } from './grant.service.ts';
import type { CreateAppInput } from './oauth.inputs.ts';
import type { CreateAppPayload, DeleteAppPayload, RotateAppSecretPayload } from './oauth.types.ts';
import { OAuthApp } from './oauth-app.entity.ts';
import { DEVICE_GRANT } from './oauth-paths.ts';
import { hashSecret } from './oauth-secret.ts';

const SECRET_BYTES = 32;
/** So many apps may have registered themselves without being used yet. They are forgotten after a day. */
const MOST_UNUSED = 5000;

/** Registers an app of the viewer. BAD_USER_INPUT names all wrong fields, CONFLICT when there are too many. */
export async function createApp(context: Context, viewer: Viewer, input: CreateAppInput): Promise<CreateAppPayload> {
  const { app: checked, errors } = checkNewApp(input);
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
  const { isConfidential } = input;
  // Anyone can start a device request in the name of an app that allows it, so only apps that need it do.
  const connectsDevices = input.connectsDevices ?? checked.redirectUris.length === 0;
  if (!connectsDevices && checked.redirectUris.length === 0) {
    const text = msg('Enter a redirect address, or let the app connect devices.');
    throw new AppError('BAD_USER_INPUT', text, 'redirectUris');
  }
  const secret = isConfidential ? newSecret() : null;
  const id = uuid();
  const payload = toMetadata({ id, ...checked, secret, connectsDevices });
  const app = await inTransaction(context.db, async (tx) => {
    // Two at once would both see room for one more.
    await lockUser(tx, viewer.id);
    if ((await tx.countBy(OAuthApp, { ownerId: viewer.id })) >= QUOTAS.apps) throw quotaReached('apps');
    const made = { id, ownerId: viewer.id, ...checked, isConfidential, payload: { ...payload }, createdAt: new Date() };
    await tx.insert(OAuthApp, made);
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'APP_REGISTERED', subject: checked.name });
    return Object.assign(new OAuthApp(), made);
  });
  return { app, clientKey: secret };
}

/** The viewer's apps, the newest first. */
export function listApps({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<OAuthApp[]> {
  return db.manager.find(OAuthApp, { where: { ownerId: viewer.id }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** The viewer's own app; null for any other. */
export async function findApp({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<OAuthApp | null> {
  return isUuid(id) ? db.manager.findOneBy(OAuthApp, { id, ownerId: viewer.id }) : null;
}

/** Gives the app a new secret; the former one is worth nothing from now on. NOT_FOUND, BAD_USER_INPUT for an app without one. */
export async function rotateAppSecret(context: Context, viewer: Viewer, id: string): Promise<RotateAppSecretPayload> {
  const secret = newSecret();
  const app = await inTransaction(context.db, async (tx) => {
    const found = await lockApp(tx, viewer, id);
    if (!found.isConfidential) {
      throw new AppError('BAD_USER_INPUT', msg('This app keeps no secret.'), 'id');
    }
    found.payload = { ...found.payload, client_secret: hashSecret(secret).toString('base64url') };
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'APP_SECRET_CHANGED', subject: found.name });
    return tx.save(found);
  });
  return { app, clientKey: secret };
}

/** Deletes the app; it can act for nobody from now on. NOT_FOUND for others' apps. */
export async function deleteApp(context: Context, viewer: Viewer, id: string): Promise<DeleteAppPayload> {
  const ended = await inTransaction(context.db, async (tx) => {
    await lockApp(tx, viewer, id);
    const { tokenIds } = await endGrants(tx, { appId: id });
    await tx.delete(OAuthApp, { id });
    return tokenIds;
  });
  await announceEnded(context, ended);
  return { deletedAppId: id };
}

async function lockApp(tx: EntityManager, viewer: Viewer, id: string): Promise<OAuthApp> {
  const where = { id, ownerId: viewer.id };
  const app = isUuid(id) ? await tx.findOne(OAuthApp, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!app) throw new AppError('NOT_FOUND', msg('This app no longer exists.'), 'id');
  return app;
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What RFC 7591 calls the metadata of an app that was registered by hand. */
function toMetadata(app: {
  id: string;
  name: string;
  redirectUris: string[];
  secret: string | null;
  connectsDevices: boolean;
}) {
  const { id, name, redirectUris, secret, connectsDevices } = app;
  return {
    client_id: id,
    client_name: name,
    redirect_uris: redirectUris,
    response_types: redirectUris.length > 0 ? ['code'] : [],
    grant_types: [
      ...(redirectUris.length > 0 ? ['authorization_code'] : []),
      'refresh_token',
      ...(connectsDevices ? [DEVICE_GRANT] : []),
    ],
    ...(secret
      ? { token_endpoint_auth_method: 'client_secret_basic', client_secret: hashSecret(secret).toString('base64url') }
      : { token_endpoint_auth_method: 'none' }),
  };
}

/** The metadata of an app, for `oidc-provider`. */
export async function findMetadata(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  return isUuid(id) ? (await db.manager.findOneBy(OAuthApp, { id }))?.payload : undefined;
}

/** Keeps an app that registered itself. Gives false when too many have done so without being used. */
export async function keepRegistered(
  { db }: Pick<Services, 'db'>,
  { id, payload }: { id: string; payload: Record<string, unknown> },
): Promise<boolean> {
  const [count] = await db.query<{ unused: number }[]>(
    `SELECT count(*)::int AS unused FROM oauth_apps a
      WHERE owner_id IS NULL AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.app_id = a.id)`,
  );
  if ((count?.unused ?? 0) >= MOST_UNUSED) return false;
  const { client_name: name, redirect_uris: redirectUris, client_secret: secret } = payload;
  await db.manager.insert(OAuthApp, {
    id,
    ownerId: null,
    name: String(name),
    redirectUris: redirectUris as string[],
    isConfidential: secret !== undefined,
    payload: {
      ...payload,
      ...(secret !== undefined && { client_secret: hashSecret(String(secret)).toString('base64url') }),
    },
  });
  return true;
}

/** Forgets apps that registered themselves more than a day ago and may act for nobody. */
export async function sweepApps({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(
    `DELETE FROM oauth_apps a WHERE owner_id IS NULL AND created_at < $1::timestamptz - interval '1 day'
        AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.app_id = a.id)`,
    [now],
  );
}
