import type { TokenScope } from '@tessera/domain';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { findNeeded } from '../modules/identity/tokens/token-rules.service.ts';

/** The scopes that an operation of our own needs; `closed` names what is open to no token. */
export function findTokenScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
): { scopes: readonly TokenScope[]; closed: string | null } {
  return findNeeded(schema, document);
}
