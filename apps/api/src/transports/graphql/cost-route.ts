import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeDocument } from '../../kernel/complaints.ts';
import { answerOptions } from '../http/cors.ts';
import { REFUSED_COST, settleUnread, spendPoints } from '../http/spend-points.ts';
import type { Executor } from './executor.ts';
import { MAX_COST } from './query-limits.ts';

const PATH = '/graphql/cost';

/** What `POST /graphql` would take from the budget at most. Nothing is executed, so that it costs one point itself. */
export function registerCost(app: FastifyInstance, executor: Executor): void {
  app.post(PATH, {
    preHandler: (request, reply) => spendPoints(executor.services, { request, reply, cost: REFUSED_COST }),
    handler: (request, reply) => reply.header('cache-control', 'no-store').send(measure(executor, request)),
    onSend: settleUnread,
  });
  app.options(PATH, (request, reply) => answerOptions(request, reply, ['POST']));
}

/** QUERY_TOO_COMPLEX says the cost as well; BAD_USER_INPUT for a document that can't be executed. */
function measure(executor: Executor, { body }: FastifyRequest) {
  const { query, variables } = Object(body) as { query?: unknown; variables?: unknown };
  const read = executor.read({ query, variables });
  const [wrong] = read?.known.errors ?? [];
  if (!read?.known.document || wrong) {
    const text = wrong ? describeDocument(wrong.message) : msg('Send the document as `query`.');
    throw new AppError('BAD_USER_INPUT', text, 'query');
  }
  return { requested: Math.max(1, read.cost), most: MAX_COST };
}
