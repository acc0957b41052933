const DEFAULT_SECONDS = 60;

/** How many seconds a `Retry-After` header asks for: a number or an HTTP date (RFC 9110 §10.2.3); at least 1. */
export function readRetryAfter(header: string | null, defaultSeconds = DEFAULT_SECONDS): number {
  const seconds = Number(header ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds > 0) return Math.ceil(seconds);
  const until = Date.parse(header ?? '');
  return Number.isNaN(until) ? defaultSeconds : Math.max(1, Math.ceil((until - Date.now()) / 1000));
}
