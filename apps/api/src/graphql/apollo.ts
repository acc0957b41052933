import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { AppError } from '@tessera/domain';
import type { GraphQLSchema } from 'graphql';
import type { Context, Services } from '../composition/context.ts';
import { asHttpError, toGraphQLFormat } from '../platform/errors.ts';
import { MAX_TOKENS } from '../platform/query-limits.ts';
import { assertOperationAllowed } from './run-operation.ts';

/** The GraphQL endpoint over HTTP. */
export function createApollo(schema: GraphQLSchema, services: Services): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: services.log,
    formatError: (formatted, error) => toGraphQLFormat(formatted, error, services.log),
    plugins: [
      // It wraps every resolver, for a header that we don't send.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      guard(services),
    ],
  });
}

/** Rules for changes before execution, the status of refusals, and the time of each operation. */
function guard(services: Services): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const end = services.metrics.operationSeconds.startTimer();
      return {
        async didResolveOperation({ schema, contextValue, document, operationName, request }) {
          const variableValues = request.variables;
          orHttpError(() => assertOperationAllowed({ schema, contextValue, document, operationName, variableValues }));
        },
        async willSendResponse({ operationName, request, response }) {
          if (request.query && !acceptsGraphQLResponse(request))
            response.http.status = plainStatus(response.http.status);
          const hasErrors = response.body.kind === 'single' && response.body.singleResult.errors !== undefined;
          // Names come from clients; only ours are bounded in number.
          const operation = operationName && /^[A-Z]\w{0,40}$/.test(operationName) ? operationName : 'other';
          end({ operation, outcome: hasErrors ? 'errors' : 'ok' });
        },
      };
    },
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

function orHttpError(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof AppError ? asHttpError(error) : error;
  }
}
