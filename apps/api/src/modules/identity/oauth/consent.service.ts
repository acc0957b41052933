import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, type TokenScope } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Interaction, default as Provider } from 'oidc-provider';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { assertIncluded } from '../../plans/index.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { assertProved } from '../security/proofs/proof.service.ts';
import { OAuthApp } from './oauth-app.entity.ts';

/** What an app asks a person for. */
export interface AppRequest {
  app: {
    name: string;
    /** The host that identifies the app, by its addresses: 'app.example' or 'cursor://x.y'; null if they identify none. */
    host: string | null;
  };
  /** The location of a device that asks; absent if the app sent this browser. */
  device?: { network: string; description: string; isThisNetwork: boolean };
  scopes: TokenScope[];
}

export interface AppDecision {
  isAllowed: boolean;
  /** Of what was asked for, what the person allows; all of it when absent. */
  scopes?: readonly string[] | undefined;
}

/** The browser's side of a request: its cookie says that the app sent this very browser. */
export interface Browser {
  req: IncomingMessage;
  res: ServerResponse;
}

/** The request that this browser was sent with. NOT_FOUND when it is over, or another browser's. */
export async function findAppRequest(
  context: Context,
  provider: Provider,
  { id, browser }: { id: string; browser: Browser },
): Promise<AppRequest> {
  const { params } = await findInteraction(provider, { id, browser });
  const app = await findRequestingApp(context, params.client_id);
  return { app: { name: app.name, host: toHost(params.redirect_uri) }, scopes: splitScopes(params.scope) };
}

/** Notes what the person decided; gives where the browser goes on. NOT_FOUND, BAD_USER_INPUT, PLAN_LIMIT, STEP_UP_REQUIRED. */
export async function decideAppRequest(
  context: Context,
  provider: Provider,
  { id, browser, viewer, decision }: { id: string; browser: Browser; viewer: Viewer; decision: AppDecision },
): Promise<string> {
  const { params } = await findInteraction(provider, { id, browser });
  const { req, res } = browser;
  if (!decision.isAllowed) return provider.interactionResult(req, res, REFUSED, { mergeWithLastSubmission: false });
  const appId = String(params.client_id);
  const grantId = await grantApp(context, provider, { viewer, appId, asked: splitScopes(params.scope), decision });
  // Each request asks anew: the server remembers nobody by a cookie of its own.
  const result = { login: { accountId: viewer.id, remember: false }, consent: { grantId } };
  return provider.interactionResult(req, res, result, { mergeWithLastSubmission: false });
}

/** What the app is told when the person does not allow it (RFC 6749 §4.1.2.1). */
export const REFUSED = { error: 'access_denied', error_description: 'the person did not allow it' } as const;

interface WantedGrant {
  viewer: Viewer;
  appId: string;
  asked: readonly TokenScope[];
  decision: AppDecision;
}

/** Lets the app act for the person; gives the grant's id. BAD_USER_INPUT, PLAN_LIMIT, STEP_UP_REQUIRED. */
export async function grantApp(
  context: Context,
  provider: Provider,
  { viewer, appId, asked, decision }: WantedGrant,
): Promise<string> {
  const allowed = asked.filter((scope) => decision.scopes?.includes(scope) ?? true);
  if (allowed.length === 0) {
    throw new AppError('BAD_USER_INPUT', msg('Choose at least one thing that the app may do.'), 'scopes');
  }
  await assertProved(context);
  const app = await findRequestingApp(context, appId);
  const grant = new provider.Grant({ accountId: viewer.id, clientId: appId });
  grant.addOIDCScope(allowed.join(' '));
  const refused = asked.filter((scope) => !allowed.includes(scope));
  if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
  // Noted first: no app acts for somebody without standing in their log.
  await inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'apiAccess' });
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'APP_CONNECTED', subject: app.name });
  });
  return grant.save();
}

export async function findRequestingApp({ db }: Pick<Context, 'db'>, id: unknown): Promise<OAuthApp> {
  const app = await db.manager.findOneBy(OAuthApp, { id: String(id) });
  if (!app) throw requestOver();
  return app;
}

async function findInteraction(
  provider: Provider,
  { id, browser: { req, res } }: { id: string; browser: Browser },
): Promise<Interaction> {
  const found = await provider.interactionDetails(req, res).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  });
  if (found?.uid !== id || found.result) throw requestOver();
  return found;
}

export function requestOver(): AppError {
  return new AppError('NOT_FOUND', msg('This request has expired. Go back to the app and connect again.'), 'id');
}

export function splitScopes(scope: unknown): TokenScope[] {
  return String(scope ?? '')
    .split(' ')
    .filter(Boolean) as TokenScope[];
}

/** 'app.example', or 'cursor://x.y' for the app's own scheme; null for a program at a loopback address. */
export function toHost(redirectUri: unknown): string | null {
  const { protocol, host } = new URL(String(redirectUri));
  if (protocol === 'http:') return null;
  return protocol === 'https:' ? host : `${protocol}${host && `//${host}`}`;
}
