import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type GraphQLResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { AppError } from '@tessera/domain';
import type { DocumentNode } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { asHttpError, toGraphQLFormat } from '../../kernel/errors.ts';
import { logRefusal } from '../../kernel/refusals.ts';
import { type Executor, toPublicErrors } from './executor.ts';
import type { KnownDocument } from './known-document.ts';
import { findOperation, type Operation } from './operation.ts';
import { MAX_TOKENS } from './query-limits.ts';

/**
 * The GraphQL endpoint over HTTP: media types, methods, and every request that is wrong in some way. Valid documents
 * come from the executor, which also executes them.
 */
export function createApollo(executor: Executor): ApolloServer<Context> {
  const { log } = executor.services;
  return new ApolloServer<Context>({
    gateway: executeBy(executor),
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // The executor keeps them.
    documentStore: null,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: executor.naming,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: log,
    formatError: (formatted, error) => toGraphQLFormat(formatted, error, { log }),
    plugins: [
      // It wraps every resolver, for a header that we don't send.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      followExecutor(executor),
    ],
  });
}

/** Apollo Server's own way to have operations executed by somebody else. */
function executeBy(executor: Executor): ApolloServerOptionsWithGateway<Context>['gateway'] {
  return {
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const operation = readOperation(executor, document, request);
        if (!operation) return executor.refuseUnknown(document, request.operationName);
        const options = { context: context as Context, variables: request.variables };
        return toPublicErrors(await executor.execute(operation, options), options.context);
      },
    }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: executor.schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Documents of the executor, rules for changes before execution, and the status of refusals. */
function followExecutor(executor: Executor): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let known: KnownDocument | undefined;
      return {
        async didResolveSource(requestContext) {
          known = executor.read({ query: requestContext.source })?.known;
          // With a document here Apollo Server neither parses nor validates. What is wrong with others it says itself.
          if (known?.document && known.errors.length === 0) {
            (requestContext as { document?: DocumentNode }).document = known.document;
          }
        },
        async didResolveOperation({ contextValue: context, document, request }) {
          const operation = readOperation(executor, document, request);
          const { variables } = request;
          if (operation) asHttpErrors(context, () => executor.assertAllowed(operation, { context, variables }));
        },
        async willSendResponse({ request, response }) {
          if (known) dropOwnMistakes(known, response.body);
          if (request.query && !acceptsGraphQLResponse(request))
            response.http.status = plainStatus(response.http.status);
        },
      };
    },
  };
}

function readOperation(
  executor: Executor,
  document: DocumentNode,
  { query, operationName }: Pick<GraphQLRequest, 'query' | 'operationName'>,
): Operation | null {
  const known = executor.read({ query })?.known;
  return known?.document === document ? findOperation(known.operations, operationName) : null;
}

/** Apollo Server validates a wrong document by rules of its own; what is right by ours (`findDocumentRules`) is no mistake. */
function dropOwnMistakes({ document, errors }: KnownDocument, body: GraphQLResponse['body']): void {
  if (body.kind !== 'single' || !document || errors.length === 0) return;
  const mistakes = new Set(errors.map(({ message }) => message));
  body.singleResult.errors = body.singleResult.errors?.filter(({ message }) => mistakes.has(message));
}

/** Clients that know the media type are told of a refused request by its status. */
function acceptsGraphQLResponse({ http }: GraphQLRequest): boolean {
  return http?.headers.get('accept')?.includes('application/graphql-response+json') ?? false;
}

/** Under `application/json` a well-formed request that is refused is answered with 200 (GraphQL over HTTP, §6.4.1). */
function plainStatus(status: number | undefined): number | undefined {
  return status === 400 ? 200 : status;
}

/** The line about a refusal is written here: what formats the error doesn't know the request. */
function asHttpErrors({ log }: Context, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logRefusal(error, log);
    throw asHttpError(error);
  }
}
