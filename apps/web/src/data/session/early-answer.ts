import { nameSession } from '@tessera/client';
import type { SessionUser } from './stored-session.ts';

/** A query that is asked before the app is there. */
export interface EarlyQuery {
  operationName: string;
  query: string;
  /** Null where the screen has to ask. */
  variables: (user: SessionUser | null) => Readonly<Record<string, unknown>> | null;
}

/** What the API answered, as far as it is read here. */
interface Result {
  data: { viewer?: unknown };
}

interface EarlyAnswer {
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
  /** Of the session that asked. */
  sessionId: string;
  /** When it was asked, ms since the page began. */
  askedAt: number;
  /** Null when there is no good answer. */
  result: Promise<Result | null>;
}

declare global {
  interface Window {
    /** From the script that asks to the app, which are two bundles. */
    tesseraEarlyAnswer?: EarlyAnswer;
  }
}

/** Asks, and keeps the answer for `takeEarlyAnswer`. */
export function askEarly(
  { operationName, query, variables: toVariables }: EarlyQuery,
  { sessionId, user }: { sessionId: string; user: SessionUser | null },
): void {
  const variables = toVariables(user);
  if (!variables) return;
  const result = fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': '1',
      ...nameSession(sessionId),
    },
    body: JSON.stringify({ operationName, variables, query }),
  })
    .then(async (response) => (response.ok ? toGoodResult(await response.json()) : null))
    .catch(() => null);
  window.tesseraEarlyAnswer = { operationName, variables, sessionId, askedAt: performance.now(), result };
}

/** An app that starts later than this asks anew. */
const FRESH_MS = 20_000;

let gap: string | null = null;

/** The operation that was answered early, once: what has happened since is in no event of a subscription. */
export function takeEarlyGap(): string | null {
  const operationName = gap;
  gap = null;
  return operationName;
}

/**
 * The answer to this query of this session when it was asked early, once; null when it was not. It resolves to null when
 * the query has to be asked again, which also says what went wrong.
 */
export function takeEarlyAnswer(
  { operationName, variables }: Pick<EarlyAnswer, 'operationName' | 'variables'>,
  sessionId: string | null,
): Promise<Result | null> | null {
  const early = window.tesseraEarlyAnswer;
  if (early?.operationName !== operationName) return null;
  delete window.tesseraEarlyAnswer;
  const isSame = early.sessionId === sessionId && JSON.stringify(early.variables) === JSON.stringify(variables);
  if (!isSame || performance.now() - early.askedAt > FRESH_MS) return null;
  gap = operationName;
  return early.result;
}

/** An answer without errors for somebody who is signed in. */
function toGoodResult(raw: { data?: { viewer?: unknown } | null; errors?: unknown }): Result | null {
  return raw.errors === undefined && raw.data && raw.data.viewer !== null ? { data: raw.data } : null;
}
