import type { OpenApiDocument } from '../rest/openapi/document.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name?: string; in?: string; description?: string }[];
  requestBody?: { content: Record<string, { example?: unknown; schema?: { properties?: Record<string, unknown> } }> };
}

interface Call {
  tag: string;
  name: string;
  description: string;
  method: string;
  /** `/api/cards/:id` */
  path: string;
  query: { name: string; description: string }[];
  /** A JSON text; null without one. */
  body: string | null;
  isForm: boolean;
}

/** Every operation of the document, with an example of its body. */
function listCalls({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { summary = '', description = '', tags = [], parameters = [], requestBody } = described as Operation;
      const json = requestBody?.content['application/json'];
      return {
        tag: tags[0] ?? '',
        name: summary,
        description,
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        query: parameters.flatMap((one) =>
          one.in === 'query' && one.name ? [{ name: one.name, description: one.description ?? '' }] : [],
        ),
        body: json ? JSON.stringify(json.example ?? {}, null, 2) : null,
        isForm: Boolean(requestBody && !json),
      };
    }),
  );
}

/** The REST API as a collection of Postman (format 2.1). `token` is a variable of the collection. */
export function toPostman(document: OpenApiDocument, origin: string): object {
  const calls = listCalls(document);
  const item = [...new Set(calls.map(({ tag }) => tag))].map((tag) => ({
    name: tag,
    item: calls
      .filter((call) => call.tag === tag)
      .map(({ name, description, method, path, query, body, isForm }) => ({
        name: `${method} ${path} · ${name}`,
        request: {
          method,
          description,
          header: body === null ? [] : [{ key: 'Content-Type', value: 'application/json' }],
          url: {
            raw: `{{origin}}${path}`,
            host: ['{{origin}}'],
            path: path.split('/').slice(1),
            variable: [...path.matchAll(/:(\w+)/g)].map(([, key]) => ({ key, value: '' })),
            query: query.map((one) => ({ key: one.name, value: '', description: one.description, disabled: true })),
          },
          ...(body !== null && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
          ...(isForm && { body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: [] }] } }),
        },
      })),
  }));
  return {
    info: { name: 'Tessera', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'origin', value: origin },
      { key: 'token', value: '' },
    ],
    item,
  };
}

/** The same as a collection that Bruno imports. */
export function toBruno(document: OpenApiDocument, origin: string): object {
  const calls = listCalls(document);
  const items = [...new Set(calls.map(({ tag }) => tag))].map((tag) => ({
    type: 'folder',
    name: tag,
    items: calls
      .filter((call) => call.tag === tag)
      .map(({ name, description, method, path, query, body }, at) => ({
        type: 'http',
        name: `${method} ${path.replaceAll('/', ' ').trim()} · ${name}`,
        seq: at + 1,
        request: {
          url: `{{origin}}${path}`,
          method,
          docs: description,
          headers: [],
          params: [
            ...query.map((one) => ({ name: one.name, value: '', type: 'query', enabled: false })),
            ...[...path.matchAll(/:(\w+)/g)].map(([, key]) => ({ name: key, value: '', type: 'path', enabled: true })),
          ],
          body: body === null ? { mode: 'none' } : { mode: 'json', json: body },
          auth: { mode: 'bearer', bearer: { token: '{{token}}' } },
        },
      })),
  }));
  const variables = [
    { name: 'origin', value: origin, enabled: true, secret: false, type: 'text' },
    { name: 'token', value: '', enabled: true, secret: true, type: 'text' },
  ];
  return { name: 'Tessera', version: '1', items, environments: [{ name: 'Tessera', variables }] };
}
