import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** The longest description: what is longer belongs into docs/. In UTF-16 units. */
export const MAX_DESCRIPTION_CHARS = 400;

/** Words that say nothing beside a name. */
const FILLERS = new Set(['a', 'an', 'the', 'of', 'its', 'it', 'this', 'that', 'is', 'in', 'for', 'their', 'to']);

interface Described {
  /** `Card`, `Card.slug`, `Query.card(id:)`. */
  coordinate: string;
  description: string | null | undefined;
}

/** One line for each part of the schema without a useful description; none when all is well. */
export function findPoorDescriptions(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(listParts)
    .flatMap(({ coordinate, description }) => {
      const problem = findProblem(coordinate, description?.trim() ?? '');
      return problem ? [`${coordinate}: ${problem}`] : [];
    });
}

function listParts(type: GraphQLNamedType): Described[] {
  const parts: Described[] = [{ coordinate: type.name, description: type.description }];
  if (isEnumType(type)) parts.push(...listMembers(type.name, type.getValues()));
  if (isInputObjectType(type)) parts.push(...listMembers(type.name, Object.values(type.getFields())));
  if (!isObjectType(type) && !isInterfaceType(type)) return parts;
  for (const field of Object.values(type.getFields())) {
    const coordinate = `${type.name}.${field.name}`;
    parts.push({ coordinate, description: field.description });
    parts.push(...field.args.map(({ name, description }) => ({ coordinate: `${coordinate}(${name}:)`, description })));
  }
  return parts;
}

function listMembers(owner: string, members: readonly { name: string; description?: string | null | undefined }[]) {
  return members.map(({ name, description }) => ({ coordinate: `${owner}.${name}`, description }));
}

function findProblem(coordinate: string, description: string): string | null {
  if (!description) return 'has no description.';
  if (description.length > MAX_DESCRIPTION_CHARS) return `is longer than ${MAX_DESCRIPTION_CHARS} characters.`;
  const known = new Set([...FILLERS, ...readWords(coordinate)]);
  return readWords(description).every((word) => known.has(word)) ? 'only repeats the name.' : null;
}

/** 'Card.updatedAt' → card, updated, at; a plural counts as its singular. */
function readWords(text: string): string[] {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.toLowerCase().replace(/s$/, ''));
}
