import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  execute as interpret,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { AnswerBudget } from '../../kernel/answer-budget.ts';
import type { Context, Services } from '../../kernel/context.ts';
import { type Asker, OperationFailed, toGraphQLFormat } from '../../kernel/errors.ts';
import { assertCleanVariables } from '../../kernel/text-guard.ts';
import { assertProved, TokenRules, Users } from '../../modules/identity/index.ts';
import { countRead } from './actual-cost.ts';
import { findCutSearches } from './ignored-words.ts';
import { type KnownDocument, readText } from './known-document.ts';
import { type Operation, readOperations } from './operation.ts';
import { assertQueryLimits } from './query-cost.ts';

const KEPT_DOCUMENTS = 500;
/** graphql-js adds one more, which says that it stopped: 10 in all. */
const MAX_ERRORS = 9;
/** Compiling takes as long as interpreting about ten times; most documents of strangers are never seen again. */
const COMPILED_AT_USE = 3;

type Variables = Record<string, unknown>;

/** What a client asked for; its parts may be of any kind. */
export interface AskedOperation {
  query: unknown;
  variables?: unknown;
}

/** An operation that was executed. */
interface Executed {
  context: Context;
  variables: Variables;
  /** The data as it was read, also where it is too large to be sent. */
  data: unknown;
}

export interface ExecuteOptions {
  context: Context;
  variables?: Variables | null | undefined;
  /** The event, for an operation of a subscription. */
  rootValue?: unknown;
}

/**
 * The one way of an operation through the server, whichever transport brought it: parse → limit → validate (`read`), what
 * the asker may do (`assertAllowed`), whether they have shown who they are, execute, format. It keeps 500 documents, and
 * compiles one that is asked for again and again.
 */
export class Executor {
  readonly #known = new LRUCache<string, KnownDocument>({ max: KEPT_DOCUMENTS });
  readonly #trusted = new WeakMap<DocumentNode, Operation>();
  /** How wrong documents and variables are named. In production nobody is told what else there is. */
  readonly naming: { maxErrors: number; hideSuggestions: boolean };

  constructor(
    readonly schema: GraphQLSchema,
    readonly services: Services,
  ) {
    this.naming = { maxErrors: MAX_ERRORS, hideSuggestions: services.env.nodeEnv === 'production' };
  }

  /** The same for variables, as graphql-js' functions for execution take it. */
  get coercion() {
    const { maxErrors, hideSuggestions } = this.naming;
    return { options: { maxCoercionErrors: maxErrors }, hideSuggestions };
  }

  /**
   * The document of a request, with its cost (0 where it can't be executed). QUERY_TOO_COMPLEX names the limit that it
   * breaks; BAD_USER_INPUT a part that is of the wrong kind. Null for a request without a document.
   */
  read({ query, variables }: AskedOperation): { known: KnownDocument; cost: number } | null {
    if (query === undefined || query === null) return null;
    if (typeof query !== 'string') throw wrongPart('query', 'a string');
    if (variables !== undefined && variables !== null && !isObject(variables))
      throw wrongPart('variables', 'an object');
    try {
      const kept = this.#known.get(query);
      const known = kept ?? readText(query, { schema: this.schema, naming: this.naming, variables: variables ?? {} });
      if (!kept) this.#known.set(query, known);
      return { known, cost: known.document ? this.measure(known.document, variables ?? {}) : 0 };
    } catch (error) {
      this.#countRefusal(error);
      throw error;
    }
  }

  #countRefusal(error: unknown): void {
    const limit = error instanceof AppError ? error.details?.limit : undefined;
    if (limit !== undefined) this.services.metrics.refusedQueries.inc({ limit: String(limit) });
  }

  /** The points of a document. QUERY_TOO_COMPLEX names the limit that it breaks. */
  measure(document: DocumentNode, variables: Variables): number {
    return assertQueryLimits({ schema: this.schema, document, variables });
  }

  /** Type errors in the variables of a document of our own. Executes nothing. */
  findWrongVariables(document: DocumentNode, variables: Variables): readonly GraphQLError[] {
    const { node } = this.trust(document);
    const options = { maxErrors: this.naming.maxErrors };
    return getVariableValues(this.schema, node.variableDefinitions ?? [], variables, options).errors ?? [];
  }

  /** The operation of a document of our own, which has one and was checked against the schema when it was built. */
  trust(document: DocumentNode): Operation {
    const known = this.#trusted.get(document);
    if (known) return known;
    const [operation] = readOperations(this.schema, document);
    if (!operation) throw new Error('The document has no operation.');
    this.#trusted.set(document, operation);
    return operation;
  }

  /** What every operation must hold to before it is executed. BAD_USER_INPUT, FORBIDDEN. */
  assertAllowed(operation: Operation, { context, variables }: ExecuteOptions): void {
    assertCleanVariables(variables);
    if (operation.type === OperationTypeNode.MUTATION && !context.request.mayChange) {
      throw new AppError('FORBIDDEN', msg('A change without a token must come from this site.'));
    }
    TokenRules.assertTokenAllows(context.viewer, operation);
  }

  /** Executes what is allowed. Without `data` in the result nothing was executed: a variable was wrong. */
  async execute(operation: Operation, { context, variables, rootValue }: ExecuteOptions): Promise<ExecutionResult> {
    const values = variables ?? {};
    const refusal = operation.requiresProof ? await refuse(context, operation) : null;
    if (refusal) {
      await context.spent?.settle(0);
      return refusal;
    }
    if (operation.type === OperationTypeNode.QUERY) Users.primeViewer(context);
    // Events are rendered once for many subscribers: they are no operation that somebody waits for.
    const end = rootValue === undefined ? this.services.metrics.operationSeconds.startTimer() : null;
    context.answer = new AnswerBudget();
    const executed =
      (await this.#executeCompiled(operation, { context, variables: values, rootValue })) ??
      (await interpret({
        schema: operation.schema,
        document: operation.document,
        operationName: operation.name,
        variableValues: values,
        contextValue: context,
        rootValue,
        ...this.coercion,
      }));
    const result = this.#refuseLarge(executed, context.answer);
    end?.({ operation: metricName(operation), outcome: result.errors ? 'errors' : 'ok' });
    if (rootValue !== undefined) return result;
    return this.#finish(result, operation, { context, variables: values, data: executed.data });
  }

  /** What the answer says beside its data: its cost, and which words of a search were left out. */
  async #finish(
    result: ExecutionResult,
    operation: Operation,
    { context: { spent }, variables, data }: Executed,
  ): Promise<ExecutionResult> {
    const searches = findCutSearches(operation, variables);
    const cost = await spent?.settle(countRead(operation, data));
    const told = {
      ...(searches.length > 0 && { searches }),
      ...(cost && spent?.isShown && result.data && { cost }),
    };
    return Object.keys(told).length > 0 ? { ...result, extensions: { ...result.extensions, ...told } } : result;
  }

  /** Instead of an answer that is too large, what is wrong with it alone. */
  #refuseLarge(result: ExecutionResult, answer: AnswerBudget): ExecutionResult {
    try {
      answer.assertSmall(result.data);
      return result;
    } catch (error) {
      this.#countRefusal(error);
      return answerRefusal(error);
    }
  }

  /** Null when the operation isn't compiled, and when variables are wrong: graphql-js names those as we answer them. */
  async #executeCompiled(operation: Operation, options: ExecuteOptions): Promise<ExecutionResult | null> {
    if (operation.defaultedVariables.some((name) => options.variables?.[name] === null)) return null;
    const compiled = this.#compile(operation);
    if (!compiled) return null;
    const result = (await compiled.query(options.rootValue, options.context, options.variables)) as ExecutionResult;
    if (result.data === undefined) return null;
    return result.errors ? { ...result, errors: result.errors.map(toOwnError) } : result;
  }

  /** What graphql-js says of a name that no operation of the document has. */
  async refuseUnknown(document: DocumentNode, operationName: string | null | undefined): Promise<ExecutionResult> {
    return interpret({ schema: this.schema, document, operationName: operationName ?? null, ...this.coercion });
  }

  #compile(operation: Operation): CompiledQuery | null {
    if (operation.type === OperationTypeNode.SUBSCRIPTION) return null;
    operation.uses += 1;
    if (operation.compiled !== undefined || operation.uses < COMPILED_AT_USE) return operation.compiled ?? null;
    if (operation.hasOptionalInputField) return null;
    // Compiled code would take this key for the answer's prototype, and leave it out.
    if (operation.document.loc?.source.body.includes('__proto__')) return null;
    // Stacks are those of the errors that resolvers throw. What resolvers give has its type already, see `resolveEnumNames`.
    const options = { disablingCapturingStackErrors: true, disableLeafSerialization: true };
    const compiled = compileQuery(operation.schema, operation.document, operation.name ?? undefined, options);
    operation.compiled = isCompiledQuery(compiled) ? compiled : null;
    return operation.compiled;
  }

  /** Checks and executes a document of our own, and measures it; gives its data. OperationFailed with all errors. */
  async run<Data, Values>(
    document: TypedDocumentNode<Data, Values>,
    context: Context,
    variables: Values,
  ): Promise<Data> {
    const operation = this.trust(document);
    const options = { context, variables: variables as Variables };
    this.assertAllowed(operation, options);
    const { data, errors = [] } = await this.execute(operation, options);
    const [first, ...others] = errors;
    if (first) throw new OperationFailed([first, ...others]);
    return data as Data;
  }

  /** The result as it is answered: errors in the closed list of codes, whatever went wrong. */
  format(result: ExecutionResult, asker: Asker): FormattedExecutionResult {
    const errors = result.errors?.map((error) => toGraphQLFormat(error.toJSON(), error, asker));
    const { data, extensions } = result;
    const answer = errors ? { errors, ...(data !== undefined && { data }) } : { data: data ?? null };
    return extensions ? { ...answer, extensions } : answer;
  }
}

/** The compiler's errors lack `extensions`, which graphql-js' always have. */
function toOwnError({ message, nodes, source, positions, path, originalError, locations }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { nodes, source, positions, path, originalError });
  if (!error.locations && locations) Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
  return error;
}

/**
 * What is answered when the asker has to show first who they are, or is an account that stays as it is; else null. Nothing
 * is executed then.
 */
async function refuse(context: Context, { changesIdentity }: Operation): Promise<ExecutionResult | null> {
  try {
    await assertProved(context);
    if (changesIdentity && context.viewer) await Users.assertNotDemo(context, context.viewer);
    return null;
  } catch (error) {
    return answerRefusal(error);
  }
}

/** An answer that says why there is none. */
function answerRefusal(error: unknown): ExecutionResult {
  if (!(error instanceof AppError)) throw error;
  return { data: null, errors: [new GraphQLError(error.message, { originalError: error })] };
}

/** BAD_USER_INPUT for a part of a request that is of the wrong kind. */
export function wrongPart(name: string, kind: string): AppError {
  return new AppError('BAD_USER_INPUT', msg('“{name}” has to be {kind}.', { name, kind }), name);
}

function isObject(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Clients name operations; only names of our own kind are bounded in number. */
function metricName({ name }: Operation): string {
  return name && /^[A-Z]\w{0,40}$/.test(name) ? name : 'other';
}
