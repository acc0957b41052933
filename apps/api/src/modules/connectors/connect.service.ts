import { createHash, randomBytes } from 'node:crypto';
import { ADDRESSES, AppError, type ConnectorKind, DEFAULT_MAPPINGS, isIncluded, planLimit } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { VendorKind } from '../../infra/settings/env.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordSecurityEvent } from '../identity/index.ts';
import { findPlan } from '../plans/index.ts';
import { Connector } from './connector.entity.ts';
import type { ConnectWithTokenInput, FinishConnectionInput } from './connector.inputs.ts';
import type { ConnectorStart } from './connector.types.ts';
import {
  askAs,
  findOAuthClient,
  isOver,
  requireSecretBox,
  requireVendor,
  sealTokens,
  toAppError,
} from './connector-client.service.ts';
import { ConnectorGrant } from './connector-grant.entity.ts';
import { ConnectorLink } from './connector-link.entity.ts';
import { buildAuthorizeUrl, exchangeCode } from './vendors/oauth.ts';
import { type Tokens, type VendorAccount, VendorError } from './vendors/vendor.ts';
import { isVendor, VENDORS } from './vendors/vendors.ts';

const STATE_BYTES = 32;
const GRANT_MINUTES = 10;
const TOKEN_CHARS = 1000;

/** The names of the server's settings without which a service can't be allowed; [] when all are there. */
export function missingSettings({ env, secrets }: Pick<Services, 'env' | 'secrets'>, kind: ConnectorKind): string[] {
  if (!isVendor(kind)) return [];
  const { clientId, clientSecret } = env.vendors[kind];
  const given = [clientId, clientSecret];
  return [...VENDORS[kind].settings.filter((_, at) => !given[at]), ...(secrets ? [] : ['SECRETS_KEY'])];
}

/** PLAN_LIMIT for a new connection on a plan without CRM sync. One that there is can be connected again on any plan. */
export async function assertMayConnect(
  services: Services,
  tx: EntityManager,
  { ownerId, kind }: Pick<Connector, 'ownerId' | 'kind'>,
): Promise<void> {
  const plan = await findPlan(services, tx, ownerId);
  if (isIncluded(plan, 'crmSync') || (await tx.existsBy(Connector, { ownerId, kind }))) return;
  throw planLimit('crmSync', plan);
}

/** Where the person allows it. They come back with a code within ten minutes. CONFLICT where settings are missing, which the log names. */
export async function startConnection(context: Context, viewer: Viewer, raw: ConnectorKind): Promise<ConnectorStart> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const kind = requireVendor({ kind: raw });
  const missing = missingSettings(context, kind);
  if (missing.length > 0) {
    context.log.warn({ kind, missing }, 'a service can’t be connected without these settings');
    throw new AppError('CONFLICT', msg('This installation isn’t set up for this service.'));
  }
  await assertMayConnect(context, context.db.manager, { ownerId: viewer.id, kind });
  const [state, verifier] = [randomBytes(STATE_BYTES), randomBytes(STATE_BYTES)].map((one) =>
    one.toString('base64url'),
  );
  if (!state || !verifier) throw new Error('no random bytes');
  await context.db.manager.insert(ConnectorGrant, {
    ...{ stateHash: hashState(state), ownerId: viewer.id, sessionId: viewer.sessionId, kind, verifier },
    expiresAt: new Date(Date.now() + GRANT_MINUTES * 60_000),
  });
  return {
    url: buildAuthorizeUrl(findOAuthClient(context, kind), { state, verifier, redirectUrl: buildRedirectUrl(context) }),
  };
}

/** Makes the connection that was allowed, or gives one that had ended other tokens. */
export async function finishConnection(
  context: Context,
  viewer: Viewer,
  { state, code }: FinishConnectionInput,
): Promise<Connector> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const { kind, verifier } = await takeGrant(context, viewer, state);
  const client = findOAuthClient(context, kind);
  try {
    const { tokens, account } = await exchangeCode(client, { code, verifier, redirectUrl: buildRedirectUrl(context) });
    const whose = account.id ? account : await client.vendor.account(askAs(client, tokens));
    return await saveConnection(context, viewer, { kind, tokens, account: whose });
  } catch (error) {
    if (isOver(error))
      throw wrong('code', msg('{name} didn’t accept the code. Connect again.', { name: client.vendor.name }));
    throw toAppError(error);
  }
}

/** Makes a connection by the token of a program that the person has made there. BAD_USER_INPUT when it is of no use. */
export async function connectWithToken(
  context: Context,
  viewer: Viewer,
  { kind: raw, token }: ConnectWithTokenInput,
): Promise<Connector> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const kind = requireVendor({ kind: raw });
  const client = findOAuthClient(context, kind);
  const { name, takesToken } = client.vendor;
  if (!takesToken) throw wrong('kind', msg('{name} is not connected by a token.', { name }));
  requireSecretBox(context);
  const accessToken = token.trim();
  // It goes into a header as it is.
  if (!/^[\x21-\x7e]+$/.test(accessToken) || accessToken.length > TOKEN_CHARS)
    throw wrong('token', msg('Paste the token.'));
  // Before the service is asked, so that nobody sends it a token in vain.
  await assertMayConnect(context, context.db.manager, { ownerId: viewer.id, kind });
  const tokens = { accessToken, refreshToken: '', expiresAt: null, baseUrl: '' };
  const account = await client.vendor.account(askAs(client, tokens)).catch((error: unknown) => {
    if (isOver(error)) throw wrong('token', msg('{name} doesn’t recognise this token.', { name }));
    if (error instanceof VendorError && error.fault === 'refused') throw wrong('token', error.text);
    throw toAppError(error);
  });
  return saveConnection(context, viewer, { kind, tokens, account });
}

interface Allowed {
  kind: VendorKind;
  tokens: Tokens;
  account: VendorAccount;
}

/** A connection of another account begins anew: its records are others. */
function saveConnection(context: Context, viewer: Viewer, { kind, tokens, account }: Allowed): Promise<Connector> {
  return inTransaction(context.db, async (tx) => {
    await assertMayConnect(context, tx, { ownerId: viewer.id, kind });
    const fresh = { id: uuid(), ownerId: viewer.id, kind, mapping: DEFAULT_MAPPINGS[kind] };
    await tx.createQueryBuilder().insert().into(Connector).values(fresh).orIgnore().execute();
    const where = { ownerId: viewer.id, kind };
    const connector = await tx.findOneOrFail(Connector, { where, lock: { mode: 'for_no_key_update' } });
    const { id } = connector;
    if (!account.id || account.id !== connector.accountId) {
      await tx.delete(ConnectorLink, { connectorId: id });
      Object.assign(connector, { syncedAt: null, syncedId: null, databaseId: '', databaseTitle: '' });
    }
    Object.assign(connector, { accountId: account.id, accountName: account.name, state: 'connected', lastError: '' });
    connector.credentials = sealTokens(context, id, tokens);
    const subject = [VENDORS[kind].name, account.name].filter(Boolean).join(': ');
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'SERVICE_CONNECTED', subject });
    return tx.save(connector);
  });
}

/** It is used up, whatever becomes of it. */
async function takeGrant({ db }: Context, viewer: Viewer, state: string) {
  const [rows] = await db.query<[{ kind: VendorKind; verifier: string }[], number]>(
    `DELETE FROM connector_grants
      WHERE state_hash = $1 AND owner_id = $2 AND session_id = $3 AND expires_at > now() RETURNING kind, verifier`,
    [hashState(state), viewer.id, viewer.sessionId],
  );
  const [grant] = rows;
  if (!grant)
    throw wrong('state', msg('This connection was started elsewhere, or more than ten minutes ago. Connect again.'));
  return grant;
}

/** Forgets what nobody came back from. */
export async function sweepGrants({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM connector_grants WHERE expires_at < $1', [now]);
}

function buildRedirectUrl({ env }: Context): string {
  return env.publicOrigin + ADDRESSES.connectionReturn.path;
}

function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

function wrong(field: string, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, field);
}
