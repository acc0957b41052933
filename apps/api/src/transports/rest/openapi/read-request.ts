import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Route, Taken } from '../route.ts';
import { describe, inputSchema, type JsonSchema } from './json-schema.ts';
import { readVariableDescriptions } from './variable-descriptions.ts';

/** Something that a route takes from a request. */
export interface RequestValue {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

interface Place {
  type: GraphQLInputType;
  isRequired: boolean;
  description: string | null | undefined;
}

/** What the route takes, each with the type and the description of the variable, or part of one, that it is. */
export function readRequestValues(route: Route, schema: GraphQLSchema) {
  const find = placesOf(route, schema);
  const read = (takes: Record<string, Taken>) =>
    Object.entries(takes).map(([name, taken]): RequestValue => {
      const place = find(taken.to);
      if (!place) throw new Error(`${route.method} ${route.path} takes ${name}, and its operation has no ${taken.to}.`);
      const others = Object.values(takes).filter(({ to }) => to === taken.to);
      const isRequired = place.isRequired && !taken.isOptional && taken.default === undefined && others.length === 1;
      return { name, isRequired, schema: toSchema(place, taken) };
    });
  return { params: read(route.params), query: read(route.query), body: read(route.takes), files: read(route.files) };
}

function toSchema({ type, description }: Place, { isText, isLower, default: preset }: Taken): JsonSchema {
  const schema: JsonSchema = isText ? { type: 'string' } : inputSchema(type, isLower);
  return describe({ ...schema, ...(preset !== undefined && preset !== '' && { default: preset }) }, description);
}

/** Finds `first` and `input.name` among the variables of the route's operation. */
function placesOf({ operation: document }: Route, schema: GraphQLSchema): (path: string) => Place | undefined {
  const descriptions = readVariableDescriptions(document, schema);
  const variables = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  );
  return (path) => {
    const [first, ...below] = path.split('.');
    const variable = variables.find((one) => one.variable.name.value === first);
    const type = variable && (typeFromAST(schema, variable.type as never) as GraphQLInputType | undefined);
    if (!first || !type) return undefined;
    const place: Place = { type, isRequired: isNonNullType(type), description: descriptions.get(first) };
    return below.reduce<Place | undefined>((outer, name) => {
      const input = outer && getNullableType(outer.type);
      const field = isInputObjectType(input) ? input.getFields()[name] : undefined;
      if (!field) return undefined;
      const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
      return { type: field.type, isRequired, description: field.description };
    }, place);
  };
}
