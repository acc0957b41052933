import { AppError, type FieldErrors, MESSAGES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationFailed } from '../../kernel/errors.ts';
import { type MultipartForm, readMultipartForm } from '../../kernel/graphql/multipart.ts';
import { assertCleanTexts } from '../../kernel/text-guard.ts';
import type { Executor } from '../graphql/executor.ts';
import { findCutSearches } from '../graphql/ignored-words.ts';
import { answerOptions } from '../http/cors.ts';
import { askerOf } from '../http/page-language.ts';
import { tellLocation } from '../http/redirect.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { loadContext } from '../http/request-context.ts';
import { REFUSED_COST, settleUnread, spendPoints } from '../http/spend-points.ts';
import { describeError, FailedRequest } from './describe-error.ts';
import { registerDownloads } from './download.ts';
import { assertFits, isKnown, type Preconditions, readPreconditions, toEtag, withVersion } from './preconditions.ts';
import { assertNone, readVariables } from './read-variables.ts';
import type { RestRequest, Route, Takes } from './route.ts';
import { downloads, routes } from './routes.ts';

/** Serves the documented REST paths by executing operations of the schema in process. */
export function registerRest(app: FastifyInstance, executor: Executor): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      config: {
        ignoresBearer: route.ignoresBearer,
        takesForm: takesFile(route),
        ...(route.takesLongFile && { takesLongFile: () => true }),
      },
      handler: (request, reply) => answer({ executor, route, request, reply }),
      onSend: settleUnread,
    });
  }
  registerDownloads(app, executor.services, downloads);
  refuseOtherMethods(app);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(app: FastifyInstance): void {
  const paths = new Map<string, { url: string; methods: Set<string> }>();
  for (const { method, path } of [...routes, ...downloads.map(({ path }) => ({ method: 'get', path }))]) {
    // Two routes may call the same parameter differently.
    const shape = path.replace(/:\w+/g, ':');
    const known = paths.get(shape) ?? { url: path, methods: new Set() };
    known.methods.add(method.toUpperCase());
    paths.set(shape, known);
  }
  for (const { url, methods } of paths.values()) {
    const allow = METHODS.filter((method) => methods.has(method));
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      handler: (_request, reply) => refuseMethod(reply, allow),
    });
    app.options(url, (request, reply) => answerOptions(request, reply, allow));
  }
}

interface RestCall {
  executor: Executor;
  route: Route;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ executor, route, request, reply }: RestCall) {
  const { services } = executor;
  // What somebody may see is nothing to a cache on the way; refusals tell of it too.
  reply.header('cache-control', 'no-store');
  const context = await loadContext(services, request, reply);
  const spend = (cost: number) => spendPoints(services, { request, reply, cost });
  const { received, variables, preconditions } = await readCall(executor, route, request).catch(async (error) => {
    await spend(REFUSED_COST);
    throw error;
  });
  const ignored = findCutSearches(executor.trust(route.operation), variables).flatMap(
    ({ ignoredWords }) => ignoredWords,
  );
  if (ignored.length > 0) reply.header('x-ignored-words', ignored.map(encodeURIComponent).join(','));
  const run = async (values: Record<string, unknown>) => {
    await spend(executor.measure(route.operation, values));
    return executor.run(route.operation, context, values);
  };
  const change = (version: number | undefined) =>
    run(version === undefined ? variables : addVersion(variables, version));
  const isRead = route.method === 'get';
  const data = await (isRead ? read(route, received, { run, variables }) : withVersion(preconditions, change)).catch(
    (error: unknown) => {
      throw new FailedRequest(error, { schema: executor.schema, received, names: findNames(route, received) });
    },
  );
  const body = route.body(data, context.request.language);
  if (body === null) throw new AppError('NOT_FOUND', msg('This doesn’t exist, or you don’t have access to it.'));
  if (route.status === 204) return reply.code(204).send();
  if (route.location) tellLocation(reply, route.location(data));
  const version = route.version?.(data);
  if (isRead) assertFits(preconditions, version);
  return sendBody(reply, { route, body, version, preconditions });
}

/** Reads a list on, where the path answers all of it and no page is asked for. */
async function read(
  { whole }: Route,
  { query }: RestRequest,
  {
    run,
    variables,
  }: { run: (values: Record<string, unknown>) => Promise<unknown>; variables: Record<string, unknown> },
) {
  const data = await run(variables);
  const list = 'limit' in query || 'after' in query ? null : whole(data);
  while (list?.pageInfo.hasNextPage && list.pageInfo.endCursor) {
    const next = whole(await run({ ...variables, after: list.pageInfo.endCursor }));
    list.edges.push(...(next?.edges ?? []));
    list.pageInfo = next?.pageInfo ?? { hasNextPage: false, endCursor: null };
  }
  return data;
}

interface Answered {
  route: Route;
  body: object;
  version: number | null | undefined;
  preconditions: Preconditions;
}

/** The body with its tag, or 304 without a body if the client already has it. */
function sendBody(reply: FastifyReply, { route, body, version, preconditions }: Answered) {
  const text = JSON.stringify(body);
  const isRead = route.method === 'get';
  if (isRead || typeof version === 'number') {
    const etag = toEtag(version, text);
    reply.header('etag', etag);
    if (isRead && isKnown(preconditions, etag)) return reply.code(304).send();
  }
  return reply.code(route.status).type('application/json; charset=utf-8').send(text);
}

/** BAD_USER_INPUT if the body names a different version. */
function addVersion(variables: Record<string, unknown>, version: number): Record<string, unknown> {
  const { input, ...others } = variables as { input?: Record<string, unknown> };
  const said = input?.version;
  if (said !== undefined && said !== null && said !== version) {
    const text = msg('If-Match and “version” name different versions. Send one of them.');
    throw new AppError('BAD_USER_INPUT', text, 'version');
  }
  return { ...others, input: { ...input, version } };
}

/** What the request says, and as which variables the operation takes it. BAD_USER_INPUT for what it doesn't take, 415 for a form without a file. */
async function readCall(executor: Executor, route: Route, request: FastifyRequest) {
  if (request.isMultipart() && !takesFile(route)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', msg('Send JSON.'), { body: msg('Send JSON.') });
  }
  const { headers, method } = request;
  const preconditions = readPreconditions({
    headers,
    method,
    // POST makes a new object, which has no version to compare with.
    isVersioned: route.version !== null && method !== 'POST',
  });
  // `/api/cards/` is not a card without an id, but an address that doesn't exist.
  if (Object.values(request.params as object).includes('')) {
    throw new AppError('NOT_FOUND', msg('There is nothing at this address.'));
  }
  const received = await readRequest(request);
  assertCleanTexts(received.body);
  const { variables, unknown } = readVariables(route, received, executor.schema);
  if (Object.keys(unknown).length > 0) refuseAll(unknown, executor, { route, variables, received });
  return { received, variables, preconditions };
}

/** Names unknown fields together with values of a wrong type, so that one answer lists them all. */
function refuseAll(
  unknown: FieldErrors,
  executor: Executor,
  { route, variables, received }: { route: Route; variables: Record<string, unknown>; received: RestRequest },
): never {
  const [first, ...others] = executor.findWrongVariables(route.operation, variables);
  if (!first) assertNone(unknown);
  else {
    const cause = new OperationFailed([first, ...others]);
    throw new FailedRequest(cause, { schema: executor.schema, received, names: findNames(route, received), unknown });
  }
  throw new Error('There is nothing to refuse.');
}

function takesFile({ files }: Route): boolean {
  return Object.keys(files).length > 0;
}

/** Which names of the schema the request calls otherwise. */
function findNames({ query, takes }: Route, { body }: RestRequest): Map<string, string> {
  const taken: Takes = { ...query, ...takes };
  const names = Object.entries(taken).map(([alias, { to }]) => [to.split('.').at(-1) ?? '', alias] as const);
  return new Map(
    names.filter(([name, alias]) => alias !== name && (!(name in taken) || (alias in body && !(name in body)))),
  );
}

async function readRequest(request: FastifyRequest): Promise<RestRequest> {
  const none: MultipartForm = { texts: {}, files: {} };
  const form = request.isMultipart() ? await readMultipartForm(request) : none;
  const body = request.isMultipart() ? form.texts : (request.body ?? {});
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('BAD_USER_INPUT', msg('The body has to be a JSON object.'), 'body');
  }
  return {
    params: request.params as Record<string, string>,
    query: readQuery(request.query as Record<string, string | string[]>),
    body: body as Record<string, unknown>,
    form,
  };
}

/** BAD_USER_INPUT names parameters that were sent several times: no path takes a list in its address. */
function readQuery(query: Record<string, string | string[]>): Record<string, string> {
  const repeated = Object.keys(query).filter((name) => Array.isArray(query[name]));
  if (repeated.length === 0) return query as Record<string, string>;
  const fields = Object.fromEntries(repeated.map((name) => [name, msg('Send this only once.')]));
  throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, fields);
}

/** Answers with what `describeError` says of the error. */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = describeError(askerOf(reply.request), error);
  return reply.code(status).headers(headers).send(body);
}
