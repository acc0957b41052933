import { PICTURE_COPY_PATH } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { findCopy, readFileFor, readPublicFile, type StoredFile } from '../../modules/uploads/index.ts';
import { readLanguage } from './page-language.ts';
import { loadContext } from './request-context.ts';

const KEY = /^[0-9a-f]{32}\.webp$/;

/** A name is made once and never reused, so it may be kept for ever. */
const PUBLIC = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
/** A link may get another copy after a failure. */
const COPIED = { ...PUBLIC, 'cache-control': 'public, max-age=86400' };
/** The next person on this device may not see it, and neither may this one later. */
const PRIVATE = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Stored pictures. A message's is for who may read it, known by cookie or token; everybody else gets 404. */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const { key } = request.params;
    const found = KEY.test(key)
      ? await readFileFor(services, key, async () => (await loadContext(services, request, reply)).viewer)
      : null;
    return found ? sendPicture(reply, found.file, found.isPrivate ? PRIVATE : PUBLIC) : sendMissing(request, reply);
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

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const message = render(msg('No such picture.'), readLanguage(request));
  return reply.code(404).header('cache-control', 'no-store').send({ message, error: message, code: 'NOT_FOUND' });
}
