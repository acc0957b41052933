import { AppError } from '@tessera/domain';
import '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../graphql/executor.ts';
import { chargeRequest } from '../http/query-charge.ts';
import { loadContext } from '../http/request-context.ts';
import { type MultipartForm, readMultipartForm } from '../platform/multipart.ts';
import { assertCleanTexts } from '../platform/text-guard.ts';
import { describeError, UnderOtherNames } from './describe-error.ts';
import { registerDownloads } from './download.ts';
import { downloads, routes } from './routes.ts';
import type { RestRequest, Row } from './row.ts';

/** Serves the documented REST paths by executing operations of the schema in process. */
export function registerRest(app: FastifyInstance, executor: Executor): void {
  for (const row of routes) {
    app.route({
      method: row.method,
      url: row.path,
      config: { ignoresBearer: row.ignoresBearer },
      handler: (request, reply) => answer({ executor, row, request, reply }),
    });
  }
  registerDownloads(app, executor.services, downloads);
}

interface RestCall {
  executor: Executor;
  row: Row;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ executor, row, request, reply }: RestCall) {
  const { services } = executor;
  // What somebody may see is nothing to a cache on the way; refusals tell of it too.
  reply.header('cache-control', 'no-store');
  const context = await loadContext(services, request, reply);
  const received = await readRequest(request);
  assertCleanTexts(received.body);
  const variables = row.variables(received);
  await chargeRequest(services, {
    request,
    reply,
    cost: executor.measure(row.operation, variables as Record<string, unknown>),
  });
  const data = await executor.run(row.operation, context, variables).catch((error: unknown) => {
    const names = findNames(row, received.body);
    throw names.size > 0 ? new UnderOtherNames(error, names) : error;
  });
  const body = row.body(data);
  if (body === null) throw new AppError('NOT_FOUND', 'There is nothing here, or you may not see it.');
  return row.status === 204 ? reply.code(204).send() : reply.code(row.status).send(body);
}

/** Which fields the body calls by their second name alone. */
function findNames({ aliases }: Row, body: Record<string, unknown>): Map<string, string> {
  const used = Object.entries(aliases).filter(([alias, name]) => alias in body && !(name in body));
  return new Map(used.map(([alias, name]) => [name, alias]));
}

async function readRequest(request: FastifyRequest): Promise<RestRequest> {
  const none: MultipartForm = { texts: {}, files: {} };
  const form = request.isMultipart() ? await readMultipartForm(request) : none;
  const body = request.isMultipart() ? form.texts : (request.body ?? {});
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('BAD_USER_INPUT', 'The body has to be a JSON object.', { body: 'not a JSON object' });
  }
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: body as Record<string, unknown>,
    form,
  };
}

/** Answers with what `describeError` says of the error. */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = describeError(reply, error);
  return reply.code(status).headers(headers).send(body);
}
