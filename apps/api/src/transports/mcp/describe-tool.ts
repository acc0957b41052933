import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { isSingleField } from '@tessera/domain';
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
import { readVariableDescriptions } from '../rest/openapi/variable-descriptions.ts';
import type { Tool } from './tool.ts';

/** The tool as clients are told of it, read off its operation: so its arguments and answer are those of the schema. */
export function describeTool(tool: Tool, schema: GraphQLSchema): ListedTool {
  const operation = readOperation(tool.operation);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: readArguments(tool, schema, operation),
    outputSchema: readOutput(tool, schema),
    annotations: tool.hints,
  };
}

/** The one operation of a tool's document. */
export function readOperation({ definitions }: DocumentNode): OperationDefinitionNode {
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
    const other = tool.describedBy[name];
    const said = withoutSingleFields(inputSchema(type));
    const shown = other
      ? { type: 'object', description: `${text ?? ''} Takes the fields of \`${name}\` of \`${other}\`.`.trim() }
      : describe(withFirstSentences(said), text);
    properties[name] = defaultValue ? { ...shown, default: valueFromASTUntyped(defaultValue) } : shown;
    if (isNonNullType(type) && !defaultValue && !(name in tool.defaults)) required.push(name);
  }
  return { type: 'object' as const, properties, required, additionalProperties: false };
}

function readOutput(tool: Tool, schema: GraphQLSchema) {
  const { properties = {}, required = [] } = readAnswer(tool, schema);
  const said = withoutTexts({ properties }).properties ?? {};
  const notice: Record<string, JsonSchema> = tool.isUntrusted ? { notice: NOTICE } : {};
  return {
    type: 'object' as const,
    properties: { ...notice, ...shortenAll(said, OUTPUT_DEPTH) } as Record<string, object>,
    required: [...Object.keys(notice), ...required],
  };
}

/** The full schema of the tool's answer. */
export function readAnswer({ answer, operation }: Tool, schema: GraphQLSchema): JsonSchema {
  return answer({ schema, document: operation });
}

/** The schema names the fields of a card or contact and stops there: the agent sees the answer itself. */
const OUTPUT_DEPTH = 1;

/** Objects at this depth are described only by their type. */
function shorten(schema: JsonSchema, depth: number): JsonSchema {
  const { properties, items, required: _required, ...rest } = schema;
  return {
    ...rest,
    ...(items && { items: shorten(items, depth) }),
    ...(properties && depth > 0 && { properties: shortenAll(properties, depth - 1) }),
  };
}

function shortenAll(properties: Record<string, JsonSchema>, depth: number): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shorten(one, depth)]));
}

/** Agents are told of a card's lists of contacts, but not of the single fields that are views of them, of colours and audiences. */
function withoutSingleFields(schema: JsonSchema, path = ''): JsonSchema {
  if (!schema.properties) return schema;
  const isCard = path !== '' || 'phones' in schema.properties;
  const entries = Object.entries(schema.properties).map(([name, one]) => [`${path}${name}`, name, one] as const);
  const kept = entries.filter(([at]) => !isCard || !(isSingleField(at) || at === 'audiences'));
  const properties = kept.map(([at, name, one]) => [
    name,
    isCard ? withoutSingleFields(withoutAudiences(one), `${at}.`) : one,
  ]);
  const { design } = schema.properties;
  return { ...schema, properties: { ...Object.fromEntries(properties), ...(isCard && design && { design: DESIGN }) } };
}

/** Who sees a field is for the person to say: a write that doesn't mention it leaves it as it was. */
function withoutAudiences({ items, ...schema }: JsonSchema): JsonSchema {
  if (!items?.properties) return items ? { ...schema, items } : schema;
  const { audience: _, ...properties } = items.properties;
  return { ...schema, items: { ...items, properties } };
}

/** Colours and layouts take two pages to describe, and agents hand on those of another card. */
const DESIGN: JsonSchema = { type: 'object', description: 'How the card looks, as `get_card` gives it.' };

/** A length, alone or at the end of a sentence. */
const LENGTH = /^At most [\d,]+(?: characters)?[.;]$|(?:,| of) at most [\d,]+ characters(?=[.;]$)/;

/** Describes each field inside an argument by its first sentence, without lengths. Errors explain the rest. */
function withFirstSentences({ description, properties, items, ...rest }: JsonSchema): JsonSchema {
  const [whole] = /^.*?[.;](?=\s|$)/s.exec(description ?? '') ?? [description];
  const sentence = whole?.replace(LENGTH, '');
  const told = Object.entries(properties ?? {}).map(([name, one]) => [name, withFirstSentences(one)]);
  return {
    ...rest,
    ...(sentence && { description: sentence.replace(/;$/, '.') }),
    ...(items && { items: withFirstSentences(items) }),
    ...(properties && { properties: Object.fromEntries(told) }),
  };
}

/** The same fields without their descriptions, because another tool already has them. */
function withoutTexts({ description: _description, properties, items, ...rest }: JsonSchema): JsonSchema {
  const bare = Object.entries(properties ?? {}).map(([name, one]) => [name, withoutTexts(one)]);
  return {
    ...rest,
    ...(items && { items: withoutTexts(items) }),
    ...(properties && { properties: Object.fromEntries(bare) }),
  };
}

const NOTICE: JsonSchema = { type: 'string', description: 'How to take the texts beside it.' };
