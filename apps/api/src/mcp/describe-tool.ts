import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { describe, inputSchema, type JsonSchema } from '../rest/openapi/json-schema.ts';
import { readAnswerSchema } from '../rest/openapi/read-answer.ts';
import { readVariableDescriptions } from '../rest/openapi/variable-descriptions.ts';
import type { Tool } from './tool.ts';
import { UNTRUSTED_NOTICE } from './untrusted.ts';

/** The tool as clients are told of it, read off its operation: so its arguments and answer are those of the schema. */
export function describeTool(tool: Tool, schema: GraphQLSchema): ListedTool {
  const operation = readOperation(tool.operation);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: readArguments(tool, schema, operation),
    outputSchema: readOutput(tool, schema, operation),
    annotations: { title: tool.title, ...tool.hints },
  };
}

function readOperation({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  return operation;
}

function readArguments(tool: Tool, schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  const descriptions = readVariableDescriptions(tool.operation, schema);
  const properties: Record<string, object> = {};
  const required: string[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) throw new Error(`${tool.name} has an argument of an unknown type: ${name}.`);
    // A query that agents know by the name of its tool.
    const text = descriptions.get(name)?.replaceAll('`people`', '`find_people`');
    const shown = describe(inputSchema(type), text);
    properties[name] = defaultValue ? { ...shown, default: valueFromASTUntyped(defaultValue) } : shown;
    if (isNonNullType(type) && !defaultValue && !(name in tool.defaults)) required.push(name);
  }
  return { type: 'object' as const, properties, required, additionalProperties: false };
}

function readOutput(tool: Tool, schema: GraphQLSchema, operation: OperationDefinitionNode) {
  const fragments = new Map(
    tool.operation.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const found = readAnswerSchema({ status: 200, body: tool.body }, schema, { operation, fragments });
  const { properties = {}, required = [] } = found ?? {};
  const notice: Record<string, JsonSchema> = tool.isUntrusted ? { notice: NOTICE } : {};
  return {
    type: 'object' as const,
    properties: { ...notice, ...properties } as Record<string, object>,
    required: [...Object.keys(notice), ...required],
  };
}

const NOTICE: JsonSchema = {
  type: 'string',
  enum: [UNTRUSTED_NOTICE],
  description: 'How to take the texts beside it.',
};
