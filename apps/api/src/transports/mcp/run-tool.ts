import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { AppError, allowsScope, type FieldErrors } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { TokenRules } from '../../modules/identity/index.ts';
import type { Executor } from '../graphql/executor.ts';
import { spendPoints } from '../http/spend-points.ts';
import { describeTool, readOperation } from './describe-tool.ts';
import type { Tool } from './tool.ts';

/** One request of a client. */
export interface McpCall {
  executor: Executor;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The card's contact file; null where its owner offers none. */
  loadContactFile: (cardId: string) => Promise<string | null>;
}

const described = new WeakMap<GraphQLSchema, Map<Tool, ListedTool>>();

/** The tool as clients are told of it. It is made once. */
export function listTool(tool: Tool, schema: GraphQLSchema): ListedTool {
  const known = described.get(schema) ?? new Map<Tool, ListedTool>();
  described.set(schema, known);
  const listed = known.get(tool) ?? describeTool(tool, schema);
  known.set(tool, listed);
  return listed;
}

/** Whether the asker's token has all the scopes that the tool needs. Sessions have them all. */
export function isAllowed({ executor, context }: McpCall, { operation }: Tool): boolean {
  const token = context.viewer?.token;
  if (!token) return true;
  const { scopes, closed } = TokenRules.findNeeded(executor.schema, operation);
  return !closed && scopes.every((scope) => allowsScope(token.scopes, scope));
}

/**
 * Takes its cost and runs the tool's operation as GraphQL and REST do. Any AppError, OperationFailed; BAD_USER_INPUT names arguments
 * that the tool doesn't have.
 */
export async function runTool(call: McpCall, tool: Tool, args: Record<string, unknown>): Promise<object> {
  const { executor, context, request, reply } = call;
  assertKnown(args, listTool(tool, executor.schema));
  const variables = fillDefaults(tool, args);
  const cost = executor.measure(tool.operation, variables);
  await spendPoints(executor.services, { request, reply, cost });
  const body = tool.body(await executor.run(tool.operation, context, variables));
  if (body === null) throw new AppError('NOT_FOUND', msg('This doesn’t exist, or you don’t have access to it.'));
  return body;
}

/** Null means the default, as `fillNullsWithDefaults` has it for GraphQL: many agents send null for “no value”. */
function fillDefaults({ operation, defaults }: Tool, args: Record<string, unknown>): Record<string, unknown> {
  const { variableDefinitions = [] } = readOperation(operation);
  const withDefault = new Set(
    variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [variable.name.value] : [])),
  );
  // GraphQL fills in the default of a variable only if it is absent.
  const sent = Object.entries(args).filter(([name, value]) => value !== null || !withDefault.has(name));
  const missing = Object.entries(defaults).filter(([name]) => args[name] === undefined || args[name] === null);
  return { ...Object.fromEntries(sent), ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) };
}

function assertKnown(args: object, { inputSchema }: ListedTool): void {
  const unknown = Object.keys(args).filter((name) => !Object.hasOwn(inputSchema.properties ?? {}, name));
  if (unknown.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(unknown.map((name) => [name, msg('There is no such argument.')]));
  throw new AppError('BAD_USER_INPUT', msg('There is no argument {names}.', { names: unknown.join(', ') }), fields);
}
