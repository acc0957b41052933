import { AppError, type FieldErrors } from '@tessera/domain';
import { joinTexts, type Message, msg } from '@tessera/texts';
import type { GraphQLSchema } from 'graphql';
import type { RestRequest, Route, Taken } from './route.ts';
import { isObject } from './shapes.ts';

/**
 * The variables of the route's operation, and the unknown query parameters and body fields. Ignoring a misspelt one would do
 * something other than the client meant.
 */
export function readVariables(
  route: Route,
  request: RestRequest,
  schema: GraphQLSchema,
): { variables: Record<string, unknown>; unknown: FieldErrors } {
  const { params, query, body, form } = request;
  const takesInput = [route.params, route.takes, route.files]
    .flatMap(Object.values<Taken>)
    .some(({ to }) => to.startsWith('input.'));
  const variables: Record<string, unknown> = takesInput ? { input: {} } : {};
  for (const [path, fixed] of Object.entries(route.fixed)) put(variables, path, fixed);
  const sources = [
    [route.params, params],
    [route.query, query],
    [route.takes, body],
    [route.files, form.files],
  ] as const;
  for (const [takes, sent] of sources) {
    for (const [name, taken] of Object.entries(takes)) {
      const value = Object.hasOwn(sent, name) ? Reflect.get(sent, name) : undefined;
      const given = read(taken, value, body);
      if (given !== undefined) put(variables, taken.to, given);
    }
  }
  const errors: FieldErrors = {};
  const parameters = Object.keys(route.query);
  for (const name of Object.keys(query))
    if (!Object.hasOwn(route.query, name)) errors[name] = unknownParameter(parameters);
  for (const name of Object.keys(body))
    if (!Object.hasOwn(route.takes, name) && !findAnswerNames(route, schema).has(name))
      errors[name] = msg('There is no such field.');
  for (const [name, shape] of Object.entries(route.bodyShapes))
    Object.assign(errors, checkShape(body[name], shape, name));
  return { variables, unknown: errors };
}

function read({ default: preset, read: write, reads }: Taken, sent: unknown, body: Record<string, unknown>): unknown {
  const value = sent === undefined ? preset : sent;
  if (reads === 'elsewhere' || (value === undefined && reads !== 'always')) return undefined;
  return write ? write(value, body) : value;
}

/** Puts a value at `input.name`. */
function put(variables: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...inner] = path.split('.');
  if (inner.length === 0) variables[name] = value;
  else {
    variables[name] ??= {};
    put(variables[name] as Record<string, unknown>, inner.join('.'), value);
  }
}

/** BAD_USER_INPUT names what a query has and shouldn't. */
export function assertKnownParameters(known: readonly string[], sent: readonly string[]): void {
  const unknown = sent.filter((name) => !known.includes(name));
  assertNone(Object.fromEntries(unknown.map((name) => [name, unknownParameter(known)])));
}

/** BAD_USER_INPUT that names the fields; nothing if there are none. */
export function assertNone(errors: FieldErrors): void {
  const texts = Object.entries(errors).map((entry) => joinTexts(entry, ': '));
  if (texts.length > 0) throw new AppError('BAD_USER_INPUT', joinTexts(texts), errors);
}

/** The fields at and below the path that the shape doesn't have. Absent and null are as nothing. */
function checkShape(sent: unknown, shape: object, path: string): FieldErrors {
  if (sent === undefined || sent === null) return {};
  if (!isObject(sent)) return { [path]: msg('Send an object.') };
  const found = Object.entries(sent).map(([name, value]): FieldErrors => {
    const part: unknown = Object.hasOwn(shape, name) ? Reflect.get(shape, name) : undefined;
    if (part === undefined) return { [`${path}.${name}`]: msg('There is no such field.') };
    return isObject(part) ? checkShape(value, part, `${path}.${name}`) : {};
  });
  return Object.assign({}, ...found) as FieldErrors;
}

function unknownParameter(known: readonly string[]): Message {
  if (known.length === 0) return msg('There is no such parameter. This path takes none.');
  return msg('There is no such parameter. This path takes {parameters}.', { parameters: known.toSorted().join(', ') });
}

const answerNames = new WeakMap<Route, ReadonlySet<string>>();

/** What a path answers may be sent back to it as it is: programs read a card, change a field and send all of it. */
function findAnswerNames(route: Route, schema: GraphQLSchema): ReadonlySet<string> {
  const known = answerNames.get(route);
  if (known) return known;
  const { properties = {} } = route.answer?.({ schema, document: route.operation }) ?? {};
  const parts = Object.values(properties).flatMap((part) => Object.keys(part.properties ?? {}));
  const names = new Set([...Object.keys(properties), ...parts]);
  answerNames.set(route, names);
  return names;
}
