import { ADDRESSES, AppError, developerPath, pageTitle, TOKEN_SCOPES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { escapeHtml } from '../../infra/html.ts';
import { type Context, requireViewer, type Services, type Viewer } from '../../kernel/context.ts';
import { createProvider, OAuthConsent, OAuthDevices, OAuthPaths } from '../../modules/identity/index.ts';
import { answerOpenOptions, READ_BY_ALL } from '../http/cors.ts';
import { isHttps } from '../http/data-headers.ts';
import { readLanguage } from '../http/page-language.ts';
import { loadContext } from '../http/request-context.ts';
import type { Site } from './site.ts';

/** What programs that hold a token are opened by (RFC 9728): the whole API, and what agents speak to. */
const RESOURCES = ['', '/mcp'];
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const HOUR_CACHE = { ...READ_BY_ALL, 'cache-control': 'public, max-age=3600' };

/** How other programs get to act for people: the authorization server, what it says of itself, and the person's decision. */
export function registerOAuth(app: FastifyInstance, services: Services, site: Site): void {
  // Made with the first request: where the server is reached is known only once it listens.
  let made: Promise<Provider> | null = null;
  const open = () => {
    made ??= createProvider(services, (request, error) => drawError(services, site.in(readLanguage(request)), error));
    return made;
  };
  registerMetadata(app, services);
  registerEndpoints(app, services, open);
  registerDecisions(app, services, open);
  pointToMetadata(app, services);
}

type OpenProvider = () => Promise<Provider>;

function registerMetadata(app: FastifyInstance, { env }: Services): void {
  app.get('/.well-known/oauth-authorization-server', (_request, reply) =>
    reply.headers(HOUR_CACHE).send(describeServer(env.publicOrigin)),
  );
  app.options('/.well-known/oauth-authorization-server', (_request, reply) => answerOpenOptions(reply, ['GET']));
  for (const path of RESOURCES) {
    app.options(RESOURCE_METADATA + path, (_request, reply) => answerOpenOptions(reply, ['GET']));
    app.get(RESOURCE_METADATA + path, (_request, reply) => {
      const { publicOrigin } = env;
      return reply.headers(HOUR_CACHE).send({
        resource: publicOrigin + path,
        authorization_servers: [publicOrigin],
        scopes_supported: TOKEN_SCOPES,
        bearer_methods_supported: ['header'],
        resource_name: 'Tessera',
        resource_documentation: publicOrigin + developerPath('oauth'),
      });
    });
  }
}

/** RFC 8414 §2. */
function describeServer(origin: string) {
  const at = Object.fromEntries(Object.entries(OAuthPaths.OAUTH_PATHS).map(([name, path]) => [name, origin + path]));
  return {
    issuer: origin,
    authorization_endpoint: at.authorization,
    token_endpoint: at.token,
    registration_endpoint: at.registration,
    revocation_endpoint: at.revocation,
    introspection_endpoint: at.introspection,
    device_authorization_endpoint: at.deviceAuthorization,
    scopes_supported: TOKEN_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: OAuthPaths.GRANT_TYPES,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: OAuthPaths.CLIENT_AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: OAuthPaths.CLIENT_AUTH_METHODS,
    introspection_endpoint_auth_methods_supported: OAuthPaths.CLIENT_AUTH_METHODS,
    authorization_response_iss_parameter_supported: true,
    service_documentation: origin + developerPath('oauth'),
  };
}

/** The protocol itself, which the library answers. It reads bodies by itself, so that it comes before ours are read. */
function registerEndpoints(app: FastifyInstance, services: Services, open: OpenProvider): void {
  const { authorization, registration, ...others } = OAuthPaths.OAUTH_PATHS;
  const handler = () => undefined;
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => delegate(services, { request, reply, open });
  for (const url of [authorization, `${authorization}/:id`]) app.get(url, { onRequest }, handler);
  for (const url of Object.values(others)) app.route({ method: ['POST', 'OPTIONS'], url, onRequest, handler });
  // Any site may call this: an app that registers has no token yet, and the answer depends on no cookie.
  const openToPages = async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(READ_BY_ALL);
  const limit = (request: FastifyRequest) => limitApps(services, request);
  app.post(registration, { onRequest: [openToPages, limit, onRequest] }, handler);
  app.options(registration, (_request, reply) => answerOpenOptions(reply, ['POST']));
}

async function limitApps({ rateLimits }: Services, { ip }: FastifyRequest): Promise<void> {
  await rateLimits.consume('appByAddress', ip);
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  open: OpenProvider;
}

async function delegate(services: Services, { request, reply, open }: Asked): Promise<void> {
  await services.rateLimits.consume('oauthByAddress', request.ip);
  const answer = (await open()).callback();
  reply.hijack();
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  nameHost(services, request);
  // oidc-provider trusts this header, so it gets the address that our trusted proxies give.
  raw.headers['x-forwarded-for'] = request.ip;
  await answer(raw, reply.raw);
}

/** Addresses in answers are ours, whatever the request says of the host. */
function nameHost({ env }: Services, { raw }: FastifyRequest): void {
  raw.headers.host = new URL(env.publicOrigin).host;
  raw.headers['x-forwarded-host'] = raw.headers.host;
  raw.headers['x-forwarded-proto'] = isHttps(env) ? 'https' : 'http';
}

/** What the screens on which people decide read and send. A token can decide nothing: that would widen its own rights. */
function registerDecisions(app: FastifyInstance, services: Services, open: OpenProvider): void {
  const consent = ADDRESSES.authorizeApp.path;
  const device = ADDRESSES.connectDevice.path;
  const load = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await loadContext(services, request, reply);
    return { context, viewer: requirePerson(context), provider: await open() };
  };
  app.get<{ Params: { id: string } }>(`${consent}/request`, async (request, reply) => {
    const { context, provider } = await load(request, reply);
    const browser = { req: request.raw, res: reply.raw };
    const asked = await OAuthConsent.findAppRequest(context, provider, { id: request.params.id, browser });
    return reply.header('cache-control', 'no-store').send(asked);
  });
  app.post<{ Params: { id: string }; Body: unknown }>(`${consent}/decision`, async (request, reply) => {
    const { context, viewer, provider } = await load(request, reply);
    assertOwnPage(context);
    const browser = { req: request.raw, res: reply.raw };
    const asked = { id: request.params.id, browser, viewer, decision: readDecision(request.body) };
    return reply.send({ redirectTo: await OAuthConsent.decideAppRequest(context, provider, asked) });
  });
  app.get<{ Querystring: { user_code?: unknown } }>(`${device}/request`, async (request, reply) => {
    const { context, viewer } = await load(request, reply);
    const asked = await OAuthDevices.findDeviceRequest(context, viewer, String(request.query.user_code ?? ''));
    return reply.header('cache-control', 'no-store').send(asked);
  });
  app.post<{ Body: unknown }>(`${device}/decision`, async (request, reply) => {
    const { context, viewer, provider } = await load(request, reply);
    assertOwnPage(context);
    const userCode = String(Reflect.get(Object(request.body), 'userCode') ?? '');
    await OAuthDevices.decideDeviceRequest(context, provider, {
      viewer,
      userCode,
      decision: readDecision(request.body),
    });
    return reply.code(204).send();
  });
}

/** The signed-in person, or UNAUTHENTICATED; FORBIDDEN for a program. */
function requirePerson(context: Context): Viewer {
  const viewer = requireViewer(context);
  if (viewer.token) throw new AppError('FORBIDDEN', msg('Tokens can’t be used to connect apps.'));
  return viewer;
}

/** FORBIDDEN when another site's page sends it. */
function assertOwnPage({ request }: Context): void {
  if (!request.mayChange) throw new AppError('FORBIDDEN', msg('This must come from a page of Tessera.'));
}

function readDecision(body: unknown): OAuthConsent.AppDecision {
  const { isAllowed, scopes } = Object(body) as Record<string, unknown>;
  if (typeof isAllowed !== 'boolean') {
    throw new AppError('BAD_USER_INPUT', msg('Choose Allow access or Don’t allow.'), 'isAllowed');
  }
  return { isAllowed, scopes: Array.isArray(scopes) ? scopes.map(String) : undefined };
}

/** Programs that are refused learn where tokens come from (RFC 9728 §5.1). */
function pointToMetadata(app: FastifyInstance, { env }: Services): void {
  app.addHook('onSend', async (request, reply) => {
    const challenge =
      reply.statusCode === 401 || reply.statusCode === 403 ? reply.getHeader('www-authenticate') : undefined;
    if (typeof challenge === 'string' && challenge.startsWith('Bearer')) {
      const path = RESOURCES.find((one) => one !== '' && request.url.startsWith(one)) ?? '';
      const separator = challenge === 'Bearer' ? ' ' : ', ';
      const address = env.publicOrigin + RESOURCE_METADATA + path;
      reply.header('www-authenticate', `${challenge}${separator}resource_metadata="${address}"`);
    }
  });
}

/** For what can't be told to the app, as it isn't known which it is, or where it is. */
function drawError({ env }: Services, site: Site, { error, description }: { error: string; description: string }) {
  const title = site.say(msg('This app can’t be connected'));
  const told = msg('The request that it sent is wrong. Nothing was allowed. Tell the people who make the app:');
  const head = {
    title: site.say(pageTitle(title)),
    description: site.say(msg('The app’s request was wrong.')),
    canonical: env.publicOrigin + OAuthPaths.OAUTH_PATHS.authorization,
    isIndexed: false,
  };
  const body = `<main class="mx-auto grid max-w-140 gap-4 px-5 py-16">
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(site.say(told))}</p>
      <p dir="ltr" class="font-mono text-sm">${escapeHtml(error)}${description && `: ${escapeHtml(description)}`}</p>
      <p><a href="/">${escapeHtml(site.say(msg('Go to Tessera')))}</a></p>
    </main>`;
  return site.document('exchange', head, { body });
}
