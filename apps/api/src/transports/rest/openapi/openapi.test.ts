import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { downloads, routes } from '../routes.ts';

// Both are CommonJS, whose names an import of modules doesn’t find.
const { Spectral } = spectralCore;
const { oas } = spectralRulesets;

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-scopes'?: string[];
  parameters: { $ref?: string; name?: string; in?: string; description?: string; schema?: object }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties: object; required?: string[] }; example?: object }>;
  };
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }>; headers?: object }>;
}

interface Schema {
  $ref?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Document {
  openapi: string;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let server: TestServer;
let text: string;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  text = await (await fetch(`${server.origin}/api/openapi.json`)).text();
  document = JSON.parse(text) as Document;
});
afterAll(() => server.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every route and every file is described, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const served = [...routes, ...downloads.map(({ path }) => ({ method: 'get', path }))].map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(served.sort());
});

test('operations have names of their own and say what they do', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(operations().filter(({ summary, description }) => !summary || !description)).toEqual([]);
});

test('an operation is described by what it answers, not by the way there', () => {
  const about = (path: string) => document.paths[path]?.get?.description;
  expect(about('/api/cards')).toMatch(/^The viewer’s cards/);
  expect(about('/api/chat/groups/{id}/members')).toMatch(/people of the group/);
});

test('all references lead somewhere', () => {
  const references = new Set([...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, path = '']) => path));
  const find = (path: string) =>
    path
      .split('/')
      .slice(1)
      .reduce((part: unknown, name) => (part as Record<string, unknown> | undefined)?.[name], document);
  expect([...references].filter((path) => find(path) === undefined)).toEqual([]);
});

test('every parameter says what it is, in words that REST has', () => {
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters }]) =>
      parameters.filter(({ $ref }) => !$ref).map((one) => ({ ...one, at: `${method} ${path} ${one.name}` })),
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
  expect(named.filter(({ description }) => /endCursor|orderBy/.test(description ?? '')).map(({ at }) => at)).toEqual(
    [],
  );
});

test('parameters and fields are named as requests have them, with their types and scopes', () => {
  const list = document.paths['/api/cards']?.get;
  expect(list?.['x-scopes']).toEqual(['cards:read']);
  expect(list?.parameters).toContainEqual(
    expect.objectContaining({ name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } }),
  );
  const create = document.paths['/api/cards']?.post?.requestBody?.content['application/json']?.schema;
  expect(create?.properties).toMatchObject({
    title: { type: 'string' },
    isPublic: { type: 'boolean' },
    theme: { enum: ['luxe', 'minimal', 'tech'] },
    data: { properties: { socials: { properties: { linkedin: { type: 'string' } } } } },
  });
  const group = document.paths['/api/chat/groups']?.post?.requestBody;
  expect(group).toMatchObject({ required: true, content: { 'application/json': { schema: { required: ['name'] } } } });
  const photo = document.paths['/api/chat/groups/{id}/photo']?.post?.requestBody?.content['multipart/form-data'];
  expect(photo?.schema.properties).toMatchObject({ photo: { format: 'binary' } });
});

const EXAMPLES = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const body = requestBody?.content['application/json'];
      return body ? [{ at: `${method} ${path}`, method, path, ...body }] : [];
    }),
  );

test('every JSON body has an example that fits its schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  expect(EXAMPLES().length).toBeGreaterThan(40);
  const wrong = EXAMPLES().filter(({ schema, example }) => {
    const inside = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
    return !example || !ajv.validate({ ...inside, additionalProperties: false }, example);
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('every answer of JSON or text has an example that fits its schema', () => {
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const answers = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2') && status !== '204')
        // ZIP and PDF files have no example: they can’t be read.
        .flatMap(([, { content = {} }]) => Object.entries(content).filter(([type]) => /json|^text/.test(type)))
        .map(([, one]) => ({ at: `${method} ${path}`, ...one })),
    ),
  );
  expect(answers.length).toBeGreaterThan(70);
  const wrong = answers.filter(({ schema, example }) => {
    const inside = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
    return example === undefined || !ajv.validate(inside, example);
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('schemas and operations have names that a person would give', () => {
  const schemas = Object.keys(document.components.schemas);
  expect(schemas.filter((name) => /\d|Connection$|^Rest/.test(name))).toEqual([]);
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.filter((id) => /\d|AtApi|^rest|Query$/.test(id))).toEqual([]);
});

test('a second address says which one it is', () => {
  expect(document.paths['/cards/{id}']?.delete?.description).toContain('`/api/cards/{id}`');
  expect(document.paths['/analytics/overview']?.get?.description).toContain('`/api/analytics/overview`');
});

test('everything that has a version takes If-Match when it is changed, and tells it in its ETag', () => {
  const versioned = routes.filter(({ version, method }) => version && method !== 'post');
  expect(versioned.length).toBeGreaterThan(6);
  for (const { path, method, status } of versioned) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/IfMatch' });
    if (status !== 204) expect(operation?.responses[status]?.headers).toHaveProperty('ETag');
  }
});

test('what stands for a parameter that is left out is told, and what can’t be left out', () => {
  const find = (path: string, name: string) =>
    document.paths[path]?.get?.parameters.find((parameter) => parameter.name === name);
  expect(find('/api/contacts', 'sort')?.schema).toMatchObject({ default: 'name' });
  expect(find('/api/explore', 'limit')?.schema).toMatchObject({ default: 24 });
  for (const path of ['/api/analytics/report.csv', '/api/analytics/events.csv']) {
    for (const name of ['from', 'to']) expect(find(path, name)).toMatchObject({ required: true });
    expect(find(path, 'cardId')).not.toHaveProperty('required');
  }
});

test('every value of an enum that is read may be sent back', () => {
  const resolve = (schema: Schema = {}): Schema =>
    schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const checked: string[] = [];
  const check = (at: string, sent: Schema, read: Schema) => {
    const [taken, answered] = [resolve(sent), resolve(read)];
    const values = answered.enum?.filter((one) => one !== null);
    if (taken.enum && values) {
      checked.push(at);
      expect([at, values.filter((one) => !taken.enum?.includes(one))]).toEqual([at, []]);
    }
    if (taken.items && answered.items) check(at, taken.items, answered.items);
    for (const [name, one] of Object.entries(taken.properties ?? {})) {
      const same = answered.properties?.[name];
      if (same) check(`${at}.${name}`, one, same);
    }
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const sent = requestBody?.content['application/json']?.schema;
      const read = Object.values(responses).find(({ content }) => content?.['application/json'])?.content;
      const answer = resolve(read?.['application/json']?.schema);
      for (const part of [answer, ...Object.values(answer.properties ?? {})])
        if (sent) check(`${method} ${path}`, sent as Schema, part);
    }
  }
  expect(checked).toEqual(expect.arrayContaining(['patch /api/cards/{id}.visibility', 'patch /api/deals/{id}.stage']));
  expect(checked).toContain('patch /api/cards/{id}.data.extra.personal.gender');
});

test('what an example makes is made, and no path calls a field of its example unknown', async () => {
  const owner = await server.register('Asha Rao');
  const { body: made } = await server.rest('POST', '/api/cards', {
    ...{ as: owner, body: { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } } },
  });
  const { id } = made.card as { id: string };
  const statuses = new Map<string, number>();
  for (const { at, method, path, example } of EXAMPLES()) {
    // Each by somebody of their own: some of them sign out.
    const as = path.startsWith('/api/auth') || path.startsWith('/api/account') ? null : owner;
    const filled = path.replace(/\{\w+\}/, id);
    const { status, body } = await server.rest(method.toUpperCase(), filled, { as, body: example });
    statuses.set(at, status);
    expect([at, status !== 500, JSON.stringify(body ?? {})]).toEqual([
      at,
      true,
      expect.not.stringContaining('no such field'),
    ]);
  }
  const MADE = [
    'post /api/cards',
    'patch /api/cards/{id}',
    'post /api/cards/{id}/share',
    'put /api/cards/{id}/listings',
  ];
  MADE.push('post /api/contacts', 'post /api/chat/groups', 'post /api/auth/register');
  MADE.push('post /api/demo-requests', 'post /api/contact-requests', 'patch /api/users/me');
  expect(MADE.filter((at) => (statuses.get(at) ?? 0) >= 300).map((at) => [at, statuses.get(at)])).toEqual([]);
});

test('Redocly’s linter has nothing to say, and would say it', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const lint = async (source: string) => (await lintFromString({ source, config })).map(({ ruleId }) => ruleId);
  expect(await lint(text)).toEqual([]);
  expect(await lint(text.replace('"operationId":"listCards"', '"operationId":"explore"'))).toContain(
    'operation-operationId-unique',
  );
});

test('Spectral has nothing to say either, and would say it', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as RulesetDefinition] });
  const lint = async (source: string) => (await spectral.run(JSON.parse(source))).map(({ code }) => code);
  expect(await lint(text)).toEqual([]);
  expect(await lint(text.replace('"operationId":"listCards"', '"operationId":"explore"'))).toContain(
    'operation-operationId-unique',
  );
});

test('pages of other sites may read it', async () => {
  const { headers } = await fetch(`${server.origin}/api/openapi.json`);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-type')).toContain('application/json');
});
