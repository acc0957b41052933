import {
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { PARTS_OF, PAYLOAD_FIELD, type PayloadField } from '../../kernel/graphql/payload-field.ts';
import { COST_WEIGHT, LIST_SIZE } from '../../kernel/lists/list-size.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;

/**
 * The schema in which every mutation answers a payload of its own: `createCard` a `CreateCardPayload` with the card in a
 * field. Resolvers give what they changed and know nothing of it. An object that nothing but mutations gives
 * (`WebhookWithSecret`) becomes the payload itself, with the same fields.
 */
export function withPayloads(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType();
  if (!mutation) return schema;
  const config = schema.toConfig();
  const known = findReadable(schema);
  const replaced = new Set<string>([mutation.name]);
  const { fields: plain, ...rest } = mutation.toConfig();
  const fields = Object.entries(plain).map(([name, field]) => {
    const type = getNullableType(field.type);
    const isResult = isObjectType(type) && !known.has(type.name) && !type.extensions[PAYLOAD_FIELD];
    if (isResult && type.name !== payloadName(name)) replaced.add(type.name);
    return [name, isResult ? spread(name, field, type) : wrap(name, field)] as const;
  });
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({ ...rest, fields: Object.fromEntries(fields) }),
    types: config.types.filter(({ name }) => !replaced.has(name)),
  });
}

function payloadName(mutation: string): string {
  return `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
}

/** Types that a query or an event leads to. */
function findReadable(schema: GraphQLSchema): ReadonlySet<string> {
  const seen = new Set<string>();
  const roots = [schema.getQueryType(), schema.getSubscriptionType()].filter((type) => !!type);
  const open: GraphQLObjectType[] = [...roots];
  for (let type = open.pop(); type; type = open.pop()) {
    if (seen.has(type.name)) continue;
    seen.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (isObjectType(next)) open.push(next);
      else if (isInterfaceType(next)) open.push(...schema.getPossibleTypes(next));
    }
  }
  return seen;
}

function spread(name: string, field: Field, type: GraphQLObjectType): Field {
  if (type.name === payloadName(name)) return field;
  const { fields, extensions, description } = type.toConfig();
  const payload = new GraphQLObjectType({
    name: payloadName(name),
    description: `What \`${name}\` answers. ${description ?? ''}`.trim(),
    fields,
    extensions: { ...extensions, [PARTS_OF]: { type: type.name } },
  });
  return { ...field, type: new GraphQLNonNull(payload) };
}

function wrap(name: string, field: Field): Field {
  const answer = findPayloadField(name, field);
  const { [LIST_SIZE]: entries, ...extensions } = { ...field.extensions };
  const { resolve } = field;
  if (!resolve) throw new Error(`${name} has no resolver.`);
  const payload = new GraphQLObjectType({
    name: payloadName(name),
    description: `What \`${name}\` answers.`,
    fields: {
      [answer.name]: {
        type: field.type,
        description: answer.description,
        // The mutation itself has been paid for.
        extensions: { [COST_WEIGHT]: 0, ...(entries !== undefined && { [LIST_SIZE]: entries }) },
      },
    },
    extensions: { [PARTS_OF]: { type: null } },
  });
  return {
    ...field,
    extensions,
    type: new GraphQLNonNull(payload),
    // biome-ignore lint/complexity/useMaxParams: graphql-js calls it like this.
    resolve: async (source, args, context, info) => ({ [answer.name]: await resolve(source, args, context, info) }),
  };
}

function findPayloadField(mutation: string, { type, extensions }: Field): Required<PayloadField> {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  const own = (extensions?.[PAYLOAD_FIELD] ?? named.extensions[PAYLOAD_FIELD]) as PayloadField | undefined;
  if (!own && !isCompositeType(named)) throw new Error(`${mutation} needs a @PayloadFieldName for its ${type}.`);
  const name = own?.name ?? `${named.name.charAt(0).toLowerCase()}${named.name.slice(1)}`;
  return {
    name: isList && !extensions?.[PAYLOAD_FIELD] ? `${name}s` : name,
    description: own?.description ?? (isList ? 'As they are now.' : 'As it is now.'),
  };
}
