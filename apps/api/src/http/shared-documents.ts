import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Fields that read the same for every member of a conversation. A subscription that selects nothing else is executed
 * once for all its members, and with nobody as viewer: a field that is here by mistake shows what strangers see.
 */
const ALIKE: Record<string, readonly string[]> = {
  Subscription: ['messageAdded', 'messageChanged', 'memberChanged', 'presenceChanged', 'groupChanged'],
  Message: [
    'id',
    'conversationId',
    'number',
    'revision',
    'clientId',
    'sender',
    'text',
    'card',
    'image',
    'replyTo',
    'mentions',
    'reactions',
    'createdAt',
    'editedAt',
    'deletedAt',
  ],
  MessageCard: ['id', 'title', 'badge', 'ownerId', 'ownerName', 'path', 'preview'],
  MessageImage: ['url', 'widthPx', 'heightPx'],
  MessageQuote: ['number', 'senderName', 'text', 'isDeleted'],
  Reaction: ['emoji', 'count', 'userIds'],
  User: ['id', 'name', 'avatarUrl', 'path', 'handle', 'about'],
  Presence: ['user', 'isHere', 'isTyping', 'lastActiveAt'],
  MemberChange: ['user', 'role', 'memberCount'],
  Group: [
    'id',
    'name',
    'description',
    'photoUrl',
    'ownerId',
    'createdAt',
    'joinCodeExpiresAt',
    'memberCount',
    'adminIds',
  ],
};

/** What of an operation decides whether two of them get the same text. */
export interface DocumentShape {
  isAlike: boolean;
  /** The variable that says from where to go on, when it says nothing else: where one began is no difference later. */
  startVariable: string | null;
}

const shapes = new WeakMap<DocumentNode, Map<string, DocumentShape>>();

/** Looked at once for each document that is kept. */
export function shapeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): DocumentShape {
  const known = shapes.get(document) ?? new Map<string, DocumentShape>();
  shapes.set(document, known);
  const name = operation.name?.value ?? '';
  const shape = known.get(name) ?? {
    isAlike: isAlike(schema, document),
    startVariable: startVariable(document, operation),
  };
  known.set(name, shape);
  return shape;
}

function isAlike(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFine = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        const name = node.name.value;
        if (name === '__typename') return;
        if (!parent || !ALIKE[getNamedType(parent).name]?.includes(name)) isFine = false;
      },
      OperationDefinition({ operation }) {
        if (operation !== OperationTypeNode.SUBSCRIPTION) isFine = false;
      },
    }),
  );
  return isFine;
}

function startVariable(document: DocumentNode, operation: OperationDefinitionNode): string | null {
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
