import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode } from 'graphql';
import { collectFragments, toText } from './query-texts.ts';

/**
 * Writes the web app's queries and mutations by their names, as texts, and the name of this set: the API executes what
 * the app asks for by name.
 */
export const textsPlugin: PluginFunction = (_schema, documents) => {
  const operations = readOperations(documents);
  return `${writeSetName(operations)}

/** The texts of the set by the names of their operations. */
export const OPERATIONS: Readonly<Record<string, string>> = ${JSON.stringify(operations)};
`;
};

/** Writes the name of the set alone, which is all that the app needs. */
export const namePlugin: PluginFunction = (_schema, documents) => writeSetName(readOperations(documents));

/** One name for the whole set, so that the app carries no hash of each document. */
function writeSetName(operations: Record<string, string>): string {
  const digest = createHash('sha256').update(JSON.stringify(operations)).digest('base64url');
  return `/** Names the set of operations that the web app was built with. */
export const OPERATION_SET = '${digest.slice(0, 12)}';`;
}

function readOperations(documents: readonly Types.DocumentFile[]): Record<string, string> {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = collectFragments(definitions);
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    // These go over the socket.
    .filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION)
    .map((node) => [node.name?.value ?? '', toText(node, fragments, addTypenameToDocument)]);
  return Object.fromEntries(operations.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}
