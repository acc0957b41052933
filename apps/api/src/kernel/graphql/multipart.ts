import { createHash } from 'node:crypto';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** 5 MB, as promised beside every picture field. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

export interface ReceivedFile {
  /** As the client called it; never used as a path. */
  name: string;
  bytes: Buffer;
}

export interface MultipartForm {
  texts: Record<string, string>;
  files: Record<string, ReceivedFile>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a form with a file. */
    takesForm?: boolean;
  }
}

const forms = new WeakMap<FastifyRequest, Promise<MultipartForm>>();

/**
 * Reads a whole form into memory: at most 5 MB a file. PAYLOAD_TOO_LARGE names the file that was longer. A body can be read
 * only once, so every caller gets the same form.
 */
export function readMultipartForm(request: FastifyRequest): Promise<MultipartForm> {
  const form = forms.get(request) ?? readParts(request);
  forms.set(request, form);
  return form;
}

/** The same text for the same fields and files. The boundary doesn't matter: clients choose a new one for every try. */
export function fingerprintForm({ texts, files }: MultipartForm): string {
  const hashed = Object.entries(files).map(([field, { name, bytes }]) => [
    field,
    name,
    createHash('sha256').update(bytes).digest('base64'),
  ]);
  return JSON.stringify([texts, hashed]);
}

async function readParts(request: FastifyRequest): Promise<MultipartForm> {
  const form: MultipartForm = { texts: {}, files: {} };
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 8 } })) {
      if (part.type === 'file') form.files[part.fieldname] = { name: part.filename, bytes: await part.toBuffer() };
      else form.texts[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw toAppError(error);
  }
  return form;
}

function toAppError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('PAYLOAD_TOO_LARGE', msg('Use a file of up to 5 MB.'), { file: msg('At most 5 MB.') });
  }
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return new AppError('BAD_USER_INPUT', msg('This form could not be read.'), { file: msg('Send one file.') });
  }
  return new AppError('BAD_USER_INPUT', msg('This form could not be read.'), { file: msg('The form is broken.') });
}

interface GraphQLRequestBody {
  query?: unknown;
  variables?: Record<string, unknown>;
}

/** A GraphQL multipart request as the JSON body that it stands for, with each file where `map` puts it. */
export async function readGraphQLMultipart(request: FastifyRequest): Promise<GraphQLRequestBody> {
  const { texts, files } = await readMultipartForm(request);
  const operations = parseJson('operations', texts.operations) as GraphQLRequestBody;
  const map = parseJson('map', texts.map) as Record<string, string[]>;
  for (const [part, paths] of Object.entries(map)) {
    for (const path of Array.isArray(paths) ? paths : []) setFile(operations, String(path).split('.'), files[part]);
  }
  return operations;
}

function parseJson(field: string, text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Named below, like any other text that is no object.
  }
  throw new AppError('BAD_USER_INPUT', msg('The part "{field}" has to be a JSON object.', { field }), field);
}

function setFile(root: object, path: string[], file: ReceivedFile | undefined): void {
  let target = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(target, key) ? target[key] : undefined;
    if (typeof next !== 'object' || next === null) return;
    target = next as Record<string, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined && Object.hasOwn(target, last)) target[last] = file;
}
