import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit as visitDocument,
} from 'graphql';
import { LIST_SIZE } from '../platform/list-size.ts';
import { MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_ROOT_FIELDS, refusal } from './query-limits.ts';

const MAX_PAGE = 100;
/** Entries of a list without a page size, unless its field says how many there may be. */
const USUAL_LIST = 20;
/** Arguments that say how many entries a list has. */
const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** Introspection is deep and harmless: it never leaves memory. */
const INTROSPECTION = new Set(['__schema', '__type']);

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Values of variables that the client doesn't send. */
  defaults: Map<string, ValueNode>;
  aliases: number;
  cost: number;
  /** Fragments being expanded now, to stop at a cycle. */
  open: Set<string>;
}

/** What a document costs depends on its page sizes alone, and clients use few of them. */
interface KnownCosts {
  pageVariables: readonly string[];
  bySizes: Map<string, number>;
}

const MAX_KNOWN_COSTS = 50;
const knownCosts = new WeakMap<DocumentNode, KnownCosts>();

export interface MeasuredDocument {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Record<string, unknown>;
}

/**
 * Refuses a document that would be too much work, by its shape alone: before validation, which is itself
 * quadratic in places, and before execution. Fragments count wherever they are spread. A field costs 1 for each
 * time it may be read: once an entry of a list, lists multiplied along the path. A page has the size that is asked for,
 * or the size that it has by itself; a list without pages as many entries as its field says (`@HasAtMost`), or 20. What
 * isn't in the schema is no list. Gives the cost of the dearest operation.
 */
export function assertQueryLimits({ schema, document, variables = {} }: MeasuredDocument): number {
  const known = knownCosts.get(document) ?? { pageVariables: findPageVariables(document), bySizes: new Map() };
  knownCosts.set(document, known);
  const sizes = known.pageVariables.map((name) => String(variables[name])).join();
  const cost = known.bySizes.get(sizes) ?? measure(schema, document, variables);
  if (known.bySizes.size < MAX_KNOWN_COSTS) known.bySizes.set(sizes, cost);
  return cost;
}

function findPageVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visitDocument(document, {
    Argument({ name, value }) {
      if (PAGE_ARGUMENTS.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function measure(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  let cost = 0;
  for (const operation of operations) {
    const declared = operation.variableDefinitions ?? [];
    const defaults = new Map(
      declared.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, defaultValue]] : [])),
    );
    const walk: Walk = { schema, fragments, variables, defaults, aliases: 0, cost: 0, open: new Set() };
    if (operation.selectionSet.selections.length > MAX_ROOT_FIELDS) throw refusal('rootFields', MAX_ROOT_FIELDS);
    const type = schema.getRootType(operation.operation) ?? null;
    visit(walk, operation.selectionSet, { depth: 1, times: 1, type, isPaged: false });
    cost = Math.max(cost, walk.cost);
  }
  return cost;
}

/** Where in the document something stands: how deep, how often it may be read, and in which type. */
interface Place {
  depth: number;
  times: number;
  /** Null for what isn't in the schema. */
  type: GraphQLNamedType | null;
  /** Whether the field above has a page size, which its lists share. */
  isPaged: boolean;
}

function visit(walk: Walk, set: SelectionSetNode, place: Place): void {
  if (place.depth > MAX_DEPTH) throw refusal('depth', MAX_DEPTH);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) visitField(walk, selection, place);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = selection.typeCondition?.name.value;
      visit(walk, selection.selectionSet, on === undefined ? place : { ...place, type: findType(walk, on) });
    } else visitSpread(walk, selection.name.value, place);
  }
}

function visitField(walk: Walk, field: FieldNode, { depth, times, type, isPaged }: Place): void {
  if (INTROSPECTION.has(field.name.value)) return;
  if (field.alias) walk.aliases += 1;
  if (walk.aliases > MAX_ALIASES) throw refusal('aliases', MAX_ALIASES);
  walk.cost += times;
  if (walk.cost > MAX_COST) throw refusal('cost', MAX_COST);
  if (!field.selectionSet) return;
  const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
  const page = findPageSize(walk, field, definition);
  const size = page ?? (isPaged ? 1 : listSize(definition));
  visit(walk, field.selectionSet, {
    depth: depth + 1,
    times: times * size,
    type: definition ? getNamedType(definition.type) : null,
    isPaged: page !== null,
  });
}

function visitSpread(walk: Walk, name: string, place: Place): void {
  const fragment = walk.fragments.get(name);
  // A missing or cyclic fragment is for the validator to name.
  if (!fragment || walk.open.has(name)) return;
  walk.open.add(name);
  visit(walk, fragment.selectionSet, { ...place, type: findType(walk, fragment.typeCondition.name.value) });
  walk.open.delete(name);
}

function findType({ schema }: Walk, name: string): GraphQLNamedType | null {
  return schema.getType(name) ?? null;
}

/** Null for a field without pages. */
function findPageSize(
  walk: Walk,
  field: FieldNode,
  definition: GraphQLField<unknown, unknown> | undefined,
): number | null {
  const asked = field.arguments?.find(({ name }) => PAGE_ARGUMENTS.has(name.value));
  const usual = definition?.args.find(({ name }) => PAGE_ARGUMENTS.has(name));
  if (!asked && !usual) return null;
  const size = asked ? readSize(walk, asked.value) : undefined;
  return Math.min(MAX_PAGE, Math.max(1, Number(size ?? usual?.defaultValue) || 1));
}

function readSize(walk: Walk, value: ValueNode | undefined): unknown {
  if (value?.kind !== Kind.VARIABLE) return value && 'value' in value ? value.value : undefined;
  const { value: name } = value.name;
  return walk.variables[name] ?? readSize(walk, walk.defaults.get(name));
}

function listSize(definition: GraphQLField<unknown, unknown> | undefined): number {
  if (!definition || !isListType(getNullableType(definition.type))) return 1;
  if (!isCompositeType(getNamedType(definition.type))) return 1;
  return Number(definition.extensions[LIST_SIZE] ?? USUAL_LIST);
}
