const DEFAULT_SECONDS = 60;
/** No server can make us wait longer. */
const MOST_SECONDS = 24 * 60 * 60;
/** Statuses that may say when to come back (RFC 6585 §4, RFC 9110 §15.6.4). */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/**
 * How many seconds a `Retry-After` header asks for: a number or an HTTP date (RFC 9110 §10.2.3); at least 1, at most a day.
 */
export function readRetryAfter(header: string | null | undefined, defaultSeconds = DEFAULT_SECONDS): number {
  const text = header?.trim() ?? '';
  // An HTTP date begins with the name of a day. JavaScript would also accept other formats.
  const until = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : (until - Date.now()) / 1000;
  return Number.isNaN(seconds) ? defaultSeconds : Math.min(MOST_SECONDS, Math.max(1, Math.ceil(seconds)));
}

/** How many seconds an answer asks us to wait; 0 if it doesn't. */
export function readPause({ status, retryAfter }: { status: number; retryAfter: string | null | undefined }): number {
  return BUSY.has(status) && retryAfter ? readRetryAfter(retryAfter, 0) : 0;
}

/** A job throws this if the other server said when to come back. The job then runs again at that time. */
export class RetryLater extends Error {
  constructor(
    readonly seconds: number,
    message: string,
  ) {
    super(message);
  }
}
