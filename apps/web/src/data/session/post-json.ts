import { fetchWithRetry, nameSession, ServerStartingError } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';

/** What a REST call came to. `body` is {} when there was none; `fields` are the wrong fields by their names. */
export type PostAnswer =
  | { isOk: true; message: string | null; body: Record<string, unknown> }
  | {
      isOk: false;
      status: number | null;
      message: string;
      fields: Record<string, string>;
      /** What the refusal says beyond that, by its code. */
      body: Record<string, unknown>;
    };

interface PostOptions {
  /** For an answer without words. */
  fallback?: (status: number) => string;
  sessionId?: string;
  /** For a lost network, where the specification has its own words. */
  lost?: string;
}

/**
 * POSTs a JSON body with cookies and retries. Never throws: every failure has a message for people, which is the
 * server's own, or the one that `fallback` gives for the status.
 */
export async function postJson(
  path: string,
  body: object,
  { fallback, sessionId, lost = say(MESSAGES.cantConnect) }: PostOptions = {},
): Promise<PostAnswer> {
  try {
    const response = await fetchWithRetry(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...nameSession(sessionId) },
      body: JSON.stringify(body),
    });
    const answer = await readBody(response);
    const { status } = response;
    const said = readText(answer.message) ?? readText(answer.error);
    if (response.ok) return { isOk: true, message: said, body: answer };
    return {
      isOk: false,
      status,
      message: said ?? fallback?.(status) ?? t('Error {status}', { status }),
      fields: readTexts(answer.fields),
      body: answer,
    };
  } catch (error) {
    const isStarting = error instanceof ServerStartingError;
    const message = isStarting ? error.message : lost;
    return { isOk: false, status: null, message, fields: {}, body: {} };
  }
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function readText(raw: unknown): string | null {
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

function readTexts(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, text]) => typeof text === 'string'));
}
