import type { FastifyInstance } from 'fastify';
import type { Services } from '../composition/context.ts';

const KEY = /^[0-9a-f]{32}\.webp$/;

/** Stored pictures. A name is made once and never reused, so it may be kept for ever. */
export function registerUploads(app: FastifyInstance, { files }: Services): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const file = KEY.test(request.params.key) ? await files.read(request.params.key) : null;
    if (!file)
      return reply.code(404).send({ message: 'No such picture.', error: 'No such picture.', code: 'NOT_FOUND' });
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.sizeBytes,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(file.stream);
  });
}
