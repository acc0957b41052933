import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { guardQuery } from '../graphql/guard.ts';
import type { PublicAnswers } from '../graphql/public/public-answers.ts';
import type { Services } from '../platform/context.ts';
import { requestScope } from '../platform/request-scope.ts';
import { isOfProgram } from './request-context.ts';

/** Longer questions go the usual way. */
const MAX_BODY_BYTES = 8 * 1024;
/** Made for each answer anew. */
const OWN_HEADERS = new Set([
  'content-length',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

const LABELS = { method: 'POST', route: '/graphql', status: 200 };

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface PublicLane {
  /** The headers of a public answer that went the usual way: those of the lane are the same. */
  learn(headers: Record<string, unknown>): void;
}

/**
 * Answers public questions that were asked before without the framework, whose hooks cost several times what such an
 * answer does. All that is not plainly one of them goes the usual way, untouched.
 */
export function openPublicLane(app: FastifyInstance, services: Services, answers: PublicAnswers): PublicLane {
  let common: string[] | null = null;
  let isClosing = false;
  const seconds = services.metrics.requestSeconds.labels(LABELS);
  const [usual] = app.server.listeners('request') as Handle[];
  if (!usual) throw new Error('The server has no handler.');
  app.server.removeListener('request', usual);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!common || isClosing || !isCandidate(request)) return usual(request, response);
    const began = performance.now();
    readBody(request, (body, putBack) => {
      const send = (answer: Buffer | null, id = uuid()) => {
        if (!answer || !common) return usual(request, response);
        response.writeHead(200, [...common, 'x-request-id', id, 'content-length', String(answer.length)]);
        response.end(answer);
        seconds.observe((performance.now() - began) / 1000);
      };
      const kept = findKept(services, body);
      if (kept) return send(kept);
      // For the usual way, and before the request can come to its end.
      putBack();
      const id = uuid();
      const answering = requestScope.run({ id }, () => answer(services, answers, body));
      return void answering.then(
        (answer) => send(answer, id),
        () => send(null),
      );
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  return {
    learn(headers) {
      common ??= Object.entries(headers).flatMap(([name, value]) =>
        value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [name, String(value)],
      );
    },
  };
}

/** A small plain question by a program; browsers take compressed answers. */
function isCandidate({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === '/graphql' &&
    length > 0 &&
    length <= MAX_BODY_BYTES &&
    /^application\/json\b/.test(headers['content-type'] ?? '') &&
    /^(?:\*\/\*|application\/json)?$/.test(headers.accept ?? '') &&
    /^(?:identity)?$/.test(headers['accept-encoding'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    // What programs ask with a token of theirs is charged for.
    !isOfProgram({ headers })
  );
}

/** Gives the whole body, and how to put it back at once for whoever reads the request afterwards. */
function readBody(request: IncomingMessage, onBody: (body: Buffer, putBack: () => void) => void): void {
  const parts: Buffer[] = [];
  let missing = Number(request.headers['content-length']);
  const read = () => {
    for (let part: Buffer | null = request.read(); part !== null; part = request.read()) {
      parts.push(part);
      missing -= part.length;
    }
    if (missing > 0) return;
    request.removeListener('readable', read);
    const body = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    onBody(body, () => request.unshift(body));
  };
  request.on('readable', read);
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
