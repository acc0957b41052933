import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type GraphQLSchema, isEnumType, Kind, type OperationDefinitionNode } from 'graphql';
import { collectFragments, toText } from './query-texts.ts';

/**
 * Writes each operation of the SDK as the text that is sent, typed by what goes in and comes out: `CreateCardDocument`.
 * Texts need no parser at run time. The codes of errors come from the schema too, though no operation selects one.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = collectFragments(definitions);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [`import type { Operation } from '../operation.ts';`],
    content: [writeErrorCode(schema), ...operations.map((node) => writeOperation(node, toText(node, fragments)))].join(
      '\n\n',
    ),
  };
};

function writeOperation({ name, operation }: OperationDefinitionNode, text: string): string {
  const own = name?.value ?? '';
  const type = `${own}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  return `export const ${own}Document = ${JSON.stringify(text)} as Operation<${type}, ${type}Variables>;`;
}

function writeErrorCode(schema: GraphQLSchema): string {
  const type = schema.getType('ErrorCode');
  if (!isEnumType(type)) throw new Error('schema.graphql has no enum ErrorCode.');
  const values = type.getValues().map(({ name, description }) => `  /** ${description ?? ''} */\n  | '${name}'`);
  return `/** ${type.description ?? ''} */\nexport type ErrorCode =\n${values.join('\n')};`;
}
