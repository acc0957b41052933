import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** A type whose fields are SQL expressions, or objects of such types. */
export interface SqlType {
  name: string;
  fields: Record<string, string | SqlObject>;
}

/** A field with a selection of its own: `sql` puts the JSON of that selection where it belongs. */
export interface SqlObject {
  type: SqlType;
  sql(json: string): string;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The selection as an SQL expression that makes its JSON, in the order in which it was asked for; null for what has to
 * go the long way: directives, arguments, a key that is asked for twice, or a field that is no column.
 */
export function jsonOf(set: SelectionSetNode, type: SqlType, fragments: Fragments): string | null {
  const pairs = new Map<string, string>();
  for (const field of fieldsOf(set, type, fragments)) {
    const sql = field && sqlOf(field, type, fragments);
    const key = field?.alias?.value ?? field?.name.value ?? '';
    if (!sql || pairs.has(key)) return null;
    pairs.set(key, sql);
  }
  // Names of GraphQL are letters, digits and underscores.
  return `json_build_object(${[...pairs].map(([key, sql]) => `'${key}', ${sql}`).join(', ')})`;
}

function sqlOf(field: FieldNode, type: SqlType, fragments: Fragments): string | null {
  if (field.directives?.length || field.arguments?.length) return null;
  const name = field.name.value;
  if (name === '__typename') return `'${type.name}'::text`;
  const known = type.fields[name];
  if (typeof known === 'string') return known;
  const json = known && field.selectionSet ? jsonOf(field.selectionSet, known.type, fragments) : null;
  return known && json ? known.sql(json) : null;
}

/** With what fragments spread into it; null stands for what we don't follow. */
function fieldsOf(set: SelectionSetNode, type: SqlType, fragments: Fragments): (FieldNode | null)[] {
  return set.selections.flatMap((selection): (FieldNode | null)[] => {
    if (selection.directives?.length) return [null];
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const on = fragment?.typeCondition?.name.value ?? type.name;
    return fragment && on === type.name ? fieldsOf(fragment.selectionSet, type, fragments) : [null];
  });
}
