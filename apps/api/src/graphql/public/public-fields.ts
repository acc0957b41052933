import { BREAK, type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Types of which no field depends on who asks. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set([
  'DirectoryConnection',
  'DirectoryEdge',
  'DirectoryEntry',
  'CategoryCount',
  'PageInfo',
]);

/** Of other types those fields that don't. One that is not listed here is executed for whoever asks. */
const PUBLIC_FIELDS: Record<string, ReadonlySet<string>> = {
  Query: new Set(['explore', 'publicCard', 'user']),
  User: new Set([
    'id',
    'name',
    'about',
    'handle',
    'path',
    'avatarUrl',
    'email',
    'phone',
    'allowContactDownloads',
    'publicCards',
  ]),
};

/** Whether a valid document asks for nothing that one person sees and another does not. */
export function isTheSameForAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isPublic = true;
  const fields = visitWithTypeInfo(types, {
    Field({ name: { value } }) {
      const parent = types.getParentType()?.name ?? '';
      if (value === '__typename' || PUBLIC_TYPES.has(parent) || PUBLIC_FIELDS[parent]?.has(value)) return undefined;
      isPublic = false;
      return BREAK;
    },
  });
  visit(document, fields);
  return isPublic;
}
