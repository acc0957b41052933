import { drawCode, drawInline, drawMarkdown } from './markdown.ts';
import { type DocsContent, type DocsSection, escapeHtml, toAnchor } from './section.ts';

/** As far as the reference reads them (OpenAPI 3.1). */
interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}
interface Body {
  description?: string;
  content?: Record<string, { schema: Schema; example?: object }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** Every path of the REST API, and the shapes that they share, from the OpenAPI document. */
export function drawRest(document: OpenApi, origin: string): DocsContent {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = operations.toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    title: 'REST reference',
    lead: 'Every path, from the <a href="/api/openapi.json">OpenAPI 3.1 document</a> that the server answers by.',
    sections: [
      ...byTag.map((one) => toSection(one, document, origin)),
      ...Object.entries(document.components.schemas).map(([name, schema]) => describeShape(name, schema)),
    ],
  };
}

interface Described {
  path: string;
  method: string;
  operation: Operation;
}

/** The areas in the order in which integrators need them. */
const AREAS =
  'cards contacts shares analytics webhooks deals uploads chat direct public explore deletions organizations users auth account invoices contact-requests demo-requests'.split(
    ' ',
  );

/** Areas that aren't listed come last. */
function rankOf({ operation }: Described): number {
  const at = AREAS.indexOf(operation.tags[0] ?? '');
  return at < 0 ? AREAS.length : at;
}

function toSection({ path, method, operation }: Described, document: OpenApi, origin: string): DocsSection {
  const title = `${method.toUpperCase()} ${path}`;
  const parameters = (operation.parameters ?? []).map((one) => resolveParameter(one, document));
  const [type = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const [status = '', answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const [answered] = Object.values(answer?.content ?? {});
  const parts = [
    drawMarkdown(operation.description),
    parameters.length > 0 ? `<p class="docs-label">Parameters</p>${listParameters(parameters)}` : '',
    body ? `<p class="docs-label">Body, <code>${escapeHtml(type)}</code></p>${listProperties(body.schema)}` : '',
    `<p class="docs-label">Answer ${escapeHtml(status)}</p>${answered ? listProperties(answered.schema) : `<p>${escapeHtml(answer?.description ?? '')}</p>`}`,
    drawCode(writeCurl({ path, method, operation }, { origin, example: body?.example }), 'sh'),
  ];
  const names = [...parameters.map(({ name }) => name), ...Object.keys(body?.schema.properties ?? {})];
  return {
    id: toAnchor(title),
    title,
    group: operation.tags[0] ?? '',
    html: parts.join(''),
    text: `${operation.summary} ${operation.description} ${names.join(' ')}`,
  };
}

function describeShape(name: string, schema: Schema): DocsSection {
  const text = `${schema.description ?? ''} ${Object.keys(schema.properties ?? {}).join(' ')}`;
  const html = `${schema.description ? `<p>${drawInline(schema.description)}</p>` : ''}${listProperties(schema)}`;
  return { id: `shape-${name}`, title: name, group: 'Shapes', html, text };
}

function resolveParameter(parameter: Parameter, { components }: OpenApi): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name && components.parameters[name]) || parameter;
}

function listParameters(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<dt><code>${escapeHtml(name)}</code> <code class="docs-type">${writeType(schema)}</code> in ${escapeHtml(place)}${required ? ', required' : ''}${schema.default === undefined ? '' : `, <code>${escapeHtml(String(schema.default))}</code> by default`}</dt><dd>${drawInline(description ?? schema.description ?? '')}${listValues(schema)}</dd>`,
  );
  return `<dl class="docs-fields">${rows.join('')}</dl>`;
}

function listProperties({ properties, required = [], ...schema }: Schema): string {
  if (!properties) return `<p><code class="docs-type">${writeType(schema)}</code></p>`;
  const rows = Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name) ? '' : ', optional';
    const inner = property.properties ? listProperties(property) : '';
    return `<dt><code>${escapeHtml(name)}</code> <code class="docs-type">${writeType(property)}</code>${isRequired}</dt><dd>${drawInline(property.description ?? '')}${listValues(property)}${inner}</dd>`;
  });
  return `<dl class="docs-fields">${rows.join('')}</dl>`;
}

function listValues(schema: Schema): string {
  return schema.enum ? `<p>${schema.enum.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(', ')}</p>` : '';
}

function writeType({ $ref, type, items, anyOf, format }: Schema): string {
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#shape-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (items) return `list of ${writeType(items)}`;
  if (anyOf) return anyOf.map(writeType).join(' or ');
  const names = [type ?? 'any'].flat().join(' or ');
  return escapeHtml(format ? `${names} (${format})` : names);
}

/** A call that can be pasted; values in braces are to be filled in. */
function writeCurl(
  { path, method, operation }: Described,
  { origin, example }: { origin: string; example: object | undefined },
): string {
  const ids: string[] = [];
  const filled = path.replace(/([\w-]+)\/\{(\w+)\}/g, (_all, noun: string, parameter: string) => {
    const variable = toVariable(noun, parameter);
    ids.push(`${variable}=${parameter === 'id' ? EXAMPLE_ID : 'asha-rao'}`);
    return `${noun}/$${variable}`;
  });
  const lines = [`curl --fail-with-body --silent "${origin}${filled}"`];
  if (method !== 'get') lines[0] += ` -X ${method.toUpperCase()}`;
  const takesToken = operation.security?.some((one) => 'token' in one) ?? true;
  if (takesToken) lines.push(`  -H "Authorization: Bearer $TOKEN"`);
  if (example) {
    const text = JSON.stringify(example, null, 2).replaceAll("'", "'\\''");
    lines.push(`  -H "Content-Type: application/json"`, `  -d '${text}'`);
  }
  for (const [name, value] of listFormParts(operation)) lines.push(`  -F ${name}=${value}`);
  return [...ids, lines.join(' \\\n')].join('\n');
}

const EXAMPLE_ID = '01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5d9';

/** `CARD_ID` for the id in `/cards/{id}`, `USER_OWNER` for the owner in `/user/{owner}`. */
function toVariable(noun: string, parameter: string): string {
  return `${noun.replace(/s$/, '')}_${parameter}`.replace(/\W/g, '_').toUpperCase();
}

/** The fields of a form: its file, and the first of each choice. */
function listFormParts({ requestBody }: Described['operation']): [name: string, value: string][] {
  const { properties = {}, required = [] } = requestBody?.content?.['multipart/form-data']?.schema ?? {};
  return Object.entries(properties).flatMap(([name, { format, enum: choices }]): [string, string][] => {
    if (format === 'binary') return [[name, '@./file']];
    return required.includes(name) && choices ? [[name, String(choices[0])]] : [];
  });
}
