import {
  AnalyticsOverviewDocument,
  AnalyticsReportDocument,
  type AnalyticsReportInput,
} from '../generated/operations.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Figures about your cards. Scope: `analytics:read`. */
export function analytics(run: Run) {
  return {
    /** The last days, and what happened last. Days are those of `timeZone` (IANA), else of the profile. */
    overview: async ({ timeZone, ...options }: { timeZone?: string } & CallOptions = {}) =>
      (await run(AnalyticsOverviewDocument, { timeZone }, options)).analyticsOverview,
    /** At most 366 days, with the same span before them. */
    report: async (input: AnalyticsReportInput, options?: CallOptions) =>
      (await run(AnalyticsReportDocument, { input }, options)).analyticsReport,
  };
}
