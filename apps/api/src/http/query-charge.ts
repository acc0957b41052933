import { AppError } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../composition/context.ts';
import { isOfProgram, loadContext } from './request-context.ts';

interface ChargedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  cost: number;
}

/** Charges a request, if it is one of a program: before anything is done for it. */
export async function chargeProgram(services: Services, charged: ChargedRequest): Promise<void> {
  if (isOfProgram(charged.request)) await chargeRequest(services, charged);
}

/** Charges a request, if it is one of a session: where the answer isn't there already. */
export async function chargeSession(services: Services, charged: ChargedRequest): Promise<void> {
  if (!isOfProgram(charged.request)) await chargeRequest(services, charged);
}

/** Charges whoever sends the request. */
export async function chargeRequest(services: Services, { request, reply, cost }: ChargedRequest): Promise<void> {
  const { viewer } = await loadContext(services, request, reply);
  await chargeViewer(services, viewer, { cost, reply });
}

/**
 * Takes the cost of a query from what the programs of a person, or their sessions, may ask for in a minute; RATE_LIMITED
 * when it is more than is left. An answer that can carry headers tells it (draft-ietf-httpapi-ratelimit-headers-06).
 * Nobody is charged who isn't signed in.
 */
export async function chargeViewer(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  viewer: Viewer | null | undefined,
  { cost, reply }: { cost: number; reply?: FastifyReply },
): Promise<void> {
  if (!viewer) return;
  const name = viewer.token ? 'tokenCostByOwner' : 'sessionCostByViewer';
  const { isGranted, most, left, windowSeconds, resetSeconds } = await rateLimits.spend(
    name,
    viewer.id,
    Math.max(1, cost),
  );
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
