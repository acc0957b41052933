import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import { AppError, FILE_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyRequest } from 'fastify';

/** 5 MB, as stated beside every picture field. Routes that take longer files spool them to the disk. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

export interface ReceivedFile {
  /** As the client called it; never used as a path. */
  name: string;
  /** The whole file, or the first bytes of a spooled one. */
  bytes: Buffer;
  spooled?: SpooledFile;
}

/** A file that is too large for memory. It is gone once the request is answered. */
export interface SpooledFile {
  path: string;
  sizeBytes: number;
  hash: string;
}

/** PAYLOAD_TOO_LARGE unless the file is in memory as a whole. */
export function wholeBytes({ bytes, spooled }: ReceivedFile): Buffer {
  if (spooled) throw tooLarge(MAX_FILE_BYTES);
  return bytes;
}

export interface MultipartForm {
  texts: Record<string, string>;
  files: Record<string, ReceivedFile>;
}

/** Opens a file on the disk that is gone once the request is over. */
export type OpenSpool = () => Promise<{ path: string; handle: FileHandle }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a route that takes a long file; refuses when the sender may send none now. */
    openSpool?: OpenSpool;
  }
  interface FastifyContextConfig {
    /** The route reads a form with a file. */
    takesForm?: boolean;
    /** Whether that file may be as long as a video, by the texts that came before it. */
    takesLongFile?: (texts: Readonly<Record<string, string>>) => boolean;
  }
}

const forms = new WeakMap<FastifyRequest, Promise<MultipartForm>>();

/**
 * Reads a whole form: files of at most 5 MB, or 50 MB on routes that take long files. PAYLOAD_TOO_LARGE for a longer file.
 * A body can be read only once, so every caller gets the same form.
 */
export function readMultipartForm(request: FastifyRequest): Promise<MultipartForm> {
  const form = forms.get(request) ?? readParts(request);
  forms.set(request, form);
  return form;
}

/** The same text for the same fields and files. The boundary doesn't matter: clients choose a new one for every try. */
export function fingerprintForm({ texts, files }: MultipartForm): string {
  const hashed = Object.entries(files).map(([field, { name, bytes, spooled }]) => [
    field,
    name,
    spooled?.hash ?? createHash('sha256').update(bytes).digest('base64'),
  ]);
  return JSON.stringify([texts, hashed]);
}

async function readParts(request: FastifyRequest): Promise<MultipartForm> {
  const form: MultipartForm = { texts: {}, files: {} };
  const { takesLongFile } = request.routeOptions.config;
  try {
    const limits = { fileSize: takesLongFile ? FILE_LIMITS.videoBytes : MAX_FILE_BYTES, files: 1, fields: 8 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const most = takesLongFile?.(form.texts) ? FILE_LIMITS.videoBytes : MAX_FILE_BYTES;
        form.files[part.fieldname] = await readFile(request, part, most);
      } else form.texts[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw toAppError(error);
  }
  return form;
}

async function readFile(
  request: FastifyRequest,
  { file, filename }: MultipartFile,
  most: number,
): Promise<ReceivedFile> {
  const head: Buffer[] = [];
  const hash = createHash('sha256');
  let spool: Awaited<ReturnType<OpenSpool>> | null | undefined;
  let refusal: unknown;
  let sizeBytes = 0;
  try {
    // A refused file is read to its end, as the parser does: a client that still sends would not get the answer.
    for await (const chunk of file as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > most || refusal) continue;
      hash.update(chunk);
      if (sizeBytes > MAX_FILE_BYTES && !spool) {
        try {
          spool = await request.openSpool?.();
        } catch (error) {
          refusal = error;
          continue;
        }
        for (const earlier of head) await spool?.handle.write(earlier);
      }
      if (spool) await spool.handle.write(chunk);
      else head.push(chunk);
    }
  } finally {
    await spool?.handle.close();
  }
  if (refusal) throw refusal;
  if (sizeBytes > most || file.truncated) throw tooLarge(most);
  const bytes = Buffer.concat(head);
  const spooled = spool && { path: spool.path, sizeBytes, hash: hash.digest('base64') };
  return { name: filename, bytes, ...(spooled && { spooled }) };
}

function tooLarge(mostBytes: number): AppError {
  const megabytes = mostBytes / 1024 ** 2;
  const text = msg('Use a file of up to {megabytes} MB.', { megabytes });
  return new AppError('PAYLOAD_TOO_LARGE', text, { file: msg('At most {megabytes} MB.', { megabytes }) });
}

function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(MAX_FILE_BYTES);
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
