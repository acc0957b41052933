import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, requireViewer, type Services, type Viewer } from '../../kernel/context.ts';
import type { RateLimitName } from '../../kernel/module.ts';
import { assertProved, TokenRules } from '../../modules/identity/index.ts';
import { loadContext } from '../http/request-context.ts';
import { assertKnownParameters } from './read-variables.ts';

/** What a download may read of a request. A name that is sent twice is '', as one that is missing. */
interface DownloadRequest {
  params: Record<string, string>;
  query(name: string): string;
}

/** One file for a plain download link. */
export interface DownloadRoute {
  path: string;
  /** The rule for access tokens, by its name in `TOKEN_RULES`. */
  tokenRule: Parameters<typeof TokenRules.assertTokenMayLoad>[1];
  /** Whether only who has lately shown who they are gets it. */
  requiresProof?: true;
  /** What the path and the query may say, with what it means. A parameter of the query that isn't here is refused. */
  parameters?: Readonly<Record<string, { description: string; format?: 'date'; isRequired?: true }>>;
  /** Spent once a download; the service spends by itself where this is left out. */
  limit?: RateLimitName;
  type: string;
  /** The first lines of a text, for the description. */
  example?: string;
  /** Rejects before the first line is sent. */
  file: (context: Context, viewer: Viewer, request: DownloadRequest) => Promise<DownloadedFile>;
}

interface DownloadedFile {
  name: string;
  content: Readable | Buffer | Iterable<string> | AsyncIterable<string>;
}

/** Serves each route to the viewer: the token's rule, the limit, then the file. */
export function registerDownloads(app: FastifyInstance, services: Services, routes: readonly DownloadRoute[]): void {
  for (const route of routes) {
    app.get(route.path, (request, reply) => sendFile({ services, route, request, reply }));
  }
}

async function sendFile(asked: {
  services: Services;
  route: DownloadRoute;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<FastifyReply> {
  const { services, route, request, reply } = asked;
  const context = await loadContext(services, request, reply);
  const viewer = requireViewer(context);
  assertKnownParameters(Object.keys(route.parameters ?? {}), Object.keys(request.query as object));
  TokenRules.assertTokenMayLoad(viewer, route.tokenRule);
  if (route.requiresProof) await assertProved(context);
  if (route.limit) await services.rateLimits.consume(route.limit, viewer.id);
  const { name, content } = await route.file(context, viewer, readRequest(request));
  const isReady = Buffer.isBuffer(content) || content instanceof Readable;
  return reply
    .headers({
      'content-type': route.type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(isReady ? content : Readable.from(content, { objectMode: false }));
}

function readRequest({ params, query }: FastifyRequest): DownloadRequest {
  const values = query as Record<string, unknown>;
  return {
    params: params as Record<string, string>,
    query(name) {
      const value = values[name];
      return typeof value === 'string' ? value : '';
    },
  };
}
