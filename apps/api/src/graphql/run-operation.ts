import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { AppError } from '@tessera/domain';
import { type DocumentNode, execute, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql';
import type { Context } from '../platform/context.ts';
import { OperationFailed } from '../platform/errors.ts';
import { assertCleanTexts } from '../platform/text-guard.ts';

/** What every operation must hold to before it is executed, whichever transport brought it. */
export function assertOperationAllowed(
  context: Context,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: unknown,
): void {
  assertCleanTexts(variables);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation === OperationTypeNode.MUTATION && !context.request.mayChange) {
    throw new AppError('FORBIDDEN', 'A change that is identified by a cookie alone must come from this site.');
  }
}

/**
 * Executes a trusted document in process, as REST and the server's own pages do; gives its data.
 * Throws OperationFailed.
 */
export async function runOperation<Data, Variables>(
  schema: GraphQLSchema,
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  assertOperationAllowed(context, document, null, variables);
  const variableValues = variables as Record<string, unknown>;
  const result = await execute({ schema, document, contextValue: context, variableValues });
  const [first, ...others] = result.errors ?? [];
  if (first) throw new OperationFailed([first, ...others]);
  return result.data as Data;
}
