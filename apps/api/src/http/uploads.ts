import type { FastifyInstance } from 'fastify';
import type { Services } from '../composition/context.ts';
import { readFileFor } from '../modules/uploads/upload-access.service.ts';
import { loadContext } from './request-context.ts';

const KEY = /^[0-9a-f]{32}\.webp$/;

/** A name is made once and never reused, so it may be kept for ever. */
const PUBLIC = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Nobody keeps what the next person on the device, or the same one later, may not see. */
const PRIVATE = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Stored pictures. A message's is for who may read it, known by cookie or token; everybody else gets 404. */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const { key } = request.params;
    const found = KEY.test(key)
      ? await readFileFor(services, key, async () => (await loadContext(services, request, reply)).viewer)
      : null;
    if (!found) {
      const body = { message: 'No such picture.', error: 'No such picture.', code: 'NOT_FOUND' };
      return reply.code(404).header('cache-control', 'no-store').send(body);
    }
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': found.file.sizeBytes,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        ...(found.isPrivate ? PRIVATE : PUBLIC),
      })
      .send(found.file.stream);
  });
}
