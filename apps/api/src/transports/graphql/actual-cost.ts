import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { readFieldCost } from './cost-model.ts';
import type { Operation } from './operation.ts';

/** What a selection costs for each object that it is read of. */
export interface Shape {
  /** Of fields that are in every object and have nothing below. */
  leaves: number;
  /** Fields with a selection, and those that a directive or a type may leave out. */
  parts: Map<string, { weight: number; below: Shape | null }>;
  /** All fields without a selection. */
  leafKeys: Set<string>;
}

const shapes = new WeakMap<Operation, Shape>();

/** The points of what an answer really holds: each field once for each object that it was read of. */
export function countRead(operation: Operation, data: unknown): number {
  const shape = shapes.get(operation) ?? readShape(operation);
  shapes.set(operation, shape);
  return count(shape, data);
}

function count(shape: Shape, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + count(shape, each), 0);
  let points = shape.leaves;
  const object = value as Record<string, unknown>;
  for (const [key, { weight, below }] of shape.parts) {
    const found = object[key];
    if (found === undefined) continue;
    points += below ? weight + count(below, found) : weight;
  }
  return points;
}

interface Reading {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
}

function readShape({ schema, document, node, type }: Operation): Shape {
  const reading = { schema, fragments: findFragments(document) };
  const shape = emptyShape();
  collect(reading, node.selectionSet, { shape, type: schema.getRootType(type) ?? null, isCertain: true });
  return shape;
}

function findFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const found = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(found.map((fragment) => [fragment.name.value, fragment]));
}

function emptyShape(): Shape {
  return { leaves: 0, parts: new Map(), leafKeys: new Set() };
}

interface Collected {
  shape: Shape;
  type: GraphQLNamedType | null;
  /** Whether every object of the place has the fields. */
  isCertain: boolean;
}

/** A valid document has no cycle of fragments, and fields of one key are alike. */
function collect(reading: Reading, set: SelectionSetNode, { shape, type, isCertain }: Collected): void {
  for (const selection of set.selections) {
    const isAlways = isCertain && !selection.directives?.length;
    if (selection.kind === Kind.FIELD) {
      addField(reading, selection, { shape, type, isCertain: isAlways });
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? reading.fragments.get(selection.name.value) : selection;
    if (!fragment) continue;
    const on = fragment.typeCondition?.name.value ?? type?.name ?? '';
    const isSame = on === type?.name;
    const inner = { shape, type: reading.schema.getType(on) ?? null, isCertain: isAlways && isSame };
    collect(reading, fragment.selectionSet, inner);
  }
}

function addField(reading: Reading, field: FieldNode, { shape, type, isCertain }: Collected): void {
  const key = field.alias?.value ?? field.name.value;
  const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
  const weight = definition ? readFieldCost(definition).weight : 1;
  if (field.selectionSet) {
    const known = shape.parts.get(key);
    const below = known?.below ?? emptyShape();
    shape.parts.set(key, { weight, below });
    const inner = definition ? getNamedType(definition.type) : null;
    collect(reading, field.selectionSet, { shape: below, type: inner, isCertain: true });
    return;
  }
  if (shape.leafKeys.has(key)) return;
  shape.leafKeys.add(key);
  if (isCertain) shape.leaves += weight;
  else shape.parts.set(key, { weight, below: null });
}
