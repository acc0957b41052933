import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
  type InterfaceTypeDefinitionNode,
  isInterfaceType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
} from 'graphql';
import { isPageList, readFieldCost } from './cost-model.ts';

const strings = new GraphQLList(new GraphQLNonNull(GraphQLString));

/** `@cost` and `@listSize` of the GraphQL cost specification (ibm.github.io/graphql-specs/cost-spec.html). */
export const COST_DIRECTIVES = [
  new GraphQLDirective({
    name: 'cost',
    description: 'How many points the field costs each time it is read. A field without it costs 1, also a scalar.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: { weight: { type: new GraphQLNonNull(GraphQLString), description: 'A whole number, as a text.' } },
  }),
  new GraphQLDirective({
    name: 'listSize',
    description: 'How often what is below the field counts.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      assumedSize: { type: GraphQLInt, description: 'Entries of a list that has no pages.' },
      slicingArguments: { type: strings, description: 'Arguments that say how many entries a page has, 100 at most.' },
      sizedFields: { type: strings, description: 'The lists below the field that have as many entries as the page.' },
      requireOneSlicingArgument: {
        type: GraphQLBoolean,
        defaultValue: true,
        description: 'False: without the argument the page has its default size.',
      },
    },
  }),
];

/** The schema's text with the directives that the limit of documents reads. */
export function printCosts(schema: GraphQLSchema, text: string): string {
  const places = parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? findCosts(schema, definition)
      : [],
  );
  // From the end: what is written moves what comes after it.
  return places.reduceRight((before, { end, written }) => before.slice(0, end) + written + before.slice(end), text);
}

/** What is to be written at the end of which field. */
function findCosts(
  schema: GraphQLSchema,
  { name, fields = [] }: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode,
) {
  const type = schema.getType(name.value);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return fields.flatMap(({ name: { value }, loc }) => {
    const field = type.getFields()[value];
    const written = field ? writeDirectives(type, field) : '';
    return loc && written ? [{ end: loc.end, written }] : [];
  });
}

function writeDirectives(type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string {
  const { weight, assumedSize, slicingArguments, sizedFields } = readFieldCost(field);
  const cost = weight === 1 ? '' : ` @cost(weight: "${weight}")`;
  if (slicingArguments.length > 0) {
    const lists = `slicingArguments: ${JSON.stringify(slicingArguments)}, sizedFields: ${JSON.stringify(sizedFields)}`;
    return `${cost} @listSize(${lists}, requireOneSlicingArgument: false)`;
  }
  const isSized = assumedSize !== null && !isPageList(type, field);
  return isSized ? `${cost} @listSize(assumedSize: ${assumedSize})` : cost;
}
