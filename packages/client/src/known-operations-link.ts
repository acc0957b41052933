import { ApolloLink } from '@apollo/client';
import { map, of, switchMap } from 'rxjs';
import { OPERATION_SET } from './generated/operation-set.ts';

/**
 * Names each operation instead of sending its document, which the API knows as part of this build. One of another release
 * doesn't: it refuses the first operation unread, and from then on documents are sent in full.
 */
export function knownOperationsLink(): ApolloLink {
  let isKnown = true;
  return new ApolloLink((operation, forward) => {
    const sendDocument = () => {
      operation.extensions = {};
      operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(operation);
    };
    if (!isKnown) return sendDocument();
    operation.extensions = { documentId: `${OPERATION_SET}:${operation.operationName}` };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation).pipe(
      map((result) => ({ result, isRefused: isUnknown(result) })),
      switchMap(({ result, isRefused }) => {
        if (!isRefused) return of(result);
        isKnown = false;
        return sendDocument();
      }),
    );
  });
}

function isUnknown({ errors }: ApolloLink.Result): boolean {
  const fields = errors?.[0]?.extensions?.fields;
  return typeof fields === 'object' && fields !== null && 'documentId' in fields;
}
