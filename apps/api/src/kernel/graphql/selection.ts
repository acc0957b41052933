import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<SelectionSetNode, ReadonlySet<string>>();

/**
 * The names of all fields below the one that is being resolved, at any depth. For what costs the database something of its
 * own: a total, or columns that few ask for. A directive that leaves a field out is not looked at.
 */
export function selectedNames({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [first, ...others] = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  if (!first) return NONE;
  if (others.length === 0) return readNames(first, fragments);
  return new Set([first, ...others].flatMap((set) => [...readNames(set, fragments)]));
}

const NONE: ReadonlySet<string> = new Set();

function readNames(set: SelectionSetNode, fragments: Fragments): ReadonlySet<string> {
  const found = known.get(set);
  if (found) return found;
  const names = new Set<string>();
  // Before the walk: a document that spreads a fragment into itself is refused by validation, but this must end anyway.
  known.set(set, names);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value);
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    if (inner?.selectionSet) for (const name of readNames(inner.selectionSet, fragments)) names.add(name);
  }
  return names;
}
