import { fetchWithRetry, nameSession, readPlanRefusal, readProofs } from '@tessera/client';
import { ApiError } from '../errors/api-error.ts';
import { endSession, getSession } from './session.ts';
import { confirmIdentity } from './step-up.ts';
import { offerUpgrade } from './upgrade-offer.ts';

/**
 * Calls REST as the signed-in person, with cookies and retries. Throws ApiError for a refusal, ServerStartingError after
 * the retries, TypeError when there is no network. A session that the server knows no more ends here as well. What needs a
 * proof of who the person is asks them for it, and is called once more. What their plan lacks is offered.
 */
export async function callApi(path: string, init: RequestInit = {}, fetcher?: typeof fetch): Promise<Response> {
  const response = await send(path, init, fetcher);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  readPlanRefusal(body).forEach(offerUpgrade);
  const needsProof = textIn(body, 'code') === 'STEP_UP_REQUIRED';
  if (!needsProof || !(await confirmIdentity(readProofs(Reflect.get(Object(body), 'proofs'))))) {
    throw refusal(response, body);
  }
  const second = await send(path, init, fetcher);
  if (second.ok) return second;
  throw refusal(second, await second.json().catch(() => null));
}

/** One call as the signed-in person. */
async function send(path: string, init: RequestInit, fetcher = fetch): Promise<Response> {
  const session = getSession();
  const sessionId = session.status === 'signed-in' ? session.sessionId : null;
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...nameSession(sessionId) };
  const response = await fetchWithRetry(path, { ...init, credentials: 'same-origin', headers }, { fetch: fetcher });
  if (response.status === 401) endSession(sessionId);
  return response;
}

function refusal({ status, statusText }: Response, body: unknown): ApiError {
  if (body === null) return new ApiError(status, `${status} ${statusText}`.trim(), null);
  return new ApiError(status, `${status} ${JSON.stringify(body)}`, textIn(body, 'message') ?? textIn(body, 'error'));
}

/** The text under that key of an answer, which may be anything; null for an empty one. */
export function textIn(answer: unknown, key: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, key);
  return typeof value === 'string' && value !== '' ? value : null;
}
