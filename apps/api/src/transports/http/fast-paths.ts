import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Services } from '../../kernel/context.ts';

/** Longer bodies go the usual way. */
const MAX_BODY_BYTES = 8 * 1024;
/** Turns of the event loop over which low-priority work is spread. */
const TURNS = 100;

export interface FastAnswer {
  status: number;
  /** Names and values by turns, as `writeHead` takes them; without the request's id and the length. */
  headers: string[];
  body: Buffer | string;
}

/** One kind of POST that is answered without the framework. */
export interface FastPath {
  /** As the framework's own route is called in the measurements. */
  route: string;
  /** Nobody waits for the answer: all other requests go first. */
  isLowPriority?: boolean;
  isFor(request: IncomingMessage): boolean;
  /** An answer that is there already. */
  findCached?(body: Buffer): FastAnswer | null;
  /** Null for what has to go the usual way after all; nothing may have happened then. */
  answer(body: Buffer, request: IncomingMessage, id: string): Promise<FastAnswer | null>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the plainest requests of the most frequent kinds without the framework, whose hooks cost several times what
 * such an answer does. All that is not plainly one of them goes the usual way, untouched.
 */
export function registerFastPaths(
  app: FastifyInstance,
  { metrics }: Pick<Services, 'metrics'>,
  paths: readonly FastPath[],
): void {
  let isClosing = false;
  const lowPriority = new LowPriorityQueue();
  const [usual] = app.server.listeners('request') as Handle[];
  if (!usual) throw new Error('The server has no handler.');
  app.server.removeListener('request', usual);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = isClosing ? undefined : paths.find((one) => one.isFor(request));
    if (!path) return usual(request, response);
    const began = performance.now();
    const take = () =>
      readBody(request, (body, putBack) => {
        const send = (answer: FastAnswer | null, id = uuid()) => {
          if (!answer) return usual(request, response);
          const { status, headers } = answer;
          const length = String(Buffer.byteLength(answer.body));
          response.writeHead(status, [...headers, 'x-request-id', id, 'content-length', length]);
          response.end(answer.body);
          const labels = { method: 'POST', route: path.route, status };
          metrics.requestSeconds.observe(labels, (performance.now() - began) / 1000);
        };
        const cached = path.findCached?.(body);
        if (cached) return send(cached);
        // For the usual way, and before the request can come to its end.
        putBack();
        const id = uuid();
        return void path.answer(body, request, id).then(
          (answer) => send(answer, id),
          () => send(null),
        );
      });
    if (path.isLowPriority) lowPriority.add(take);
    else take();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
}

/** Work that gives way: a little of it in each turn of the event loop, and the more the longer the queue is. */
class LowPriorityQueue {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  add(work: () => void): void {
    this.#waiting.push(work);
    if (!this.#isRunning) setImmediate(() => this.#run());
    this.#isRunning = true;
  }

  #run(): void {
    const count = Math.ceil(this.#waiting.length / TURNS);
    for (const work of this.#waiting.splice(0, count)) work();
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) setImmediate(() => this.#run());
  }
}

/** A small JSON body that comes as it is. */
export function isPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= MAX_BODY_BYTES &&
    /^application\/json\b/.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined
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
