import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { receiveContact } from '../../modules/connectors/index.ts';

/** A contact is small, and each one is kept in the log. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Where automations send contacts to, with the key of the connector as bearer token. */
export function registerInbound(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/api/inbound/:id',
    { bodyLimit: BODY_LIMIT_BYTES, config: { ignoresBearer: true } },
    async ({ params, headers, body }, reply) => {
      const key = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
      const { outcome, contactId } = await receiveContact(services, { id: params.id, key, body });
      return reply.code(outcome === 'created' ? 201 : 200).send({ outcome, contactId });
    },
  );
}
