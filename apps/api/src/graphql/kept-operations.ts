import {
  type DocumentNode,
  type ExecutionArgs,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type { Context, Services } from '../composition/context.ts';
import { toGraphQLFormat } from '../platform/errors.ts';
import { MAX_TOKENS } from '../platform/query-limits.ts';
import { assertOperationAllowed } from './run-operation.ts';

const MOST_KEPT = 500;

interface Kept {
  document: DocumentNode;
  operations: Map<string, OperationDefinitionNode | null>;
}

export interface KeptOperations {
  /** The whole answer, or null when it is Apollo Server's to give; nothing has been executed then. */
  answer(asked: {
    query: string;
    variables: unknown;
    operationName: unknown;
    context: () => Promise<Context>;
  }): Promise<string | null>;
}

/**
 * Executes valid operations of documents that were seen before without the server around them, whose pipeline costs
 * more than most of them. Whatever is wrong with a request itself is left to Apollo Server, which names it.
 */
export function createKeptOperations(schema: GraphQLSchema, { log, metrics }: Services): KeptOperations {
  const kept = new Map<string, Kept | null>();
  function find(query: string): Kept | null {
    const known = kept.get(query);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    const found = readValid(schema, query);
    kept.set(query, found);
    return found;
  }
  return {
    async answer({ query, variables, operationName, context }) {
      const found = find(query);
      const operation = found && findOperation(found, operationName);
      if (!found || !operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
      const end = metrics.operationSeconds.startTimer();
      const contextValue = await context();
      const variableValues = (variables ?? {}) as Record<string, unknown>;
      const name = operation.name?.value;
      const args = { schema, document: found.document, contextValue, variableValues, operationName: name ?? null };
      if (!isAllowed(args)) return null;
      const result = await execute(args);
      // Without `data` nothing was executed: the variables were not what the operation declares.
      if (result.data === undefined) return null;
      const operationLabel = name && /^[A-Z]\w{0,40}$/.test(name) ? name : 'other';
      end({ operation: operationLabel, outcome: result.errors ? 'errors' : 'ok' });
      const errors = result.errors?.map((error: GraphQLError) => toGraphQLFormat(error.toJSON(), error, log));
      return `${JSON.stringify(errors ? { errors, data: result.data } : { data: result.data })}\n`;
    },
  };
}

function readValid(schema: GraphQLSchema, query: string): Kept | null {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    return validate(schema, document).length === 0 ? { document, operations: new Map() } : null;
  } catch {
    return null;
  }
}

function findOperation({ document, operations }: Kept, asked: unknown): OperationDefinitionNode | null {
  if (asked !== undefined && asked !== null && typeof asked !== 'string') return null;
  const key = asked ?? '';
  const known = operations.get(key);
  if (known !== undefined) return known;
  const found = getOperationAST(document, asked || null) ?? null;
  // Names that are none are a client's to invent.
  if (found) operations.set(key, found);
  return found;
}

function isAllowed(args: ExecutionArgs): boolean {
  try {
    assertOperationAllowed(args);
    return true;
  } catch {
    return false;
  }
}
