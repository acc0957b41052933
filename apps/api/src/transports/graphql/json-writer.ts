import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Writes the JSON of a source. */
export type Write<Source> = (source: Source) => string;

/** A type of the schema, by how each of its fields is written; a field with a selection names its type. */
export interface WrittenType<Source> {
  name: string;
  fields: Record<string, Write<Source> | Nested<Source>>;
}

/** Made by `one` and `many`, which hide what the inner source is. */
export interface Nested<Source> {
  compile(set: SelectionSetNode, fragments: Fragments): Write<Source> | null;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function one<Source, Inner>(type: WrittenType<Inner>, from: (source: Source) => Inner): Nested<Source> {
  return {
    compile(set, fragments) {
      const write = compileWriter(set, type, fragments);
      return write && ((source) => write(from(source)));
    },
  };
}

export function many<Source, Inner>(type: WrittenType<Inner>, from: (source: Source) => Inner[]): Nested<Source> {
  return {
    compile(set, fragments) {
      const write = compileWriter(set, type, fragments);
      return write && ((source) => `[${from(source).map(write).join(',')}]`);
    },
  };
}

/**
 * The selection as a function that writes it, in the order in which it was asked for; null for what has to be executed:
 * directives, arguments, a key that is asked for twice, or a field that is not written here.
 */
export function compileWriter<Source>(
  set: SelectionSetNode,
  type: WrittenType<Source>,
  fragments: Fragments,
): Write<Source> | null {
  const fields = new Map<string, Write<Source>>();
  for (const field of collectFields(set, type.name, fragments)) {
    const write = field && writerOfField(field, type, fragments);
    const key = field?.alias?.value ?? field?.name.value ?? '';
    if (!write || fields.has(key)) return null;
    fields.set(key, write);
  }
  const parts = [...fields].map(([key, write], index) => ({ head: `${index > 0 ? ',' : ''}"${key}":`, write }));
  return (source) => {
    let json = '{';
    for (const { head, write } of parts) json += head + write(source);
    return `${json}}`;
  };
}

function writerOfField<Source>(
  field: FieldNode,
  type: WrittenType<Source>,
  fragments: Fragments,
): Write<Source> | null {
  if (field.directives?.length || field.arguments?.length) return null;
  if (field.name.value === '__typename') return () => `"${type.name}"`;
  const known = type.fields[field.name.value];
  if (typeof known === 'function') return known;
  return known && field.selectionSet ? known.compile(field.selectionSet, fragments) : null;
}

/** With what fragments spread into it; null stands for what we don't follow. */
function collectFields(set: SelectionSetNode, typeName: string, fragments: Fragments): (FieldNode | null)[] {
  return set.selections.flatMap((selection): (FieldNode | null)[] => {
    if (selection.directives?.length) return [null];
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const on = fragment?.typeCondition?.name.value ?? typeName;
    return fragment && on === typeName ? collectFields(fragment.selectionSet, typeName, fragments) : [null];
  });
}
