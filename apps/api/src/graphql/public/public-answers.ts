import {
  type DocumentNode,
  execute,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type { Context, Services } from '../../composition/context.ts';
import { createLoaders } from '../../composition/loaders.ts';
import { DIRECT_ROOTS, type DirectRoot } from '../../modules/explore/direct.service.ts';
import { assertCleanTexts } from '../../platform/text-guard.ts';
import { isTheSameForAll } from './public-fields.ts';

const MOST_PLANS = 500;

interface Plan {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  field: FieldNode;
  definition: GraphQLField<unknown, unknown>;
  /** Null when the selection has to be executed. */
  direct: DirectRoot | null;
}

export interface PublicAnswers {
  /** Whether it was asked before and is public. */
  knows(query: string): boolean;
  /** The whole answer as bytes, or null for Apollo Server to answer. Never throws for what a client sends. */
  answer(
    query: string,
    variables: unknown,
    options?: { operationName?: unknown /** A second key under which it is kept as long. */; keptAs?: string },
  ): Promise<Buffer | null>;
}

/**
 * Answers queries with one root field and public fields alone: out of what was kept for less than a second, else written straight from
 * the rows, else executed. What is wrong with a request is left to Apollo Server, which names it.
 */
export function createPublicAnswers(schema: GraphQLSchema, services: Services): PublicAnswers {
  const { env, publicCache, metrics } = services;
  const plans = new Map<string, Plan | null>();
  function planOf(query: string): Plan | null {
    const known = plans.get(query);
    if (known !== undefined) return known;
    if (plans.size >= MOST_PLANS) plans.delete(plans.keys().next().value ?? '');
    const plan = makePlan(schema, query);
    plans.set(query, plan);
    return plan;
  }
  return {
    knows: (query) => Boolean(plans.get(query)),
    async answer(query, variables, { operationName, keptAs } = {}) {
      const plan = planOf(query);
      if (!plan || (operationName && operationName !== plan.operation.name?.value)) return null;
      const end = metrics.operationSeconds.startTimer({ operation: 'public', outcome: 'ok' });
      const key = `${query}\n${JSON.stringify(variables ?? null)}`;
      const kept = env.isPublicCached ? publicCache.get(key) : null;
      const { generation } = publicCache;
      const answer = kept ?? (await makeAnswer(schema, services, plan, variables));
      if (answer && !kept) publicCache.set(key, answer, generation);
      if (keptAs) publicCache.link(keptAs, key);
      if (answer) end();
      return answer;
    },
  };
}

async function makeAnswer(schema: GraphQLSchema, services: Services, plan: Plan, variables: unknown) {
  const inputs = (variables ?? {}) as Record<string, unknown>;
  try {
    assertCleanTexts(variables);
    const direct = await answerDirectly(schema, services, plan, inputs);
    if (direct !== null) return Buffer.from(`{"data":{"${keyOf(plan.field)}":${direct}}}\n`);
  } catch {
    return null;
  }
  const contextValue = anonymous(services);
  const { document } = plan;
  const result = await execute({ schema, document, variableValues: inputs, contextValue });
  return result.errors ? null : Buffer.from(`${JSON.stringify(result)}\n`);
}

async function answerDirectly(schema: GraphQLSchema, services: Services, plan: Plan, inputs: Record<string, unknown>) {
  const { direct, operation, definition, field } = plan;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], inputs);
  return direct && coerced ? direct(services, getArgumentValues(definition, field, coerced)) : null;
}

function makePlan(schema: GraphQLSchema, query: string): Plan | null {
  const document = parseValid(schema, query);
  const [operation, ...others] = document?.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION) ?? [];
  if (!document || !operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY) return null;
  const [field, ...more] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || more.length > 0 || operation.directives?.length) return null;
  const definition = schema.getQueryType()?.getFields()[field.name.value];
  if (!definition || field.directives?.length || !isTheSameForAll(schema, document)) return null;
  const fragments = document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [each] : []));
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const direct = DIRECT_ROOTS[field.name.value]?.(field, byName) ?? null;
  return { document, operation, field, definition, direct };
}

function parseValid(schema: GraphQLSchema, query: string): DocumentNode | null {
  try {
    const document = parse(query);
    return validate(schema, document).length === 0 ? document : null;
  } catch {
    return null;
  }
}

/** Whoever asks gets what nobody in particular would get. */
function anonymous(services: Services): Context {
  return {
    ...services,
    viewer: null,
    request: { id: '', address: '', userAgent: '', acceptLanguage: '', mayChange: false },
    loaders: createLoaders(services.db),
    setSessionCookie: () => undefined,
  };
}

function keyOf(field: FieldNode): string {
  return field.alias?.value ?? field.name.value;
}
