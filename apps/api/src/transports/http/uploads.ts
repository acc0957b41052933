import { Readable } from 'node:stream';
import { PICTURE_COPY_PATH } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, contentTypeOf } from '../../infra/files/file-store.ts';
import type { Services } from '../../kernel/context.ts';
import {
  type FileForViewer,
  findCopy,
  findFileFor,
  readPublicFile,
  type StoredFile,
} from '../../modules/uploads/index.ts';
import { readLanguage } from './page-language.ts';
import { loadContext } from './request-context.ts';

const KEY = /^[0-9a-f]{32}\.(?:webp|pdf|mp4|webm)$/;

/** A name is made once and never reused, so it may be kept for ever. */
const PUBLIC = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
/** A link may get another copy after a failure. */
const COPIED = { ...PUBLIC, 'cache-control': 'public, max-age=86400' };
/** The next person on this device may not see it, and neither may this one later. */
const PRIVATE = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Stored pictures and files. A message's is for who may read it, known by cookie or token; everybody else gets 404. */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const { key } = request.params;
    const found = KEY.test(key)
      ? await findFileFor(services, key, async () => (await loadContext(services, request, reply)).viewer)
      : null;
    if (!found) return sendMissing(request, reply);
    // The size is in the row: a HEAD request doesn't read the file.
    if (request.method === 'HEAD') found.read = async () => ({ sizeBytes: found.sizeBytes, stream: Readable.from([]) });
    if (found.name) return sendFile(found, key, { request, reply });
    const file = await found.read();
    return file ? sendPicture(reply, file, found.isPrivate ? PRIVATE : PUBLIC) : sendMissing(request, reply);
  });
  app.get<{ Querystring: { of?: unknown } }>(PICTURE_COPY_PATH, async ({ query: { of } }, reply) => {
    // Only copies that exist are served: a request here never makes the server fetch anything.
    const key = typeof of === 'string' ? await findCopy(services, of) : null;
    const file = key && (await readPublicFile(services, key));
    // A missing copy is no error of the page: with 204 the browser shows nothing and logs nothing.
    return file ? sendPicture(reply, file, COPIED) : reply.code(204).header('cache-control', 'no-store').send();
  });
}

function sendPicture(reply: FastifyReply, { sizeBytes, stream }: StoredFile, headers: Record<string, string>) {
  return reply
    .headers({
      'content-type': 'image/webp',
      'content-length': sizeBytes,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...headers,
    })
    .send(stream);
}

/** A PDF or a video. Players of videos ask for parts, and Safari plays none without. */
async function sendFile(
  { name, sizeBytes, read }: FileForViewer,
  key: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  reply.headers({
    'content-type': contentTypeOf(key),
    'content-disposition': contentDisposition(name),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Without `sandbox`, in which Chrome and Safari show no PDF. What a PDF runs stays in the viewer.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'",
    'x-robots-tag': 'noindex',
    ...PUBLIC,
  });
  // We send no validators, so an `If-Range` never matches. Ranges are for GET alone (RFC 9110 §14.2).
  const isWhole = request.headers['if-range'] !== undefined || request.method === 'HEAD';
  const range = isWhole ? null : readRange(request.headers.range, sizeBytes);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).header('cache-control', 'no-store').send();
  }
  const file = await read(range ?? undefined);
  if (!file) return sendMissing(request, reply);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${sizeBytes}`);
  return reply.header('content-length', file.sizeBytes).send(file.stream);
}

/** One part (RFC 9110 §14.1.2). Null for the whole, also where several parts are asked for, or in another unit. */
function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first > last ? 'outside' : { first, last };
}

/** The name for old clients in ASCII, and as it is (RFC 6266 §4.3). */
function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const message = render(msg('No such picture.'), readLanguage(request));
  return reply.code(404).header('cache-control', 'no-store').send({ message, error: message, code: 'NOT_FOUND' });
}
