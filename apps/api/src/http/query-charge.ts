import { AppError, type PlanKey } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../composition/context.ts';
import { pickPlan } from '../modules/billing/entitlements.service.ts';
import type { RateLimitName } from '../platform/rate-limits.ts';
import { isOfProgram, loadContext } from './request-context.ts';

/** The budget of programs by the plan of their person. */
const TOKEN_COST: Record<PlanKey, RateLimitName> = {
  starter: 'tokenCostByOwner',
  growth: 'tokenCostByOwner',
  pro: 'tokenCostByOwner',
  enterprise: 'enterpriseTokenCostByOwner',
};

interface ChargedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  cost: number;
}

/** Charges requests of programs, before anything is done for them. */
export async function chargeProgram(services: Services, charged: ChargedRequest): Promise<void> {
  if (isOfProgram(charged.request)) await chargeRequest(services, charged);
}

/** Charges requests of sessions that the cache can't answer. */
export async function chargeSession(services: Services, charged: ChargedRequest): Promise<void> {
  if (!isOfProgram(charged.request)) await chargeRequest(services, charged);
}

/** Charges the sender of the request. */
export async function chargeRequest(services: Services, { request, reply, cost }: ChargedRequest): Promise<void> {
  const { viewer } = await loadContext(services, request, reply);
  await chargeViewer(services, viewer, { cost, reply });
}

/**
 * Takes the cost of a query from the budget a minute of a person's programs, or of their sessions. RATE_LIMITED when less is
 * left. Answers with headers tell what is left (draft-ietf-httpapi-ratelimit-headers-06).
 * Visitors who aren't signed in pay nothing.
 */
export async function chargeViewer(
  services: Pick<Services, 'env' | 'rateLimits'>,
  viewer: Viewer | null | undefined,
  { cost, reply }: { cost: number; reply?: FastifyReply },
): Promise<void> {
  if (!viewer) return;
  const name = viewer.token ? TOKEN_COST[pickPlan(services, viewer.token.plans)] : 'sessionCostByViewer';
  const { isGranted, most, left, windowSeconds, resetSeconds } = await services.rateLimits.spend(
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
