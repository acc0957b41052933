import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TokenRules } from '../../../modules/identity/index.ts';
import type { Executor } from '../../graphql/executor.ts';
import { READ_BY_ALL } from '../../http/cors.ts';
import { isKnown, readPreconditions, toEtag } from '../preconditions.ts';
import { downloads, routes } from '../routes.ts';
import { describeRest, type OpenApiDocument } from './document.ts';
import { describeEvents } from './events-document.ts';

/** Serves the descriptions of the REST API and of webhooks, and gives the former to others. Each is made once, when somebody first asks. */
export function registerOpenApi(app: FastifyInstance, { schema, services }: Executor): () => OpenApiDocument {
  let made: OpenApiDocument | undefined;
  let text: string | undefined;
  const describe = () => {
    made ??= describeRest({
      schema,
      routes: routes,
      downloads,
      findScopes: (document) => TokenRules.findNeeded(schema, document),
      origin: services.env.publicOrigin,
    });
    return made;
  };
  app.get('/api/openapi.json', async (request, reply) => {
    text ??= JSON.stringify(describe());
    return sendDocument(request, reply, text);
  });
  let events: string | undefined;
  app.get('/api/asyncapi.json', async (request, reply) => {
    events ??= JSON.stringify(describeEvents(describe(), services.env.publicOrigin));
    return sendDocument(request, reply, events);
  });
  return describe;
}

function sendDocument({ headers, method }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = toEtag(null, text);
  reply.headers({ ...DOCUMENT_HEADERS, etag });
  if (isKnown(readPreconditions({ headers, method, isVersioned: false }), etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

const DOCUMENT_HEADERS = { ...READ_BY_ALL, 'cache-control': 'public, max-age=300' };
