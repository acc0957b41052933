import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { CHANGES_IDENTITY, REQUIRES_PROOF } from '../../kernel/graphql/requires-proof.ts';
import { VIEWER_INDEPENDENT } from '../../kernel/graphql/viewer-independent.ts';

/** One operation of a valid document, with what is found out about it once. */
export class Operation {
  readonly name: string | null;
  readonly type: OperationTypeNode;
  /** How often it was executed, until it is compiled. */
  uses = 0;
  /** Null when it can't be compiled. */
  compiled: CompiledQuery | null | undefined;
  #isViewerIndependent: boolean | undefined;
  #requiresProof: boolean | undefined;
  #changesIdentity: boolean | undefined;
  #resumeVariable: string | null | undefined;
  #hasOptionalInputField: boolean | undefined;
  #defaultedVariables: readonly string[] | undefined;

  constructor(
    readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    readonly node: OperationDefinitionNode,
  ) {
    this.name = node.name?.value ?? null;
    this.type = node.operation;
  }

  /** Whether every viewer gets the same answer: each of its fields is marked so where it is declared. */
  get isViewerIndependent(): boolean {
    this.#isViewerIndependent ??= isViewerIndependent(this.schema, this.document, this.type);
    return this.#isViewerIndependent;
  }

  /** Whether it is a query with one answer for all, which the response cache keeps. */
  get isForAll(): boolean {
    return this.type === OperationTypeNode.QUERY && this.isViewerIndependent;
  }

  /** Whether one of its fields is marked as one that only who has lately shown who they are may ask for. */
  get requiresProof(): boolean {
    this.#requiresProof ??= hasMarkedField(this.schema, this.document, REQUIRES_PROOF);
    return this.#requiresProof;
  }

  /** Whether one of its fields changes how somebody signs in, or what is theirs. */
  get changesIdentity(): boolean {
    this.#changesIdentity ??= hasMarkedField(this.schema, this.document, CHANGES_IDENTITY);
    return this.#changesIdentity;
  }

  /**
   * The variable of a subscription that says from where to go on and is used for nothing else: where one began is no
   * difference later.
   */
  get resumeVariable(): string | null {
    if (this.#resumeVariable === undefined) this.#resumeVariable = findResumeVariable(this.document, this.node);
    return this.#resumeVariable;
  }

  /**
   * Whether a field of an input gets a variable that may be absent, as in `input: { id: $id, name: $name }`. The field is absent
   * then too, where the compiler would make it null.
   */
  get hasOptionalInputField(): boolean {
    this.#hasOptionalInputField ??= hasOptionalInputField(this.document, this.node);
    return this.#hasOptionalInputField;
  }

  /** Nullable variables with a default. They may be used where null isn't allowed; only graphql-js checks that, at their use. */
  get defaultedVariables(): readonly string[] {
    this.#defaultedVariables ??= (this.node.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => defaultValue && type.kind !== Kind.NON_NULL_TYPE)
      .map(({ variable }) => variable.name.value);
    return this.#defaultedVariables;
  }
}

/** The operations of a valid document, in its order. */
export function readOperations(schema: GraphQLSchema, document: DocumentNode): Operation[] {
  const nodes = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return nodes.map((node) => new Operation(schema, document, node));
}

/** The operation of that name; without a name the only one. Null when there is none. */
export function findOperation(operations: readonly Operation[], name: unknown): Operation | null {
  if (name === undefined || name === null || name === '')
    return operations.length === 1 ? (operations[0] ?? null) : null;
  return operations.find((one) => one.name === name) ?? null;
}

/** A field as a document names it, on its type. */
interface NamedField {
  node: FieldNode;
  parent: GraphQLNamedType | null | undefined;
  /** What the schema says of it. */
  field: GraphQLField<unknown, unknown> | null | undefined;
}

const knownFields = new WeakMap<DocumentNode, readonly NamedField[]>();

/** Every field of a document, which is gone through once. */
export function readFields(schema: GraphQLSchema, document: DocumentNode): readonly NamedField[] {
  const known = knownFields.get(document);
  if (known) return known;
  const types = new TypeInfo(schema);
  const fields: NamedField[] = [];
  const note = (node: FieldNode) => {
    fields.push({ node, parent: types.getParentType(), field: types.getFieldDef() });
  };
  visit(document, visitWithTypeInfo(types, { Field: note }));
  knownFields.set(document, fields);
  return fields;
}

function isViewerIndependent(schema: GraphQLSchema, document: DocumentNode, type: OperationTypeNode): boolean {
  const isEnough = (mark: unknown) => mark === 'everywhere' || (mark === 'queries' && type === OperationTypeNode.QUERY);
  return readFields(schema, document).every(
    ({ node, parent, field }) =>
      node.name.value === '__typename' ||
      [parent, field].some((each) => isEnough(each?.extensions[VIEWER_INDEPENDENT])),
  );
}

function hasMarkedField(schema: GraphQLSchema, document: DocumentNode, mark: string): boolean {
  return readFields(schema, document).some(({ field }) => field?.extensions[mark] === true);
}

function hasOptionalInputField(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  const optional = variableDefinitions.filter((one) => one.type.kind !== Kind.NON_NULL_TYPE && !one.defaultValue);
  const names = new Set(optional.map(({ variable }) => variable.name.value));
  let isFound = false;
  visit(document, {
    ObjectField({ value }) {
      isFound ||= value.kind === Kind.VARIABLE && names.has(value.name.value);
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
}

function findResumeVariable(document: DocumentNode, operation: OperationDefinitionNode): string | null {
  const [root] = operation.selectionSet.selections;
  const argument = root?.kind === Kind.FIELD ? root.arguments?.find(({ name }) => name.value === 'after') : undefined;
  if (argument?.value.kind !== Kind.VARIABLE) return null;
  const variable = argument.value.name.value;
  let uses = 0;
  visit(document, {
    Variable({ name }) {
      if (name.value === variable) uses += 1;
    },
  });
  // Once where it is declared, once as this argument.
  return uses === 2 ? variable : null;
}
