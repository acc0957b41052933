import { ADDRESSES, ERROR_STATUS, TOKEN_SCOPE_LIST } from '@tessera/domain';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { RELEASE } from '../../../infra/settings/release.ts';
import { TOKEN_RULES } from '../../../kernel/token-rules.ts';
import type { DownloadRoute } from '../download.ts';
import type { Route } from '../route.ts';
import { exampleFor } from './examples.ts';
import { hoistSchemas } from './hoist-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { type RequestValue, readRequestValues } from './read-request.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';
import { describeTags, tagFor } from './tags.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, unknown>;
  [more: string]: unknown;
}

interface Described {
  schema: GraphQLSchema;
  routes: readonly Route[];
  downloads: readonly DownloadRoute[];
  /** What an operation needs of a token. */
  findScopes: (operation: DocumentNode) => { scopes: readonly string[]; closed: string | null };
  /** Where the API is, e.g. `https://cards.example.com`. */
  origin: string;
}

/** The REST API as OpenAPI 3.1, read off the same routes that answer it. */
export function describeRest(described: Described): OpenApiDocument {
  const { routes, downloads, origin } = described;
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes)
    add(paths, { path: route.path, method: route.method, operation: describeRoute(route, described) });
  for (const route of downloads) add(paths, { path: route.path, method: 'get', operation: describeDownload(route) });
  const { hoisted, schemas } = hoistSchemas(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera',
      version: RELEASE,
      summary: 'Digital business cards: cards, contacts, shares, groups, deals and figures.',
      description:
        'The paths are a thin layer over the GraphQL schema, with the same rights, limits and errors. Dates are ISO 8601 in UTC. Lists have a `nextCursor`; send it as `after` for the next page.',
      contact: { name: 'Tessera', url: new URL(ADDRESSES.contact.path, origin).href },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: describeTags([...routes, ...downloads].map(({ path }) => path)),
    paths: hoisted,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `An access token, made in Settings → Developers → Tokens for apps and scripts. Scopes: ${TOKEN_SCOPE_LIST.map(({ scope }) => scope).join(', ')}.`,
        },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY, IfMatch: IF_MATCH, IfNoneMatch: IF_NONE_MATCH },
      headers: { ETag: ETAG },
      responses: { Error: { description: 'A refusal.', content: json({ $ref: '#/components/schemas/Error' }) } },
      schemas: { Error: ERROR, ...schemas },
    },
  };
}

const REFUSALS = {
  '4XX': { $ref: '#/components/responses/Error' },
  '5XX': { $ref: '#/components/responses/Error' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key within 24 hours gives the first answer again: a retry writes nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that you read, such as `"7"`. A stale version is refused with CONFLICT (409).',
  schema: { type: 'string' },
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an earlier answer. If the answer is still the same, you get 304 without a body.',
  schema: { type: 'string' },
};

const ETAG = {
  description:
    'Identifies this answer for `If-None-Match`. If the object has a version, it is the version, for `If-Match`.',
  schema: { type: 'string' },
};
const TAGGED = { headers: { ETag: { $ref: '#/components/headers/ETag' } } };

const ERROR: JsonSchema = {
  type: 'object',
  description: 'Why a request was refused. Some codes say more, such as `retryAfterSeconds` with RATE_LIMITED.',
  properties: {
    message: { type: 'string', description: 'For people.' },
    error: { type: 'string', description: 'The same.' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'For programs.' },
    fields: { type: 'object', additionalProperties: true, description: 'Wrong field → what is wrong with it.' },
  },
  required: ['message', 'error', 'code'],
};

function add(
  paths: OpenApiDocument['paths'],
  { path, method, operation }: { path: string; method: string; operation: object },
): void {
  const written = writePath(path);
  paths[written] = { ...paths[written], [method]: operation };
}

function writePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function describeRoute(route: Route, { schema, findScopes, routes }: Described) {
  const operation = readOperation(route);
  const subject = findSubject(schema, operation);
  const { scopes, closed } = findScopes(route.operation);
  const answer = route.status === 204 ? null : route.answer?.({ schema, document: route.operation });
  const taken = readRequestValues(route, schema);
  const [query, sent] = [taken.query, taken.body].map((values) => values.map((one) => withAnswered(one, answer)));
  const isWrite = route.method !== 'get';
  const hasTag = !isWrite || (route.version && route.status !== 204);
  const id = operationId(route, operation);
  const twin = routes.find((one) => route.id?.endsWith('Alias') && one.id === route.id.replace('Alias', ''));
  return {
    operationId: id,
    tags: [tagFor(route.path)],
    summary: capital(id).replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    description: [
      twin ? `Another address of \`${writePath(twin.path)}\`.` : '',
      subject.description ?? '',
      scopeText(scopes, closed !== null),
    ]
      .join('\n\n')
      .trim(),
    ...security(scopes, closed !== null),
    parameters: [
      ...taken.params.map((one) => toParameter(one, 'path')),
      ...(query ?? []).map((one) => toParameter(one, 'query')),
      ...(isWrite ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(route.version && route.method !== 'post' ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
      ...(isWrite ? [] : [{ $ref: '#/components/parameters/IfNoneMatch' }]),
    ],
    ...requestBody(sent ?? [], taken.files, REQUEST_EXAMPLES[id]),
    responses: {
      [route.status]: answer
        ? { description: 'Done.', ...(hasTag && TAGGED), content: json(answer, exampleFor(answer, id)) }
        : { description: 'Done, without a body.' },
      ...(!isWrite && { 304: { description: 'The answer is the same as the one in `If-None-Match`.', ...TAGGED } }),
      ...REFUSALS,
    },
  };
}

/** The value with the choices that the answer has under its name: what was read may be sent back. */
function withAnswered(value: RequestValue, answer: JsonSchema | null | undefined): RequestValue {
  const parts = [answer, ...Object.values(answer?.properties ?? {}).map((part) => part.items ?? part)];
  const answered = parts.flatMap((part) => part?.properties?.[value.name] ?? []);
  return { ...value, schema: answered.reduce(mergeChoices, value.schema) };
}

function mergeChoices(sent: JsonSchema, answered: JsonSchema): JsonSchema {
  const choices = answered.enum?.filter((one) => one !== null) ?? [];
  const fields = Object.entries(sent.properties ?? {}).map(([name, field]) => {
    const same = answered.properties?.[name];
    return [name, same ? mergeChoices(field, same) : field];
  });
  return {
    ...sent,
    ...(sent.enum && { enum: [...new Set([...sent.enum, ...choices])] }),
    ...(sent.properties && { properties: Object.fromEntries(fields) }),
    ...(sent.items && answered.items && { items: mergeChoices(sent.items, answered.items) }),
  };
}

/**
 * The field of the schema that an operation is about: its first root field, for a query the viewer only when it asks for
 * nothing else; and from there the one field that takes arguments, such as the list of `viewer { cards(first: 20) }`.
 */
function findSubject(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode) {
  const roots = listFields(selectionSet);
  const isQuery = operation === 'query';
  const root = roots.find(({ name }) => !isQuery || name.value !== 'viewer') ?? roots[0];
  const type = isQuery ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[root?.name.value ?? ''];
  if (!root || !field) throw new Error('An operation without a field.');
  const inner = listFields(root.selectionSet).filter((one) => one.arguments && one.arguments.length > 0);
  const within = getNamedType(field.type);
  if (!isQuery || inner.length !== 1 || !isObjectType(within)) return field;
  return within.getFields()[inner[0]?.name.value ?? ''] ?? field;
}

function listFields(selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return (selectionSet?.selections ?? []).filter((one) => one.kind === Kind.FIELD);
}

function describeDownload({ path, type, tokenRule, example, parameters = {} }: DownloadRoute) {
  const rule = TOKEN_RULES[`Download.${tokenRule}`] ?? 'none';
  const scopes = rule === 'any' || rule === 'none' ? [] : [rule];
  const [mediaType = type] = type.split(';');
  return {
    operationId: `download${path
      .replace(/^\/api/, '')
      .replace(/[^a-z]+([a-z])/gi, (_all, letter: string) => letter.toUpperCase())
      .replace(/\W/g, '')}`,
    tags: [tagFor(path)],
    summary: `Download ${mediaType}`,
    description: scopeText(scopes, rule === 'none'),
    ...security(scopes, rule === 'none'),
    parameters: Object.entries(parameters).map(([name, { isRequired = false, ...schema }]) =>
      toParameter(
        { name, isRequired, schema: { type: 'string', ...schema } },
        path.includes(`:${name}`) ? 'path' : 'query',
      ),
    ),
    responses: {
      200: {
        description: 'The file.',
        content: { [mediaType]: { schema: { type: 'string' }, ...(example && { example }) } },
      },
      ...REFUSALS,
    },
  };
}

function readOperation({ operation: document }: Route): OperationDefinitionNode {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('A route has no operation.');
  return operation;
}

/** The route's own name, or that of its operation. */
function operationId({ id }: Route, { name }: OperationDefinitionNode): string {
  const own = name?.value.replace(/^Rest/, '') ?? '';
  return id ?? own.charAt(0).toLowerCase() + own.slice(1);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function scopeText(scopes: readonly string[], isClosed: boolean): string {
  if (isClosed) return 'Tokens can’t be used for it: only people can do this.';
  return scopes.length > 0 ? `Scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.` : '';
}

/** What needs no scope is open to visitors, or says itself who may do it. */
function security(scopes: readonly string[], isClosed: boolean): object {
  if (isClosed) return { security: [{}] };
  const scoped = { security: [{ token: [] }], 'x-scopes': scopes };
  return scopes.length > 0 ? scoped : { security: [{}, { token: [] }] };
}

function toParameter({ name, schema, isRequired }: RequestValue, place: 'path' | 'query'): object {
  const { description, ...shape } = schema;
  const required = place === 'path' || isRequired;
  return { name, in: place, ...(required && { required }), ...(description && { description }), schema: shape };
}

function requestBody(sent: readonly RequestValue[], files: readonly RequestValue[], example?: object): object {
  if (files.length > 0) return { requestBody: body('multipart/form-data', [...files, ...sent]) };
  return sent.length > 0 ? { requestBody: body('application/json', sent, example) } : {};
}

function body(mediaType: string, values: readonly RequestValue[], example?: object) {
  const required = values.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const properties = Object.fromEntries(values.map(({ name, schema }) => [name, schema]));
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { required: required.length > 0, content: { [mediaType]: { schema, ...(example && { example }) } } };
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
