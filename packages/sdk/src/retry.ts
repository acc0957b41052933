import type { TesseraError } from './errors.ts';

/** Waits between tries, in milliseconds: growing, and never longer than the budget of a minute takes to be full again. */
const WAIT = { firstMs: 500, factor: 2, longestMs: 8_000, longestAskedForMs: 65_000 } as const;

/** What may succeed by itself. The key of a write lets it happen once however often it is sent. */
const PASSING: readonly string[] = ['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'UNAVAILABLE'];
/** Of proxies in front of a server that starts or is too busy. */
const PASSING_STATUSES: readonly (number | undefined)[] = [429, 502, 503, 504];

/**
 * Milliseconds to wait before try number `tries` + 1, or null if another try makes no sense. A wait that the server asks for
 * is kept; one of more than about a minute is left to the caller.
 */
export function waitBefore(tries: number, { code, status, retryAfter }: TesseraError): number | null {
  if (!PASSING.includes(code) && !PASSING_STATUSES.includes(status)) return null;
  if (retryAfter !== undefined) return retryAfter * 1000 <= WAIT.longestAskedForMs ? retryAfter * 1000 : null;
  // Jitter: after an outage not everybody may come back in the same moment.
  return Math.min(WAIT.firstMs * WAIT.factor ** tries, WAIT.longestMs) * (0.5 + Math.random() / 2);
}

/** `Retry-After` in seconds: it is a number of them, or a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Throws the signal's reason as soon as it aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
