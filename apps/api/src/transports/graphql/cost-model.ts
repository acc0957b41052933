import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { COST_WEIGHT, LIST_SIZE } from '../../kernel/lists/list-size.ts';

type Field = GraphQLField<unknown, unknown>;

/** Entries of a list without a page size, unless its field says how many there may be. */
const USUAL_LIST = 20;
/** Arguments that say how many entries a page has. */
const PAGE_ARGUMENTS: readonly string[] = ['first', 'last'];
/** The lists of a page whose size those arguments say. */
const PAGE_LISTS: readonly string[] = ['edges', 'nodes'];

/** What one field adds to the cost of a document, in the words of the GraphQL cost specification. */
export interface FieldCost {
  /** Points each time the field is read. */
  weight: number;
  /** The most entries of a list without pages; null for what is no list of objects, or has pages. */
  assumedSize: number | null;
  /** Arguments that say how many entries a page has; empty for a field without pages. */
  slicingArguments: readonly string[];
  /** The lists below the field that have as many entries as the page. */
  sizedFields: readonly string[];
}

const known = new WeakMap<Field, FieldCost>();

/** The one reading of `@Costs`, `@HasAtMost` and page arguments: the limit and the printed schema both take it. */
export function readFieldCost(field: Field): FieldCost {
  const found = known.get(field) ?? findFieldCost(field);
  known.set(field, found);
  return found;
}

function findFieldCost({ args, type, extensions }: Field): FieldCost {
  const slicingArguments = args.map(({ name }) => name).filter((name) => PAGE_ARGUMENTS.includes(name));
  const isList = isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
  const hasPages = slicingArguments.length > 0;
  return {
    weight: Number(extensions[COST_WEIGHT] ?? 1),
    assumedSize: isList && !hasPages ? Number(extensions[LIST_SIZE] ?? USUAL_LIST) : null,
    slicingArguments,
    sizedFields: hasPages ? findLists(getNamedType(type)) : [],
  };
}

function findLists(type: GraphQLNamedType): string[] {
  return isObjectType(type) || isInterfaceType(type)
    ? Object.keys(type.getFields()).filter((name) => PAGE_LISTS.includes(name))
    : [];
}

/** Whether a page's arguments say how many entries the field has, wherever it is read. */
export function isPageList(type: GraphQLNamedType, { name }: Field): boolean {
  return PAGE_LISTS.includes(name) && /Connection$/.test(type.name);
}
