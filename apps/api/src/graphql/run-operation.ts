import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { AppError } from '@tessera/domain';
import { type ExecutionArgs, execute, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql';
import type { Context } from '../composition/context.ts';
import { assertTokenAllows } from '../modules/tokens/token-rules.service.ts';
import { OperationFailed } from '../platform/errors.ts';
import { assertCleanTexts } from '../platform/text-guard.ts';

/** What every operation must hold to before it is executed, whichever transport brought it. */
export function assertOperationAllowed(args: ExecutionArgs): void {
  const { request } = args.contextValue as Context;
  assertCleanTexts(args.variableValues);
  const operation = getOperationAST(args.document, args.operationName);
  if (operation?.operation === OperationTypeNode.MUTATION && !request.mayChange) {
    throw new AppError('FORBIDDEN', 'A change that is identified by a cookie alone must come from this site.');
  }
  assertTokenAllows(args);
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
  const args = { schema, document, contextValue: context, variableValues: variables as Record<string, unknown> };
  assertOperationAllowed(args);
  const result = await execute(args);
  const [first, ...others] = result.errors ?? [];
  if (first) throw new OperationFailed([first, ...others]);
  return result.data as Data;
}
