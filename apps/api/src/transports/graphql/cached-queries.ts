import {
  type FieldNode,
  type GraphQLField,
  getArgumentValues,
  getVariableValues,
  Kind,
  OperationTypeNode,
} from 'graphql';
import type { Services } from '../../kernel/context.ts';
import { DIRECT_ROOTS, type DirectRoot } from '../../modules/explore/direct.service.ts';
import { createCookielessContext } from '../../server/create-context.ts';
import type { Executor } from './executor.ts';
import { findCutSearches } from './ignored-words.ts';
import type { Operation } from './operation.ts';

/** A query with one root field, of which every field is the same for every viewer. */
interface CacheableQuery {
  operation: Operation;
  field: FieldNode;
  definition: GraphQLField<unknown, unknown>;
  /** Null when the selection has to be executed. */
  direct: DirectRoot | null;
}

interface AskedQuery {
  query: string;
  operation: Operation;
  variables: Record<string, unknown>;
  /** A second key under which the answer is kept as long. */
  alias?: string;
}

/**
 * The response cache has one rule: it answers queries that have one root field and select viewer-independent fields only.
 * An answer that isn't cached is written straight from rows where that is possible, and executed otherwise. It stays for
 * less than a second, or until the directory changes.
 */
export class CachedQueries {
  readonly #executor: Executor;
  readonly #services: Services;
  readonly #found = new WeakMap<Operation, CacheableQuery | null>();

  constructor(executor: Executor) {
    this.#executor = executor;
    this.#services = executor.services;
  }

  /** Whether everybody gets the same answer to it. */
  isCacheable(operation: Operation): boolean {
    return this.#find(operation) !== null;
  }

  /** The whole answer as bytes; null when it has to be executed for the asker, who is then told what is wrong. */
  async answer({ query, operation, variables, alias }: AskedQuery): Promise<Buffer | null> {
    const cacheable = this.#find(operation);
    if (!cacheable) return null;
    const { env, responseCache, metrics } = this.#services;
    const end = metrics.operationSeconds.startTimer({ operation: 'public', outcome: 'ok' });
    const key = `${query}\n${JSON.stringify(variables)}`;
    const cached = env.isResponseCached ? responseCache.get(key) : null;
    const { generation } = responseCache;
    const answer = cached ?? (await this.#make(cacheable, variables));
    if (!answer) return null;
    if (!cached && env.isResponseCached) responseCache.set(key, answer, generation);
    if (alias && env.isResponseCached) responseCache.link(alias, key);
    end();
    return answer;
  }

  async #make(cacheable: CacheableQuery, variables: Record<string, unknown>): Promise<Buffer | null> {
    const { operation, field } = cacheable;
    const context = createCookielessContext(this.#services, null);
    try {
      this.#executor.assertAllowed(operation, { context, variables });
      const written = await this.#write(cacheable, variables);
      const key = field.alias?.value ?? field.name.value;
      if (written !== null)
        return Buffer.from(`{"data":{"${key}":${written}}${writeSearches(operation, variables)}}\n`);
    } catch {
      return null;
    }
    const result = await this.#executor.execute(operation, { context, variables });
    return result.errors ? null : Buffer.from(`${JSON.stringify(result)}\n`);
  }

  async #write({ direct, operation, definition, field }: CacheableQuery, variables: Record<string, unknown>) {
    if (!direct) return null;
    const { coerced } = getVariableValues(operation.schema, operation.node.variableDefinitions ?? [], variables);
    return coerced ? direct(this.#services, getArgumentValues(definition, field, coerced)) : null;
  }

  #find(operation: Operation): CacheableQuery | null {
    const known = this.#found.get(operation);
    if (known !== undefined) return known;
    const found = readCacheable(operation);
    this.#found.set(operation, found);
    return found;
  }
}

/** The part of an answer that says which words were left out; '' where none were. */
function writeSearches(operation: Operation, variables: Record<string, unknown>): string {
  const searches = findCutSearches(operation, variables);
  return searches.length > 0 ? `,"extensions":${JSON.stringify({ searches })}` : '';
}

function readCacheable(operation: Operation): CacheableQuery | null {
  const { node, document, schema } = operation;
  const isOnly = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
  const [field, ...others] = node.selectionSet.selections;
  if (!isOnly || node.operation !== OperationTypeNode.QUERY || field?.kind !== Kind.FIELD || others.length > 0)
    return null;
  if (node.directives?.length || field.directives?.length || !operation.isViewerIndependent) return null;
  const definition = schema.getQueryType()?.getFields()[field.name.value];
  if (!definition) return null;
  const fragments = document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [each] : []));
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return { operation, field, definition, direct: DIRECT_ROOTS[field.name.value]?.(field, byName) ?? null };
}
