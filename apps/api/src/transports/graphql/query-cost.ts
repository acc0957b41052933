import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { readFieldCost } from './cost-model.ts';
import { MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_ROOT_FIELDS, refusal } from './query-limits.ts';

const MAX_PAGE = 100;
const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** Introspection is deep and harmless: it never leaves memory. */
const INTROSPECTION = new Set(['__schema', '__type']);

/** A field of the document by the keys that lead to it, and what it costs; a list with its own entries. */
interface CostPart {
  above: CostPart | null;
  key: string;
  cost: number;
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Values of variables that the client doesn't send. */
  defaults: Map<string, ValueNode>;
  aliases: number;
  cost: number;
  /** How many fields were looked at. */
  visits: number;
  /** The lists of the document, each with what its own entries cost without those of lists below. */
  lists: CostPart[];
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
 * quadratic in places, and before execution. Fragments count wherever they are spread. A field costs 1, or what
 * `@Costs` says, for each time it may be read: once an entry of a list, lists multiplied along the path. A page has the
 * size that is asked for, or the size that it has by itself; a list without pages as many entries as its field says
 * (`@HasAtMost`), or 20. What isn't in the schema is no list. Gives the cost of the dearest operation.
 */
export function assertQueryLimits({ schema, document, variables = {} }: MeasuredDocument): number {
  const known = knownCosts.get(document) ?? { pageVariables: findPageVariables(document), bySizes: new Map() };
  knownCosts.set(document, known);
  // Only a valid page size makes a key: a text such as "undefined" would get the key of a variable that isn't sent.
  const sizes = known.pageVariables.map((name) => toKey(variables[name])).join();
  const cost = known.bySizes.get(sizes) ?? measure(schema, document, variables);
  if (known.bySizes.size < MAX_KNOWN_COSTS) known.bySizes.set(sizes, cost);
  return cost;
}

function findPageVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  const look = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      const values = selection.kind === Kind.FIELD ? (selection.arguments ?? []) : [];
      for (const { name, value } of values) {
        if (PAGE_ARGUMENTS.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) look(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) look(definition.selectionSet);
  return [...names];
}

function measure(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>): number {
  const costs = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? measureOperation({ schema, document, variables }, definition) : 0,
  );
  return Math.max(0, ...costs);
}

function measureOperation(
  { schema, document, variables }: Required<MeasuredDocument>,
  operation: OperationDefinitionNode,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const declared = operation.variableDefinitions ?? [];
  const defaults = new Map(
    declared.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, defaultValue]] : [])),
  );
  const counters = { aliases: 0, cost: 0, visits: 0, lists: [] };
  const walk: Walk = { schema, fragments, variables, defaults, ...counters, open: new Set() };
  if (operation.selectionSet.selections.length > MAX_ROOT_FIELDS) throw refusal('rootFields', MAX_ROOT_FIELDS);
  const type = schema.getRootType(operation.operation) ?? null;
  visit(walk, operation.selectionSet, { depth: 1, times: 1, type, page: null, at: null, list: null });
  if (walk.cost > MAX_COST) throw tooDear(walk);
  return walk.cost;
}

/** Names the list whose entries cost most: asking for fewer of them helps most. */
function tooDear({ cost, lists }: Walk) {
  const [dearest] = lists.toSorted((one, other) => other.cost - one.cost);
  const field = dearest && { path: formatPath(dearest), cost: dearest.cost };
  return refusal('cost', MAX_COST, { cost, ...(field && { dearestField: field }) });
}

/** 'inbox.edges.node.messages' */
function formatPath(part: CostPart): string {
  return part.above ? `${formatPath(part.above)}.${part.key}` : part.key;
}

/** Where in the document something stands: how deep, how often it may be read, and in which type. */
interface Place {
  depth: number;
  times: number;
  /** Null for what isn't in the schema. */
  type: GraphQLNamedType | null;
  /** The lists that have as many entries as the page of the field above. */
  page: { size: number; lists: readonly string[] } | null;
  at: CostPart | null;
  /** The list that is around it. */
  list: CostPart | null;
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

function visitField(walk: Walk, field: FieldNode, place: Place): void {
  if (INTROSPECTION.has(field.name.value)) return;
  if (field.alias) walk.aliases += 1;
  if (walk.aliases > MAX_ALIASES) throw refusal('aliases', MAX_ALIASES);
  const { type, page, times } = place;
  const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
  const rule = definition && readFieldCost(definition);
  const key = field.alias?.value ?? field.name.value;
  const part: CostPart = { above: place.at, key, cost: times * (rule?.weight ?? 1) };
  addCost(walk, part, place.list);
  if (!field.selectionSet) return;
  const ofPage = page?.lists.includes(field.name.value) ? page.size : null;
  const own = definition && rule && rule.slicingArguments.length > 0 ? pageSize(walk, field, definition) : null;
  const size = ofPage ?? (own === null ? (rule?.assumedSize ?? 1) : 1);
  const isList = own !== null || (ofPage === null && size > 1);
  if (isList) walk.lists.push(part);
  visit(walk, field.selectionSet, {
    depth: place.depth + 1,
    times: times * size,
    type: definition ? getNamedType(definition.type) : null,
    page: own === null || !rule ? null : { size: own, lists: rule.sizedFields },
    at: part,
    list: isList ? part : place.list,
  });
}

/** Looking ends at some number of fields, however cheap they are. */
function addCost(walk: Walk, part: CostPart, list: CostPart | null): void {
  walk.visits += 1;
  walk.cost += part.cost;
  if (list) list.cost += part.cost;
  if (walk.visits > MAX_COST) throw tooDear(walk);
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

/** The largest size that is asked for, or the size that the page has by itself; 1 to 100. */
function pageSize(walk: Walk, field: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
  const asked = (field.arguments ?? []).filter(({ name }) => PAGE_ARGUMENTS.has(name.value));
  const sizes = asked.flatMap(({ value }) => readSize(walk, value) ?? []).filter((size) => size > 0);
  const usual = args.find(({ name, defaultValue }) => PAGE_ARGUMENTS.has(name) && defaultValue !== undefined);
  const size = sizes.length > 0 ? Math.max(...sizes) : Number(usual?.defaultValue);
  return Math.min(MAX_PAGE, Math.max(1, size || 1));
}

/** Null if the page has its default size. */
function readSize(walk: Walk, value: ValueNode | undefined): number | null {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return null;
  const { value: name } = value.name;
  return (
    toSize(walk.variables[name]) ?? (walk.variables[name] === null ? null : readSize(walk, walk.defaults.get(name)))
  );
}

/** Null means the argument's default; a variable that isn't sent means the variable's own default. */
function toKey(value: unknown): string {
  return value === null ? 'null' : String(toSize(value) ?? '');
}

/** The number, if \`Int\` accepts the value. Anything else is refused before execution, or means the default. */
function toSize(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}
