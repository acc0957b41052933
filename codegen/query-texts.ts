import { addTypenameToDocument } from '@apollo/client/utilities';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/**
 * Writes each query as the text that the GraphQL client would send, for a script that asks before the client is there:
 * `storedCardsText` for `query StoredCards`.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const queries = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation, name }) => operation === OperationTypeNode.QUERY && name);
  return queries.map((query) => textOf(query, fragments)).join('\n\n');
};

function textOf(query: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment || used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  collect(query);
  const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [query, ...used.values()] });
  const name = query.name?.value ?? '';
  return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Text = ${JSON.stringify(stripIgnoredCharacters(print(document)))};`;
}

function isFragment(node: DefinitionNode): node is FragmentDefinitionNode {
  return node.kind === Kind.FRAGMENT_DEFINITION;
}
