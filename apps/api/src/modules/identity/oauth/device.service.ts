import type Provider from 'oidc-provider';
import type { EntityManager } from 'typeorm';
import { toNetwork } from '../../../infra/limits/network.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import {
  type AppDecision,
  type AppRequest,
  findRequestingApp,
  grantApp,
  REFUSED,
  requestOver,
  splitScopes,
  toHost,
} from './consent.service.ts';
import { OAuthRecord } from './oauth-record.entity.ts';

/** What the device with this code asks for (RFC 8628). NOT_FOUND for a code that is wrong, over or used. RATE_LIMITED. */
export async function findDeviceRequest(context: Context, viewer: Viewer, userCode: string): Promise<AppRequest> {
  await context.rateLimits.consume('deviceCodeByViewer', viewer.id);
  const { payload } = await findWaiting(context.db.manager, userCode);
  const app = await findRequestingApp(context, payload.clientId);
  const [redirectUri] = app.redirectUris;
  const { network = '', device: description = '' } = payload.deviceInfo as { network?: string; device?: string };
  const isThisNetwork = network === toNetwork(context.request.address);
  return {
    app: { name: app.name, host: redirectUri === undefined ? null : toHost(redirectUri) },
    device: { network, description, isThisNetwork },
    scopes: splitScopes(readAsked(payload)),
  };
}

/** Notes what the person decided; the device hears of it when it asks next. NOT_FOUND, BAD_USER_INPUT, PLAN_LIMIT, STEP_UP_REQUIRED, RATE_LIMITED. */
export async function decideDeviceRequest(
  context: Context,
  provider: Provider,
  { viewer, userCode, decision }: { viewer: Viewer; userCode: string; decision: AppDecision },
): Promise<void> {
  const { db, rateLimits } = context;
  await rateLimits.consume('deviceCodeByViewer', viewer.id);
  const { payload } = await findWaiting(db.manager, userCode);
  if (!decision.isAllowed) {
    const { error, error_description: errorDescription } = REFUSED;
    return answer(context, { userCode, grantId: null, told: { error, errorDescription } });
  }
  const asked = splitScopes(readAsked(payload));
  const grantId = await grantApp(context, provider, { viewer, appId: String(payload.clientId), asked, decision });
  const scope = asked.filter((one) => decision.scopes?.includes(one) ?? true).join(' ');
  await answer(context, { userCode, grantId, told: { accountId: viewer.id, grantId, scope } });
}

interface DeviceAnswer {
  userCode: string;
  grantId: string | null;
  /** What the device's next question finds. */
  told: Record<string, string>;
}

/** Only the first of two decisions counts. */
async function answer({ db }: Context, { userCode, grantId, told }: DeviceAnswer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { kind, idHash, payload } = await findWaiting(tx, userCode, { isLocked: true });
    await tx.update(OAuthRecord, { kind, idHash }, { grantId, payload: { ...payload, ...told } as never });
  });
}

async function findWaiting(tx: EntityManager, userCode: string, { isLocked = false } = {}): Promise<OAuthRecord> {
  const query = tx
    .createQueryBuilder(OAuthRecord, 'record')
    .where('record.userCode = :code AND record.expiresAt > now() AND record.grantId IS NULL', {
      code: userCode.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    });
  const found = await (isLocked ? query.setLock('pessimistic_write') : query).getOne();
  if (!found || found.payload.error !== undefined) throw requestOver();
  return found;
}

function readAsked({ params }: OAuthRecord['payload']): unknown {
  return (params as { scope?: string } | undefined)?.scope;
}
