/** How often and how patiently a call is repeated while the server starts (milliseconds). */
export const RETRY = { most: 5, firstDelayMs: 700, factor: 1.6, longestDelayMs: 6000 } as const;

/** After the last retry the server still did not answer as itself. The message is for people. */
export class ServerStartingError extends Error {
  override readonly name = 'ServerStartingError';
  constructor() {
    super('Backend is starting. Try again.');
  }
}

export interface RetryOptions {
  fetch?: typeof fetch;
  sleep?: (ms: number) => Promise<void>;
  /** A write carries an `Idempotency-Key`, the same on every retry. By default: anything but GET and HEAD. */
  isWrite?: boolean;
}

/**
 * `fetch` that repeats a call answered with 502, 503 or HTML, which is what a proxy says while the server starts.
 * Throws `ServerStartingError` after the last retry, and whatever `fetch` throws at once.
 */
export async function fetchWithRetry(url: string | URL, init: RequestInit = {}, options: RetryOptions = {}) {
  const { fetch: send = globalThis.fetch, sleep = wait, isWrite = !isRead(init.method) } = options;
  const request = isWrite ? withIdempotencyKey(init) : init;
  for (let retries = 0; ; retries += 1) {
    const response = await send(url, request);
    if (!isStarting(response)) return response;
    if (retries === RETRY.most) throw new ServerStartingError();
    await sleep(delayBefore(retries));
  }
}

/** The pause before retry `index` (0 is the first), in milliseconds. */
function delayBefore(index: number): number {
  return Math.min(RETRY.firstDelayMs * RETRY.factor ** index, RETRY.longestDelayMs);
}

function isStarting(response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
  return response.status === 502 || response.status === 503 || isHtml;
}

function isRead(method = 'GET'): boolean {
  return method.toUpperCase() === 'GET' || method.toUpperCase() === 'HEAD';
}

function withIdempotencyKey(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.has('idempotency-key')) headers.set('idempotency-key', newIdempotencyKey());
  return { ...init, headers };
}

/** 128 random bits in hexadecimal. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists on secure origins only, and the product may be opened by address in a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
