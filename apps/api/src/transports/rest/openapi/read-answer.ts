import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Row } from '../row.ts';
import { describe, type EnumCase, type JsonSchema, leafSchema, mergeSchemas } from './json-schema.ts';

interface Leaf {
  type: GraphQLNamedType;
  /** The type that has the field. */
  parent: string;
  description: string | null | undefined;
}

/** An answer of the schema, as its parts: a leaf's sample value says which leaf it is. */
class Samples {
  readonly #leaves = new Map<string, Leaf>();
  #count = 0;
  /** Which of their values enums have; null for a sample of the value. */
  enumAt: number | null = null;

  add(leaf: Leaf): unknown {
    this.#count += 1;
    const { name } = leaf.type;
    if (name === 'Int' || name === 'Float') {
      const number = 1_000_000 + this.#count;
      this.#leaves.set(String(number), leaf);
      return number;
    }
    if (isEnumType(leaf.type) && this.enumAt !== null) {
      const values = leaf.type.getValues();
      return values[this.enumAt % values.length]?.name;
    }
    // Small, large and capitalized it differs.
    const text = `xS${this.#count}x`;
    this.#leaves.set(text.toLowerCase(), leaf);
    return text;
  }

  find(value: unknown): { leaf: Leaf; enumCase: EnumCase } | null {
    const leaf = this.#leaves.get(String(value).toLowerCase());
    if (!leaf) return null;
    const text = String(value);
    const enumCase =
      text.startsWith('xS') || !isEnumType(leaf.type) ? 'same' : text.startsWith('xs') ? 'lower' : 'capitalized';
    return { leaf, enumCase };
  }
}

/** What the row answers; null when it answers nothing. Found by running it with answers of the schema that name themselves. */
export function readAnswerSchema(
  row: Pick<Row, 'status' | 'body'>,
  schema: GraphQLSchema,
  {
    operation,
    fragments,
  }: { operation: OperationDefinitionNode; fragments: ReadonlyMap<string, FragmentDefinitionNode> },
): JsonSchema | null {
  if (row.status === 204) return null;
  const root = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!root) return null;
  const samples = new Samples();
  const nullable: string[] = [];
  const make = (missing: string | null) =>
    makeObject(
      { schema, fragments, samples, missing, onNullable: (path) => nullable.push(path) },
      {
        type: root,
        set: operation.selectionSet,
        path: '',
      },
    );
  // Some rows answer things of one kind alone: then enums have real values.
  const kinds = [null, 0, 1, 2];
  samples.enumAt = kinds.find((kind) => {
    samples.enumAt = kind;
    return answerWithout(row, make(null)) !== null;
  }) as number | null;
  let found = infer(row.body(make(null)), samples);
  // Each part that may be missing once, to see what the row makes of it.
  for (const path of new Set(nullable)) {
    const body = answerWithout(row, make(path));
    if (body) found = mergeSchemas(found, infer(body, samples));
  }
  return found;
}

/** Null where the answer is a refusal then. */
function answerWithout(row: Pick<Row, 'body'>, data: unknown): object | null {
  try {
    return row.body(data);
  } catch {
    return null;
  }
}

interface Making {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  samples: Samples;
  /** The path that is null; `path=false` for a value that is false. */
  missing: string | null;
  onNullable: (path: string) => void;
}

interface Selected {
  type: GraphQLNamedType;
  set: SelectionSetNode;
  path: string;
}

function makeObject(making: Making, { type, set, path }: Selected): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = making.fragments.get(selection.name.value);
      if (fragment) Object.assign(made, makeObject(making, { type, set: fragment.selectionSet, path }));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      Object.assign(made, makeObject(making, { type, set: selection.selectionSet, path }));
    } else {
      const name = selection.name.value;
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      const key = selection.alias?.value ?? name;
      if (!field) made[key] = type.name;
      else {
        const leaf = { parent: type.name, description: field.description };
        made[key] = makeValue(making, {
          ...leaf,
          type: field.type,
          set: selection.selectionSet,
          path: `${path}.${key}`,
        });
      }
    }
  }
  return made;
}

interface SelectedField {
  type: GraphQLOutputType;
  parent: string;
  description: string | null | undefined;
  set: SelectionSetNode | undefined;
  path: string;
}

function makeValue(making: Making, field: SelectedField): unknown {
  const { type, path, set } = field;
  if (isNonNullType(type)) return makePresent(making, { ...field, type: type.ofType });
  making.onNullable(path);
  if (making.missing === path) return null;
  return set || isListType(type) || isLeafType(type) ? makePresent(making, field) : null;
}

function makePresent(making: Making, field: SelectedField): unknown {
  const { type, set, path } = field;
  if (isListType(type)) return [makeValue(making, { ...field, type: type.ofType, path: `${path}[]` })];
  const named = getNamedType(type);
  if (set) {
    const shown = isUnionType(named) ? (named.getTypes()[0] ?? named) : named;
    return makeObject(making, { type: shown, set, path });
  }
  if (named.name === 'Boolean') {
    // Rows leave out what belongs to the other value, such as the cursor of a page that isn't there.
    making.onNullable(`${path}=false`);
    return making.missing !== `${path}=false`;
  }
  return making.samples.add({ type: named, parent: field.parent, description: field.description });
}

function infer(value: unknown, samples: Samples): JsonSchema {
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) {
    const items = value.map((item) => infer(item, samples));
    return { type: 'array', ...(items[0] && { items: items.reduce(mergeSchemas) }) };
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const title = mostFrequent(entries.flatMap(([, inner]) => samples.find(inner)?.leaf.parent ?? []));
    return {
      ...(title && { title }),
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, inner]) => [name, infer(inner, samples)])),
      required: entries.map(([name]) => name),
    };
  }
  const found = samples.find(value);
  if (found) {
    const schema = leafSchema(found.leaf.type, found.enumCase);
    // A row may write a number as a text.
    const written = typeof value === 'string' && !isText(schema) ? { type: 'string' } : schema;
    return describe(written, found.leaf.description);
  }
  return { type: typeof value };
}

function isText({ type = 'string' }: JsonSchema): boolean {
  return type === 'string';
}

const NAMELESS = new Set(['Query', 'Mutation', 'PageInfo']);

/** The type that most of an object's fields are of gives it its name. */
function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (!NAMELESS.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
