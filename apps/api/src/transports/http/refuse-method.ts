import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyReply } from 'fastify';

/** A known path with a method that it doesn't have is no missing path: the header says what it has (RFC 9110 §15.5.6). */
export function refuseMethod(reply: FastifyReply, methods: readonly string[]): never {
  const allow = methods.join(', ');
  reply.header('allow', allow);
  throw new AppError('METHOD_NOT_ALLOWED', msg('This path takes {methods}.', { methods: allow }));
}
