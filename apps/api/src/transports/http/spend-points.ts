import { AppError, ENTITLEMENTS, type PlanKey } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from '../../infra/limits/rate-limits.ts';
import { SpentPoints } from '../../infra/limits/spent-points.ts';
import type { Services, Viewer } from '../../kernel/context.ts';
import type { RateLimit, RateLimitName } from '../../kernel/module.ts';
import { pickPlan } from '../../modules/plans/index.ts';
import { isOfProgram, loadContext } from './request-context.ts';

export const REQUEST_LIMITS = {
  /** Answers that are kept for people who are not signed in; at a fair many share an address. */
  keyByAddress: { points: 600, duration: 3600 },
  /** Cost of queries by all tokens of a person: the dearest query is a third of it. */
  tokenCostByOwner: { points: ENTITLEMENTS.starter.apiPointsPerMinute, duration: 60 },
  enterpriseTokenCostByOwner: { points: ENTITLEMENTS.enterprise.apiPointsPerMinute, duration: 60 },
  sessionCostByViewer: limitSessions(1_000_000),
};

/**
 * Cost of queries by all sessions of a person. Each process gives a fifth of it without asking the store, and a dashboard
 * never uses more.
 */
export function limitSessions(points: number): RateLimit {
  return { points, duration: 60, pointsPerProcess: points / 5 };
}

type Limits = typeof REQUEST_LIMITS;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

/** The budget of programs by the plan of their person. */
const TOKEN_COST: Record<PlanKey, RateLimitName> = {
  starter: 'tokenCostByOwner',
  growth: 'tokenCostByOwner',
  pro: 'tokenCostByOwner',
  enterprise: 'enterpriseTokenCostByOwner',
};

/** What a request costs that is refused before anything is read. */
export const REFUSED_COST = 1;

interface SpendingRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  cost: number;
}

const spending = new WeakMap<FastifyRequest, SpentPoints>();

/** Takes the cost of the request from its sender’s budget. The executor gives back what the answer didn't need; see `settleUnread`. */
export async function spendPoints(services: Services, { request, reply, cost }: SpendingRequest): Promise<void> {
  const context = await loadContext(services, request, reply);
  const spent = await spendPointsOf(services, context.viewer, { cost, reply, isShown: isOfProgram(request) });
  if (!spent) return;
  spending.set(request, spent);
  context.spent = spent;
}

/** Takes one point for a refused request and for a cached answer, before it is sent. */
export async function settleUnread(request: FastifyRequest): Promise<void> {
  await spending.get(request)?.settle(REFUSED_COST);
}

/**
 * Takes the cost of a query from the budget a minute of a person's programs, or of their sessions. RATE_LIMITED when less is
 * left. Answers with headers tell what is left (draft-ietf-httpapi-ratelimit-headers-06).
 * Visitors who aren't signed in pay nothing: null.
 */
export async function spendPointsOf(
  services: Pick<Services, 'env' | 'rateLimits'>,
  viewer: Viewer | null | undefined,
  { cost, reply, isShown }: { cost: number; reply?: FastifyReply; isShown: boolean },
): Promise<SpentPoints | null> {
  if (!viewer) return null;
  const { rateLimits } = services;
  const name = viewer.token ? TOKEN_COST[pickPlan(services, viewer.token.plans)] : 'sessionCostByViewer';
  const requested = Math.max(1, cost);
  const allowance = await rateLimits.spend(name, viewer.id, requested);
  if (reply) tellAllowance(reply, allowance);
  if (!allowance.isGranted) throw tooDear(allowance, cost);
  return new SpentPoints({ requested, allowance, isShown, ...(reply && { tell: tellCost(reply) }) });
}

function tellAllowance(reply: FastifyReply, { most, left, windowSeconds, resetSeconds }: Allowance): void {
  reply.headers({
    'ratelimit-limit': most,
    'ratelimit-remaining': left,
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${most};w=${windowSeconds}`,
  });
}

function tellCost(reply: FastifyReply) {
  return ({ requested, actual, remaining }: { requested: number; actual: number; remaining: number }) => {
    reply.headers({ 'ratelimit-remaining': remaining, 'x-cost-requested': requested, 'x-cost-actual': actual });
  };
}

function tooDear({ left, resetSeconds }: Allowance, cost: number): AppError {
  const text = msg('This would cost {cost} of the {left} points that are left for {resetSeconds} s.', {
    cost,
    left,
    resetSeconds,
  });
  return new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: resetSeconds, cost, left });
}
