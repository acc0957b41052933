import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';

/**
 * The answer to a query that this session asked before the client was there, once; null when it did not. It resolves to
 * null when the query has to be asked again.
 */
export type EarlyAnswers = (
  operation: { operationName: string; variables: Readonly<Record<string, unknown>> },
  sessionId: string | null,
) => Promise<ApolloLink.Result | null> | null;

interface EarlyOptions {
  takeEarlyAnswer?: EarlyAnswers;
  getSessionId: () => string | null;
}

/** Takes answers that are there, or on their way, instead of asking again. They know nothing of what this page changed. */
export function earlyLink({ takeEarlyAnswer, getSessionId }: EarlyOptions): ApolloLink {
  let hasChanged = false;
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName = '', variables } = operation;
    hasChanged ||= operationType === 'mutation';
    const early = hasChanged ? null : takeEarlyAnswer?.({ operationName, variables }, getSessionId());
    if (!early) return forward(operation);
    return from(early).pipe(switchMap((result) => (result ? of(result) : forward(operation))));
  });
}
