import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../composition/context.ts';
import { SILENCE_MS } from '../platform/database-pulse.ts';

/** What needs no answer of the database, such as an event that is held in memory, has its own meanwhile. */
const HEAD_START_MS = 100;

/** While the database says nothing, requests that have waited long enough are answered by `refuse`. */
export function answerInSilence(
  app: FastifyInstance,
  { pulse }: Services,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const waiting = new Map<FastifyReply, FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    waiting.set(reply, request);
    reply.raw.once('close', () => waiting.delete(reply));
    done();
  });
  pulse.onSilence(() => {
    setTimeout(() => {
      for (const [reply, request] of waiting) {
        if (!reply.sent && reply.elapsedTime > SILENCE_MS) refuse(request, reply);
      }
    }, HEAD_START_MS);
  });
}
