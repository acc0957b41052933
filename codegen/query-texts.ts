import { addTypenameToDocument } from '@apollo/client/utilities';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type DocumentNode,
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
  const fragments = collectFragments(definitions);
  const queries = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation, name }) => operation === OperationTypeNode.QUERY && name);
  return queries
    .map((query) => {
      const name = query.name?.value ?? '';
      const text = toText(query, fragments, addTypenameToDocument);
      return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Text = ${JSON.stringify(text)};`;
    })
    .join('\n\n');
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments among these definitions, by name. */
export function collectFragments(definitions: readonly DefinitionNode[]): Fragments {
  return new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
}

/** An operation with the fragments that it uses, as short as it can be sent. */
export function toText(
  query: OperationDefinitionNode,
  fragments: Fragments,
  change: (document: DocumentNode) => DocumentNode = (document) => document,
): string {
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
  const document = change({ kind: Kind.DOCUMENT, definitions: [query, ...used.values()] });
  return stripIgnoredCharacters(print(document));
}

function isFragment(node: DefinitionNode): node is FragmentDefinitionNode {
  return node.kind === Kind.FRAGMENT_DEFINITION;
}
