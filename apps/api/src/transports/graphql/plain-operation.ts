import { AppError } from '@tessera/domain';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from './executor.ts';
import { findOperation, type Operation } from './operation.ts';

/** A valid query or mutation that came as JSON. */
export interface PlainOperation {
  query: string;
  operation: Operation;
  variables: Record<string, unknown>;
}

/**
 * The operation that a JSON body asks for; null unless it is there and valid. Clients say in `extensions` who they are; one
 * that names its document by a hash instead is told by Apollo Server that this isn't known here.
 */
export function readPlainBody(executor: Executor, body: Record<string, unknown>): PlainOperation | null {
  const { query, variables, operationName, extensions } = body;
  if (typeof query !== 'string' || !areHarmless(extensions)) return null;
  if (typeof variables !== 'object' && variables !== undefined) return null;
  const known = executor.read({ query, variables })?.known;
  const operation = known && findOperation(known.operations, operationName);
  if (!operation || operation.type === OperationTypeNode.SUBSCRIPTION) return null;
  return { query, operation, variables: (variables ?? {}) as Record<string, unknown> };
}

function areHarmless(extensions: unknown): boolean {
  if (extensions === undefined || extensions === null) return true;
  return typeof extensions === 'object' && !Array.isArray(extensions) && !('persistedQuery' in extensions);
}

/** The whole answer; null when Apollo Server has to say what is wrong: nothing has been executed then. */
export async function answerOperation(
  executor: Executor,
  { operation, variables }: PlainOperation,
  createContext: () => Promise<Context>,
): Promise<string | null> {
  const context = await createContext();
  try {
    executor.assertAllowed(operation, { context, variables });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const result = await executor.execute(operation, { context, variables });
  return result.data === undefined ? null : `${JSON.stringify(executor.format(result, context))}\n`;
}
