import {
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
import { DIRECT_ROOTS, type Statement } from '../../modules/explore/direct.service.ts';
import type { Services } from '../../platform/context.ts';
import { assertCleanTexts } from '../../platform/text-guard.ts';
import type { Fragments } from './selection.ts';

/** Prepared statements stay with each connection, so there is an end to how many documents get any. */
const MOST_PLANS = 100;

interface Plan {
  id: number;
  operation: OperationDefinitionNode;
  field: FieldNode;
  definition: GraphQLField<unknown, unknown>;
  /** Null for arguments that have to go the long way. */
  statement(args: Record<string, unknown>): Statement | null;
}

export interface Direct {
  /** The whole answer as bytes, or null when the operation has to be executed. Never throws for what a client sends. */
  answer(query: string, variables: unknown, operationName?: unknown): Promise<Buffer | null>;
}

/**
 * Answers queries of public lists by one statement that makes the JSON, and keeps the answer for less than a second.
 * It knows one root field at a time, with columns only; everything else is executed by Apollo Server, with equal answers.
 */
export function createDirect(schema: GraphQLSchema, { reads, publicCache, metrics }: Services): Direct {
  const plans = new Map<string, Plan | null>();
  function planOf(query: string): Plan | null {
    const known = plans.get(query);
    if (known !== undefined) return known;
    if (plans.size >= MOST_PLANS) return null;
    const plan = makePlan(schema, query, plans.size);
    if (plan) plans.set(query, plan);
    return plan;
  }
  return {
    async answer(query, variables, operationName) {
      const plan = planOf(query);
      if (!plan || (operationName && operationName !== plan.operation.name?.value)) return null;
      const end = metrics.operationSeconds.startTimer({ operation: 'direct', outcome: 'ok' });
      const answer = await answerBy(plan, variables);
      end();
      return answer;
    },
  };

  async function answerBy(plan: Plan, variables: unknown): Promise<Buffer | null> {
    const key = `${plan.id} ${JSON.stringify(variables ?? null)}`;
    const kept = publicCache.get(key);
    if (kept) return kept;
    const statement = statementOf(schema, plan, variables);
    if (!statement) return null;
    const { generation } = publicCache;
    const name = `direct_${plan.id}_${statement.name}`;
    const [row] = await reads.query<{ json: string }>(name, statement.text, statement.values);
    const answer = Buffer.from(`{"data":${row?.json ?? `{"${keyOf(plan.field)}":null}`}}\n`);
    publicCache.set(key, answer, generation);
    return answer;
  }
}

function makePlan(schema: GraphQLSchema, query: string, id: number): Plan | null {
  const found = findRoot(schema, query);
  if (!found) return null;
  const { operation, field, fragments } = found;
  const definition = schema.getQueryType()?.getFields()[field.name.value];
  const statement = DIRECT_ROOTS[field.name.value]?.(field, keyOf(field), fragments);
  return definition && statement ? { id, operation, field, definition, statement } : null;
}

/** The one root field of a valid document with one query; null for every other document. */
function findRoot(schema: GraphQLSchema, query: string) {
  const document = tryParse(query);
  if (!document || validate(schema, document).length > 0) return null;
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const [field] = operation?.selectionSet.selections ?? [];
  if (!operation || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY) return null;
  if (operation.directives?.length || operation.selectionSet.selections.length > 1) return null;
  return field?.kind === Kind.FIELD && !field.directives?.length ? { operation, field, fragments } : null;
}

function tryParse(query: string) {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

/** What is wrong with the variables or arguments is left to the execution, which names it. */
function statementOf(schema: GraphQLSchema, plan: Plan, variables: unknown): Statement | null {
  try {
    assertCleanTexts(variables);
    const inputs = (variables ?? {}) as Record<string, unknown>;
    const { coerced } = getVariableValues(schema, plan.operation.variableDefinitions ?? [], inputs);
    return coerced ? plan.statement(getArgumentValues(plan.definition, plan.field, coerced)) : null;
  } catch {
    return null;
  }
}

function keyOf(field: FieldNode): string {
  return field.alias?.value ?? field.name.value;
}
