import { AppError } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../composition/context.ts';
import { isOfProgram, loadContext } from './request-context.ts';

/** Charges a request, if it is one of a program. */
export async function chargeRequest(
  services: Services,
  { request, reply, cost }: { request: FastifyRequest; reply: FastifyReply; cost: number },
): Promise<void> {
  if (!isOfProgram(request)) return;
  const { viewer } = await loadContext(services, request, reply);
  await chargeProgram(services, viewer, { cost, reply });
}

/**
 * Takes the cost of a query from what the programs of a person may ask for in a minute; RATE_LIMITED when it is more
 * than is left. An answer that can carry headers tells it (draft-ietf-httpapi-ratelimit-headers-06). People are not
 * charged.
 */
export async function chargeProgram(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  viewer: Viewer | null | undefined,
  { cost, reply }: { cost: number; reply?: FastifyReply },
): Promise<void> {
  if (!viewer?.token) return;
  const allowance = await rateLimits.spend('tokenCostByOwner', viewer.id, Math.max(1, cost));
  const { isGranted, most, left, windowSeconds, resetSeconds } = allowance;
  reply?.headers({
    'ratelimit-limit': most,
    'ratelimit-remaining': left,
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${most};w=${windowSeconds}`,
  });
  if (isGranted) return;
  const text = `This would cost ${cost} of the ${left} points that are left for ${resetSeconds} s.`;
  throw new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: resetSeconds, cost, left });
}
