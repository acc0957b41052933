import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import type { AnswerBudget } from '../../kernel/answer-budget.ts';
import type { Context } from '../../kernel/context.ts';
import { isText } from '../../kernel/graphql/scalars.ts';

/** Cursors are made when they are read. */
const LAZY_FIELDS = new Set(['cursor']);

/** Counts what a resolver has given for a field. */
type Count = (value: unknown, budget: AnswerBudget) => void;

/** What a type's objects carry with them: fields without a resolver. */
interface Carried {
  texts: string[];
  children: [name: string, count: Count][];
}

/**
 * Makes every resolver of lists count the entries that it gives, and their texts, in the budget of its operation, and
 * read nothing more once that is spent. One count a list, not one a field: compiled documents stay as fast as they are.
 */
export function limitAnswers(schema: GraphQLSchema): GraphQLSchema {
  const carried = new Map<string, Carried>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || !holdsList(field.type, new Set())) continue;
      const count = createCounter(field.type, carried);
      // biome-ignore lint/complexity/useMaxParams: graphql-js calls it like this.
      field.resolve = (source, args, context: Context, info) => {
        const budget = context.answer;
        budget?.assertLeft();
        const value: unknown = resolve(source, args, context, info);
        if (!budget) return value;
        if (value instanceof Promise) return value.then((found) => counted(found, budget, count));
        return counted(value, budget, count);
      };
    }
  }
  return schema;
}

function counted<Value>(value: Value, budget: AnswerBudget, count: Count): Value {
  count(value, budget);
  return value;
}

/** Whether there is a list of objects in it that comes without a resolver of its own. */
function holdsList(type: GraphQLOutputType, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return false;
  if (isListType(getNullableType(type))) return true;
  if (!isObjectType(named) || seen.has(named.name)) return false;
  seen.add(named.name);
  return Object.values(named.getFields()).some((field) => !field.resolve && holdsList(field.type, seen));
}

function createCounter(type: GraphQLOutputType, known: Map<string, Carried>): Count {
  const named = getNamedType(type);
  const carried = isObjectType(named) ? carriedBy(named, known) : { texts: [], children: [] };
  const countOne: Count = (value, budget) => {
    if (typeof value !== 'object' || value === null) return;
    const object = value as Record<string, unknown>;
    for (const name of carried.texts) {
      const text = object[name];
      if (typeof text === 'string') budget.addText(text.length);
    }
    for (const [name, count] of carried.children) count(object[name], budget);
  };
  if (!isListType(getNullableType(type))) return countOne;
  return (value, budget) => {
    if (!Array.isArray(value)) return;
    budget.addNodes(value.length);
    for (const each of value) countOne(each, budget);
  };
}

function carriedBy(type: GraphQLObjectType, known: Map<string, Carried>): Carried {
  const found = known.get(type.name);
  if (found) return found;
  const carried: Carried = { texts: [], children: [] };
  // Before its children: types refer to each other.
  known.set(type.name, carried);
  for (const { name, type: fieldType, resolve } of Object.values(type.getFields())) {
    if (resolve || LAZY_FIELDS.has(name)) continue;
    if (isText(getNullableType(fieldType))) carried.texts.push(name);
    else if (isCompositeType(getNamedType(fieldType))) carried.children.push([name, createCounter(fieldType, known)]);
  }
  return carried;
}
