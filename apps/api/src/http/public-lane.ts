import type { Services } from '../composition/context.ts';
import { guardQuery } from '../graphql/guard.ts';
import type { PublicAnswers } from '../graphql/public/public-answers.ts';
import { isPlainJson, type Lane, type LaneAnswer } from './lanes.ts';
import { isOfProgram } from './request-context.ts';

/** Made for each answer anew. */
const OWN_HEADERS = new Set([
  'content-length',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

export interface PublicLane extends Lane {
  /** The headers of a public answer that went the usual way: those of the lane are the same. */
  learn(headers: Record<string, unknown>): void;
}

/** Public questions that were asked before, by a program; browsers take compressed answers. */
export function createPublicLane(services: Services, answers: PublicAnswers): PublicLane {
  let headers: string[] | null = null;
  const toAnswer = (body: Buffer | null): LaneAnswer | null => headers && body && { status: 200, headers, body };
  return {
    route: '/graphql',
    isFor: (request) =>
      headers !== null &&
      request.method === 'POST' &&
      request.url === '/graphql' &&
      isPlainJson(request) &&
      /^(?:\*\/\*|application\/json)?$/.test(request.headers.accept ?? '') &&
      /^(?:identity)?$/.test(request.headers['accept-encoding'] ?? '') &&
      // What programs ask with a token of theirs is charged for.
      !isOfProgram(request),
    findKept: (body) => toAnswer(findKept(services, body)),
    answer: async (body) => toAnswer(await answer(services, answers, body)),
    learn(known) {
      headers ??= Object.entries(known).flatMap(([name, value]) =>
        value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [name, String(value)],
      );
    },
  };
}

/** The very same bytes have the same answer; they are not even parsed. */
function findKept({ env, publicCache }: Services, body: Buffer): Buffer | null {
  return env.isPublicCached ? publicCache.get(keyOf(body)) : null;
}

function keyOf(body: Buffer): string {
  return `body\0${body.toString('latin1')}`;
}

/** Null for all that is not a question of a known document, whose variables are within the limits. */
async function answer(services: Services, answers: PublicAnswers, body: Buffer): Promise<Buffer | null> {
  const { query, variables, operationName, extensions } = JSON.parse(body.toString()) as Record<string, unknown>;
  if (typeof query !== 'string' || extensions || !answers.knows(query)) return null;
  guardQuery(services, query, variables);
  return answers.answer(query, variables, { operationName, keptAs: keyOf(body) });
}
