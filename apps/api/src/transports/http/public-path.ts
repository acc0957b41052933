import type { CachedQueries } from '../graphql/cached-queries.ts';
import type { Executor } from '../graphql/executor.ts';
import { readPlainBody } from '../graphql/plain-operation.ts';
import { type FastAnswer, type FastPath, isPlainJson } from './fast-paths.ts';
import { hasBearer } from './request-context.ts';

/** Made for each answer anew. */
const OWN_HEADERS = new Set([
  'content-length',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

export interface PublicPath extends FastPath {
  /** The headers of a cached answer that went the usual way: those of the fast path are the same. */
  learn(headers: Record<string, unknown>): void;
}

/** Cacheable queries that are sent by programs; browsers take compressed answers. */
export function createPublicPath(executor: Executor, cachedQueries: CachedQueries): PublicPath {
  const { env, responseCache } = executor.services;
  let headers: string[] | null = null;
  const toAnswer = (body: Buffer | null): FastAnswer | null => headers && body && { status: 200, headers, body };
  return {
    route: '/graphql',
    isFor: (request) =>
      headers !== null &&
      request.method === 'POST' &&
      request.url === '/graphql' &&
      isPlainJson(request) &&
      /^(?:\*\/\*|application\/json)?$/.test(request.headers.accept ?? '') &&
      /^(?:identity)?$/.test(request.headers['accept-encoding'] ?? '') &&
      // A token may be wrong, and programs are charged for what they ask.
      !hasBearer(request),
    // The same bytes have the same answer; they are not even parsed.
    findCached: (body) => toAnswer(env.isResponseCached ? responseCache.get(cacheKey(body)) : null),
    async answer(body) {
      const sent = JSON.parse(body.toString()) as Record<string, unknown>;
      const plain = readPlainBody(executor, sent);
      return plain && toAnswer(await cachedQueries.answer({ ...plain, alias: cacheKey(body) }));
    },
    learn(known) {
      headers ??= Object.entries(known).flatMap(([name, value]) =>
        value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [name, String(value)],
      );
    },
  };
}

function cacheKey(body: Buffer): string {
  return `body\0${body.toString('latin1')}`;
}
