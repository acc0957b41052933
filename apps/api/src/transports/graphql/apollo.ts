import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { AppError } from '@tessera/domain';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { errorHeaders, toGraphQLFormat } from '../../kernel/errors.ts';
import { createCookielessContext } from '../http/create-context.ts';
import type { Executor } from './executor.ts';
import type { KnownDocument } from './known-document.ts';
import { findOperation, type Operation } from './operation.ts';
import { MAX_TOKENS } from './query-limits.ts';

/** The GraphQL endpoint over HTTP: media types, methods and statuses are Apollo Server's; documents and answers are the executor's. */
export function createApollo(executor: Executor): ApolloServer<Context> {
  const { log, responseCache } = executor.services;
  return new ApolloServer<Context>({
    schema: executor.schema,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // The executor keeps them.
    documentStore: null,
    parseOptions: { maxTokens: MAX_TOKENS },
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: log,
    formatError: (formatted, error) => toGraphQLFormat(formatted, error, { log }),
    stringifyResult: (result) => responseCache.findText(result.data) ?? `${JSON.stringify(result)}\n`,
    plugins: [
      // It wraps every resolver, for a header that we don't send.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      answerBy(executor),
    ],
  });
}

/** Puts the executor's documents in place of Apollo Server's, and its answers in place of graphql-js' execution. */
function answerBy(executor: Executor): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let known: KnownDocument | undefined;
      return {
        async didResolveSource(requestContext) {
          // Variables belong to it: what a document costs at most may be beyond the limit, and this request within it.
          const { source, request } = requestContext;
          known = executor.read({ query: source, variables: request.variables })?.known;
          // With a document here Apollo Server neither parses nor validates. What doesn't parse it refuses itself.
          if (known?.document) (requestContext as { document?: DocumentNode }).document = known.document;
        },
        async responseForOperation({ request, contextValue: context }) {
          return known ? answer(executor, known, { request, context }) : null;
        },
        async willSendResponse({ request, response, contextValue: context }) {
          // Apollo Server doesn't know the asker's language.
          if (known && !known.document)
            response.body = { kind: 'single', singleResult: executor.format({ errors: known.errors }, context) };
          if (request.query && !acceptsGraphQLResponse(request))
            response.http.status = plainStatus(response.http.status);
        },
      };
    },
  };
}

interface Asked {
  request: GraphQLRequest;
  context: Context;
}

async function answer(
  executor: Executor,
  { document, errors, operations }: KnownDocument,
  { request: { operationName, variables = {} }, context }: Asked,
): Promise<GraphQLResponse> {
  if (!document || errors.length > 0) return toResponse(executor.format({ errors }, context));
  const operation = findOperation(operations, operationName);
  if (!operation) return toResponse(executor.format(await executor.refuseUnknown(document, operationName), context));
  try {
    executor.assertAllowed(operation, { context, variables });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, status, details } = error;
    const refusal = { errors: [toGraphQLFormat({ message }, error, context)] };
    return toResponse(refusal, { status, headers: errorHeaders(status, message, details) });
  }
  const kept = await answerForAll(executor, operation, variables);
  return toResponse(kept ?? executor.format(await executor.execute(operation, { context, variables }), context));
}

/**
 * The answer to a query of viewer-independent fields alone, from the response cache or for it; null for every other
 * operation, and where something is wrong. It is executed as nobody's: a field that is marked by mistake shows what a stranger sees.
 */
async function answerForAll(
  executor: Executor,
  operation: Operation,
  variables: Record<string, unknown>,
): Promise<FormattedExecutionResult | null> {
  const { env, responseCache } = executor.services;
  if (!env.isResponseCached || !operation.isForAll) return null;
  const key = `${operation.name ?? ''}\n${JSON.stringify(variables)}\n${operation.document.loc?.source.body ?? ''}`;
  const kept = responseCache.get(key);
  if (kept) return kept;
  const { generation } = responseCache;
  const context = createCookielessContext(executor.services, null);
  const result = await executor.execute(operation, { context, variables });
  if (result.errors || !result.data) return null;
  const formatted = executor.format(result, context);
  responseCache.set(key, formatted, generation);
  return formatted;
}

/** Without data nothing was executed: GraphQL over HTTP, §6.4.2. */
function toResponse(
  singleResult: FormattedExecutionResult,
  { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): GraphQLResponse {
  const isRefused = singleResult.data === undefined;
  return {
    http: { status: status ?? (isRefused ? 400 : undefined), headers: new HeaderMap(Object.entries(headers)) },
    body: { kind: 'single', singleResult },
  };
}

/** Clients that know the media type are told of a refused request by its status. */
function acceptsGraphQLResponse({ http }: GraphQLRequest): boolean {
  return http?.headers.get('accept')?.includes('application/graphql-response+json') ?? false;
}

/** Under `application/json` a well-formed request that is refused is answered with 200 (GraphQL over HTTP, §6.4.1). */
function plainStatus(status: number | undefined): number | undefined {
  return status === 400 ? 200 : status;
}
