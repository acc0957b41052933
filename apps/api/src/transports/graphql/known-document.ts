import type { ErrorCode } from '@tessera/domain';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { assertCleanDocument } from '../../kernel/text-guard.ts';
import { findDocumentRules } from './document-rules.ts';
import { type Operation, readOperations } from './operation.ts';
import { assertQueryLimits } from './query-cost.ts';
import { isTokenLimit, MAX_DEPTH, MAX_TOKENS, refusal } from './query-limits.ts';

/** One text of GraphQL, read once. */
export interface KnownDocument {
  /** Null for what doesn't parse. */
  document: DocumentNode | null;
  /** Why it can't be executed: one syntax error, or at most 10 of validation. Empty for a valid document. */
  errors: readonly GraphQLError[];
  operations: readonly Operation[];
}

export interface ReadOptions {
  schema: GraphQLSchema;
  variables: Record<string, unknown>;
  /** How mistakes are named. */
  naming: { maxErrors: number; hideSuggestions: boolean };
}

/** Parses, measures and validates a text. QUERY_TOO_COMPLEX names the limit that it breaks, BAD_USER_INPUT texts that can't be stored. */
export function readText(query: string, { schema, variables, naming }: ReadOptions): KnownDocument {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (isTokenLimit(error)) throw refusal('tokens', MAX_TOKENS);
    // The parser recurses: so does a value that is nested thousands of times.
    if (error instanceof RangeError) throw refusal('depth', MAX_DEPTH);
    if (error instanceof GraphQLError) {
      return { document: null, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')], operations: [] };
    }
    throw error;
  }
  // Limits come before validation, which is itself quadratic in places.
  assertQueryLimits({ schema, document, variables });
  assertCleanDocument(document, query);
  const found = validate(schema, document, findDocumentRules(query), naming);
  const errors = found.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
  return { document, errors, operations: errors.length > 0 ? [] : readOperations(schema, document) };
}

function withCode({ message, nodes, source, positions }: GraphQLError, code: ErrorCode): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}
