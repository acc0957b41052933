import { AppError } from '@tessera/domain';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit as visitDocument,
} from 'graphql';

/** Lexical tokens of one document; the parser itself stops there. */
export const MAX_TOKENS = 4000;
export const MAX_DEPTH = 16;
const MAX_ALIASES = 60;
const MAX_ROOT_FIELDS = 20;
const MAX_COST = 20_000;
const MAX_PAGE = 100;

/** Whether the parser stopped because of `MAX_TOKENS`. */
export function isTokenLimit(error: unknown): boolean {
  return error instanceof GraphQLError && error.message.includes(`more that ${MAX_TOKENS} tokens`);
}

export type QueryLimit = 'tokens' | 'depth' | 'aliases' | 'rootFields' | 'cost';

/** Introspection is deep and harmless: it never leaves memory. */
const INTROSPECTION = new Set(['__schema', '__type']);

interface Walk {
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
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

/**
 * Refuses a document that would be too much work, by its shape alone: before validation, which is itself
 * quadratic in places, and before execution. Fragments count wherever they are spread. A field costs 1 for each
 * time it may be read: once a page entry, pages multiplied along the path. Gives the cost of the dearest operation.
 */
export function assertQueryLimits(document: DocumentNode, variables: Record<string, unknown> = {}): number {
  const known = knownCosts.get(document) ?? { pageVariables: findPageVariables(document), bySizes: new Map() };
  knownCosts.set(document, known);
  const sizes = known.pageVariables.map((name) => String(variables[name])).join();
  const cost = known.bySizes.get(sizes) ?? measure(document, variables);
  if (known.bySizes.size < MAX_KNOWN_COSTS) known.bySizes.set(sizes, cost);
  return cost;
}

function findPageVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visitDocument(document, {
    Argument({ name, value }) {
      if (name.value === 'first' && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function measure(document: DocumentNode, variables: Record<string, unknown>): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  let cost = 0;
  for (const operation of operations) {
    const walk: Walk = { fragments, variables, aliases: 0, cost: 0, open: new Set() };
    if (operation.selectionSet.selections.length > MAX_ROOT_FIELDS) throw refusal('rootFields', MAX_ROOT_FIELDS);
    visit(walk, operation.selectionSet, { depth: 1, times: 1 });
    cost = Math.max(cost, walk.cost);
  }
  return cost;
}

/** Where in the document something stands: how deep, and how often it may be read. */
interface Place {
  depth: number;
  times: number;
}

function visit(walk: Walk, set: SelectionSetNode, place: Place): void {
  if (place.depth > MAX_DEPTH) throw refusal('depth', MAX_DEPTH);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) visitField(walk, selection, place);
    else if (selection.kind === Kind.INLINE_FRAGMENT) visit(walk, selection.selectionSet, place);
    else visitSpread(walk, selection.name.value, place);
  }
}

function visitField(walk: Walk, field: FieldNode, { depth, times }: Place): void {
  if (INTROSPECTION.has(field.name.value)) return;
  if (field.alias) walk.aliases += 1;
  if (walk.aliases > MAX_ALIASES) throw refusal('aliases', MAX_ALIASES);
  walk.cost += times;
  if (walk.cost > MAX_COST) throw refusal('cost', MAX_COST);
  if (!field.selectionSet) return;
  visit(walk, field.selectionSet, { depth: depth + 1, times: times * pageSize(walk, field) });
}

function visitSpread(walk: Walk, name: string, place: Place): void {
  const fragment = walk.fragments.get(name);
  // A missing or cyclic fragment is for the validator to name.
  if (!fragment || walk.open.has(name)) return;
  walk.open.add(name);
  visit(walk, fragment.selectionSet, place);
  walk.open.delete(name);
}

function pageSize(walk: Walk, field: FieldNode): number {
  const argument = field.arguments?.find(({ name }) => name.value === 'first');
  if (!argument) return 1;
  const { value } = argument;
  const size = value.kind === Kind.VARIABLE ? walk.variables[value.name.value] : 'value' in value ? value.value : 1;
  return Math.min(MAX_PAGE, Math.max(1, Number(size) || 1));
}

/** What a document is told that breaks a limit. */
export function refusal(limit: QueryLimit, most: number): AppError {
  const texts: Record<QueryLimit, string> = {
    tokens: `The query has more than ${most} tokens.`,
    depth: `The query is nested deeper than ${most} levels.`,
    aliases: `The query uses more than ${most} aliases.`,
    rootFields: `The query has more than ${most} root fields.`,
    cost: `The query could read more than ${most} values. Ask for smaller pages.`,
  };
  return new AppError('QUERY_TOO_COMPLEX', texts[limit]).with({ limit, most });
}
