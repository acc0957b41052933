import fc, { type Arbitrary } from 'fast-check';
import type { OpenApiDocument } from '../transports/rest/openapi/document.ts';
import type { JsonSchema } from '../transports/rest/openapi/json-schema.ts';

/** A call of a REST path as the description of the API allows it, or nearly so. */
export interface RestCall {
  /** `get /api/cards/:id`, as its row has it. */
  route: string;
  method: string;
  path: string;
  /** Undefined for no body. */
  body: unknown;
  as: (typeof CALLERS)[number];
}

const CALLERS = ['owner', 'owner', 'stranger', 'nobody'] as const;

interface Parameter {
  name?: string;
  in?: string;
  schema?: JsonSchema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** Calls of every operation that takes JSON, three of four as it is described; `made` has ids of things that are there by type. */
export function makeCalls(document: OpenApiDocument, made: Record<string, string>): Arbitrary<RestCall> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  );
  const { schemas } = document.components;
  const ids = Object.values(made);
  return fc.oneof(
    ...operations
      .filter(({ requestBody }) => !requestBody || 'application/json' in requestBody.content)
      .flatMap((operation) => {
        const own = made[OWN_TYPES.find(([words]) => words.test(operation.path))?.[1] ?? ''] ?? '';
        return [
          { weight: 3, arbitrary: makeCall(operation, { schemas, ids, own, isTidy: true }) },
          { weight: 1, arbitrary: makeCall(operation, { schemas, ids, own, isTidy: false }) },
        ];
      }),
  );
}

/** What a path is about → the type of it. */
const OWN_TYPES: readonly [words: RegExp, type: string][] = [
  [/\/cards?\//, 'Card'],
  [/\/groups\//, 'Group'],
  [/\/contacts\//, 'Contact'],
  [/\/deals\//, 'Deal'],
  [/\/shares\//, 'Share'],
  [/\/direct\//, 'Conversation'],
  [/\/organizations\//, 'Organization'],
  [/\/(?:users?|profile)\//, 'User'],
];

function makeCall(
  { path, method, parameters = [], requestBody }: Operation & { path: string; method: string },
  values: Values,
): Arbitrary<RestCall> {
  const schema = requestBody?.content['application/json']?.schema;
  const parts = {
    params: fc.record(pick(parameters, 'path', () => makeId(values))),
    query: fc.record(
      pick(parameters, 'query', (one) => makeValue(one, values)),
      { requiredKeys: [] },
    ),
    body: schema ? makeValue(schema, values) : fc.constant(undefined),
    as: fc.constantFrom(...CALLERS),
  };
  return fc.record(parts).map(({ params, query, body, as }) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.append(name, toText(value));
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])));
    const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return { route, method, path: search.size > 0 ? `${filled}?${search}` : filled, body, as };
  });
}

function pick<T>(parameters: readonly Parameter[], place: string, make: (schema: JsonSchema) => Arbitrary<T>) {
  const found = parameters.filter((one) => one.in === place);
  return Object.fromEntries(found.map(({ name = '', schema = {} }) => [name, make(schema)]));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

interface Values {
  schemas: Record<string, JsonSchema>;
  ids: readonly string[];
  /** The id of what the path is about; '' where that is no thing. */
  own: string;
  /** The name of the value. */
  name?: string;
  /** Whether every value is of the kind that is described. */
  isTidy: boolean;
}

/** Mostly the thing that the path is about; things of other types, of nothing, and what is no id. */
function makeId({ ids, own }: Values): Arbitrary<string> {
  const known = { weight: 9, arbitrary: own ? fc.constant(own) : fc.constantFrom(...ids) };
  const others = [
    fc.uuid(),
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.constantFrom('-', 'null', '0'),
    fc.constantFrom(...ids),
  ];
  return fc.oneof(known, ...others.map((arbitrary) => ({ weight: 1, arbitrary })));
}

/** What the schema allows; where that isn't tidy, every tenth value is of any other kind. */
function makeValue(schema: JsonSchema, values: Values): Arbitrary<unknown> {
  if (values.isTidy) return makeFitting(schema, values);
  return fc.oneof(
    { weight: 9, arbitrary: makeFitting(schema, values) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  );
}

function makeFitting(schema: JsonSchema, values: Values): Arbitrary<unknown> {
  if (schema.$ref) return makeFitting(values.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, values);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => makeFitting(one, values)));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => makeTyped(type, schema, values)));
}

function makeTyped(type: string, schema: JsonSchema, values: Values): Arbitrary<unknown> {
  switch (type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer());
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(makeValue(schema.items ?? {}, values), { maxLength: 3 });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(([name, one]) => [name, makeValue(one, { ...values, name })]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
    }
    default:
      return makeText(schema, values);
  }
}

/** What is usual for a text of a name. */
const USUAL: readonly [name: RegExp, text: string][] = [
  [/email/i, 'asha@example.com'],
  [/phone/i, '+919876543210'],
  [/url|website|link|photo|logo/i, 'https://example.com/a'],
  [/date|At$|from|until/i, '2026-11-24'],
];
const WORDS = [
  '',
  'Asha Rao',
  '+919876543210',
  'asha@example.com',
  'https://example.com/a',
  '2026-11-24',
  'x'.repeat(5000),
];

function makeText({ format }: JsonSchema, { ids, name = '' }: Values): Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const usual = USUAL.find(([words]) => words.test(name))?.[1] ?? 'Asha Rao';
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    ...[
      fc.constantFrom(...WORDS),
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...ids),
    ].map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}
