import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** An answer of a REST path: `get /api/cards/:id`. */
interface Answer {
  route: string;
  status: number;
  body: unknown;
}

/** Checks answers against the description of the REST API that the server gives. */
export async function readDescription(origin: string): Promise<{ wrongIn: (answer: Answer) => string[] }> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(closeObjects(document) as object, 'openapi');
  const known = new Map<string, ValidateFunction>();
  return {
    /** What the description doesn't allow; empty for an answer that it describes. */
    wrongIn({ route, status, body }) {
      const [method = '', path = ''] = route.split(' ');
      const written = path.replace(/:(\w+)/g, '{$1}');
      const responses = document.paths[written]?.[method]?.responses;
      if (!responses) return [`${route} is not described`];
      const kind = status in responses ? String(status) : `${Math.floor(status / 100)}XX`;
      const response = responses[kind];
      if (!response) return [`${status} is not described`];
      if (!response.$ref && !response.content) return status === 204 ? [] : ['A body is not described.'];
      const pointer = response.$ref
        ? `${response.$ref.slice(1)}/content/application~1json/schema`
        : `/paths/${toPointer(written)}/${method}/responses/${kind}/content/application~1json/schema`;
      const validate = known.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
      known.set(pointer, validate);
      return validate(body)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

/** The same, with no field in answers that isn't described. Refusals may say more. */
function closeObjects(part: unknown, name = ''): unknown {
  if (Array.isArray(part)) return part.map((one) => closeObjects(one));
  if (typeof part !== 'object' || part === null) return part;
  const isClosed = 'properties' in part && 'required' in part && name !== 'Error';
  const parts = Object.entries(part).map(([key, one]) => [key, closeObjects(one, key)]);
  return { ...Object.fromEntries(parts), ...(isClosed && { additionalProperties: false }) };
}

function toPointer(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}
