import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { AppError } from '@tessera/domain';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context, Services } from '../platform/context.ts';
import { asHttpError, toGraphQLFormat } from '../platform/errors.ts';
import { assertQueryLimits, MAX_TOKENS } from '../platform/query-limits.ts';
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

/** Limits before validation, rules for changes before execution, and the time of each operation. */
function guard(services: Services): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const end = services.metrics.operationSeconds.startTimer();
      return {
        async validationDidStart({ document, request }) {
          refuseAbove(services, document, request.variables);
        },
        async didResolveOperation({ contextValue, document, operationName, request }) {
          // A document seen before skips validation, but its page sizes may come from other variables now.
          refuseAbove(services, document, request.variables);
          orHttpError(() => assertOperationAllowed(contextValue, document, operationName, request.variables));
        },
        async willSendResponse({ operationName, response }) {
          const hasErrors = response.body.kind === 'single' && response.body.singleResult.errors !== undefined;
          // Names come from clients; only ours are bounded in number.
          const operation = operationName && /^[A-Z]\w{0,40}$/.test(operationName) ? operationName : 'other';
          end({ operation, outcome: hasErrors ? 'errors' : 'ok' });
        },
      };
    },
  };
}

/** The limits, with refusals counted. */
export function refuseAbove({ metrics }: Services, document: DocumentNode, variables?: Record<string, unknown>): void {
  try {
    assertQueryLimits(document, variables);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    metrics.refusedQueries.inc({ limit: String(error.details?.limit) });
    throw asHttpError(error);
  }
}

function orHttpError(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof AppError ? asHttpError(error) : error;
  }
}
