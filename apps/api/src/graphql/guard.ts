import { AppError } from '@tessera/domain';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Services } from '../composition/context.ts';
import { assertQueryLimits, isTokenLimit, MAX_DEPTH, MAX_TOKENS, refusal } from '../platform/query-limits.ts';

const KEPT_DOCUMENTS = 500;

/** Documents seen lately, so that a client's few queries are parsed once here. */
const documents = new Map<string, DocumentNode>();

/**
 * Refuses a request that would be too much work, with QUERY_TOO_COMPLEX, and one whose parts are of the wrong kind,
 * with BAD_USER_INPUT. What is missing or doesn't parse is for the server to say. Gives the cost, 0 of such.
 */
export function guardQuery({ metrics }: Services, query: unknown, variables: unknown): number {
  if (query === undefined || query === null) return 0;
  if (typeof query !== 'string') throw wrongPart('query', 'a string');
  if (variables !== undefined && variables !== null && !isObject(variables)) throw wrongPart('variables', 'an object');
  try {
    const document = readDocument(query);
    return document ? assertQueryLimits(document, variables ?? {}) : 0;
  } catch (error) {
    if (error instanceof AppError) metrics.refusedQueries.inc({ limit: String(error.details?.limit) });
    throw error;
  }
}

function readDocument(query: string): DocumentNode | null {
  const kept = documents.get(query);
  if (kept) return kept;
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    if (documents.size >= KEPT_DOCUMENTS) documents.delete(documents.keys().next().value ?? '');
    documents.set(query, document);
    return document;
  } catch (error) {
    if (isTokenLimit(error)) throw refusal('tokens', MAX_TOKENS);
    // The parser recurses: so does a value that is nested thousands of times.
    if (error instanceof RangeError) throw refusal('depth', MAX_DEPTH);
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

function wrongPart(name: string, kind: string): AppError {
  return new AppError('BAD_USER_INPUT', `"${name}" has to be ${kind}.`, { [name]: `not ${kind}` });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
