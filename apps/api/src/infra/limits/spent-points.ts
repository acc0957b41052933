import type { Allowance } from './rate-limits.ts';

declare module '../../kernel/context.ts' {
  interface Context {
    /** What the request has spent. Missing for visitors, who have no budget, and inside the server. */
    spent?: SpentPoints;
  }
}

/** What a request cost, as `extensions.cost` says it. All numbers are points. */
export interface CostReport {
  /** What the document could have cost at most. */
  requested: number;
  /** What was taken for it: what was really read, at least 1 and never more than `requested`. */
  actual: number;
  /** The budget of a minute. */
  limit: number;
  /** What is left of it. */
  remaining: number;
  /** When the budget is full again, ISO 8601. */
  resetAt: string;
}

interface SpentParts {
  /** Whether the answer says what it cost. */
  isShown: boolean;
  /** What was taken in advance. */
  requested: number;
  allowance: Allowance;
  /** Told once, when the request is settled. */
  tell?: (report: CostReport) => void;
}

/** Points that were taken for a request before it was answered. What it didn't need is given back. */
export class SpentPoints {
  readonly #parts: SpentParts;
  #report: CostReport | null = null;

  constructor(parts: SpentParts) {
    this.#parts = parts;
  }

  get isShown(): boolean {
    return this.#parts.isShown;
  }

  /** Gives back what is more than `actual`. Only the first call does anything; each gives the same report. */
  async settle(actual: number): Promise<CostReport> {
    if (this.#report) return this.#report;
    const { requested, allowance, tell } = this.#parts;
    const taken = Math.min(requested, Math.max(1, actual));
    const { most: limit, left, until } = allowance;
    const points = requested - taken;
    const resetAt = new Date(until).toISOString();
    this.#report = { requested, actual: taken, limit, remaining: left + points, resetAt };
    if (points > 0) await allowance.refund(points);
    tell?.(this.#report);
    return this.#report;
  }
}
