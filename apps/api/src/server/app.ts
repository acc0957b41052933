import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { sendPlayground, wantsPlayground } from '../transports/pages/playground.ts';
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { AppError, correctPath, ERROR_STATUS, MISSING_PAGE_COOKIE } from '@tessera/domain';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Env } from '../infra/settings/env.ts';
import type { Context, Services } from '../kernel/context.ts';
import { databaseAway, errorHeaders, fromFastify, toPublicError } from '../kernel/errors.ts';
import { limitAnswers } from '../transports/graphql/answer-limits.ts';
import { createApollo } from '../transports/graphql/apollo.ts';
import { registerCost } from '../transports/graphql/cost-route.ts';
import { resolveEnumNames } from '../transports/graphql/enum-names.ts';
import { Executor } from '../transports/graphql/executor.ts';
import { registerIdempotency } from '../transports/graphql/idempotency.ts';
import { RESPONSE_TYPE, registerGraphQL } from '../transports/graphql/route.ts';
import { registerBilling } from '../transports/http/billing.ts';
import { allowTokensOfPages, answerOptions } from '../transports/http/cors.ts';
import { assetHeaders, dataHeaders, isHttps } from '../transports/http/data-headers.ts';
import { documentHeaders, PERMISSIONS_POLICY } from '../transports/http/document-headers.ts';
import { registerHealth } from '../transports/http/health.ts';
import { registerInbound } from '../transports/http/inbound.ts';
import { registerLongFiles } from '../transports/http/long-files.ts';
import { refuseOtherHosts } from '../transports/http/own-origin.ts';
import { askerOf, asksForPage, readLanguage, registerLanguageChoice } from '../transports/http/page-language.ts';
import { trustedHops } from '../transports/http/peer-address.ts';
import { readPath, redirectMoved, redirectTo } from '../transports/http/redirect.ts';
import { refuseMethod } from '../transports/http/refuse-method.ts';
import { loadContext, toCookieName } from '../transports/http/request-context.ts';
import { failStalledRequests } from '../transports/http/stalled-requests.ts';
import { registerUploads } from '../transports/http/uploads.ts';
import { registerWalletDevices } from '../transports/http/wallet-devices.ts';
import { registerMcp } from '../transports/mcp/route.ts';
import { registerDeveloperFiles } from '../transports/pages/developer-files.ts';
import { registerDeveloperPages } from '../transports/pages/developer-pages.ts';
import { registerOAuth } from '../transports/pages/oauth.ts';
import { registerPages } from '../transports/pages/pages.ts';
import { openSite } from '../transports/pages/site.ts';
import { registerRest, sendError } from '../transports/rest/adapter.ts';
import { registerOpenApi } from '../transports/rest/openapi/route.ts';
import { attachSockets } from '../transports/sockets/sockets.ts';
import { createSchema } from './schema.ts';

const BODY_LIMIT_BYTES = 512 * 1024;
/** While the server is shutting down. */
const IDLE_CHECK_MS = 50;

/** Web app, GraphQL, REST and WebSockets on one server. `close()` lets running requests finish. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { env, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: typeof env.trustProxy === 'number' ? trustedHops(env.trustProxy) : env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Such keys are refused, and named, together with texts that can't be stored.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    genReqId: () => uuid(),
    frameworkErrors: (error, request, reply) => {
      // A path that can't be decoded never reaches a route or the hooks.
      const isPath = error.code === 'FST_ERR_BAD_URL';
      const text = msg('This address can’t be read: it has a % that isn’t part of a character.');
      void sendErrorFor(isPath ? new AppError('BAD_USER_INPUT', text, { path: text }) : error, request, reply);
    },
    // Idle keep-alive connections would hold the shutdown back; busy ones may finish.
    forceCloseConnections: 'idle',
    https: readCertificate(env),
  }) as unknown as FastifyInstance;
  const executor = new Executor(
    createSchema((schema) => resolveEnumNames(limitAnswers(schema))),
    services,
  );
  const apollo = createApollo(executor);
  await apollo.start();
  const apolloHandler = fastifyApolloHandler<Context>(apollo, {
    context: (request, reply) => loadContext(services, request, reply),
  });

  observe(app, services);
  forgetTypeOfNoBody(app);
  failStalledRequests(app, services, (request, reply) => sendErrorFor(databaseAway(), request, reply));
  await secure(app, services);
  allowTokensOfPages(app);
  await app.register(cookie);
  registerLanguageChoice(app, env);
  await readBodies(app);
  await registerLongFiles(app, services);
  registerIdempotency(app, executor);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  app.setErrorHandler((error, request, reply) => sendErrorFor(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendNotFound(app, env, { request, reply }));

  await registerFiles(app, services);
  registerRest(app, executor);
  const describeRest = registerOpenApi(app, executor);
  registerMcp(app, executor);
  const site = await openSite(env.webRoot, env.operator);
  registerOAuth(app, services, site);
  registerCost(app, executor);
  registerGraphQL(app, {
    executor,
    playground: { isWanted: wantsPlayground, send: (reply) => sendPlayground(services, site, reply) },
    apolloHandler,
  });
  await registerPages(app, services, site);
  registerDeveloperFiles(app, { services, schema: executor.schema, describeRest });
  registerDeveloperPages(app, { services, site, api: { schema: executor.schema, describeRest } });
  const sockets = attachSockets(app, executor);
  app.addHook('preClose', () => sockets.close());
  app.addHook('preClose', () => closeWhenIdle(app));
  app.addHook('onClose', () => apollo.stop());
  return app;
}

/** TLS 1.2 or newer, as Node.js has it by default. */
function readCertificate({ tls: { files } }: Env) {
  return files && { cert: readFileSync(files.cert), key: readFileSync(files.key) };
}

/** JSON and forms with files. Every other type gets 415, also plain text, which Fastify would read: any page can send it. */
async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);
}

/** What is asked for by neither GraphQL nor REST: health, files that come and go, what other services send. */
async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  registerHealth(app, services);
  registerUploads(app, services);
  registerInbound(app, services);
  registerWalletDevices(app, services);
  await registerBilling(app, services);
}

/** Else connections that fall idle after the shutdown has begun would hold it back until their clients let go. */
async function closeWhenIdle({ server }: FastifyInstance): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  server.once('close', () => clearInterval(timer));
}

/** One id, one log line and one measurement per request. */
function observe(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    metrics.requestSeconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    // The route's pattern, not the address: addresses may carry tokens.
    request.log.debug({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}

/** Many programs send a content type with every request, even with a DELETE that has no body. */
function forgetTypeOfNoBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const length = headers['content-length'];
    const isEmpty = headers['transfer-encoding'] === undefined && (length === undefined || length === '0');
    if (method === 'DELETE' && isEmpty) delete headers['content-type'];
    done();
  });
}

async function secure(app: FastifyInstance, { env }: Services): Promise<void> {
  refuseOtherHosts(app, env);
  await app.register(helmet, { global: false, ...documentHeaders(env) });
  // They are the same for every answer: writing them anew each time took a tenth of what a small answer costs.
  let fixed: Record<string, string> | null = null;
  const ofData = dataHeaders(env);
  const ofAssets = assetHeaders(env);
  app.addHook('onRequest', (request, reply, done) => {
    const known = isData(request) ? ofData : isAsset(request) ? ofAssets : fixed;
    if (known) {
      reply.headers(known);
      return done();
    }
    const before = reply.getHeaders();
    void Promise.resolve(reply.helmet()).then(() => {
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      const added = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before));
      fixed = Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
      done();
    }, done);
  });
}

/** What is no document: a policy for pages would be half of a small answer. */
function isData({ method, url }: FastifyRequest): boolean {
  return url.startsWith('/api/') || /^\/mcp(?:[/?]|$)/.test(url) || (method !== 'GET' && url.startsWith('/graphql'));
}

/** Headers for documents weigh more than many of the app's scripts. A worker has a policy of its own. */
function isAsset({ url }: FastifyRequest): boolean {
  return /^\/assets\/(?!.*worker)[^?]+\.(?:js|css|woff2)$/.test(url);
}

function sendErrorFor(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!request.url.startsWith('/graphql')) return sendError(error, reply);
  const { message, code, fields, details } = toPublicError(fromFastify(error), askerOf(request));
  const extensions = { code, ...(fields && { fields }), ...details };
  // A client that asks for this type reads the errors of no other one that comes with such a status.
  const type = request.headers.accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
  return reply
    .code(ERROR_STATUS[code])
    .headers(errorHeaders(ERROR_STATUS[code], message, details))
    .type(`${type}; charset=utf-8`)
    .send({ errors: [{ message, extensions }] });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const MISSING_MARK_SECONDS = 30;

/** Sends people to the home page, which says why they are there. */
function leadHome(env: Env, reply: FastifyReply) {
  reply.setCookie(toCookieName(env, MISSING_PAGE_COOKIE), '1', {
    path: '/',
    maxAge: MISSING_MARK_SECONDS,
    sameSite: 'lax',
    secure: isHttps(env),
  });
  return redirectTo(reply, { path: '/', status: 302 });
}

function sendNotFound(app: FastifyInstance, env: Env, { request, reply }: Exchange) {
  const isPage =
    /^(?:GET|HEAD)$/.test(request.method) &&
    !/^\/(?:api|graphql|mcp|oauth|\.well-known|uploads|assets)(?:[/?]|$)/.test(request.url);
  const right = isPage && correctPath(readPath(request));
  if (right) return redirectMoved(request, reply, right);
  if (isPage && asksForPage(request)) return leadHome(env, reply);
  // Lets pages of other sites read the 404, instead of an error of the browser.
  if (request.method === 'OPTIONS' && isData(request)) return answerOptions(request, reply, METHODS);
  const url = readPath(request);
  const methods = METHODS.filter((method) => app.hasRoute({ method, url }));
  if (methods.length > 0 && !methods.some((method) => method === request.method)) refuseMethod(reply, methods);
  const message = render(msg('There is nothing at this address.'), readLanguage(request));
  return reply.code(404).send({ message, error: message, code: 'NOT_FOUND' });
}
