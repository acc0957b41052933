import { readFileSync } from 'node:fs';
import { DEVELOPER_PAGES, DEVELOPERS_PATH, type DeveloperPage, developerPath, isDeveloperPage } from '@tessera/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../../kernel/context.ts';
import { printContract } from '../graphql/contract.ts';
import { READ_BY_ALL } from '../http/cors.ts';
import type { OpenApiDocument } from '../rest/openapi/document.ts';
import { toBruno, toPostman } from './collections.ts';

/** A placeholder for the installation's own address. */
const EXAMPLE_ORIGIN = 'https://cards.example.com';
const HEADERS = { ...READ_BY_ALL, 'cache-control': 'public, max-age=300' };
const MARKDOWN = 'text/markdown; charset=utf-8';

interface DeveloperFiles {
  services: Services;
  schema: GraphQLSchema;
  describeRest: () => OpenApiDocument;
}

/** The documentation for programs and agents: the schema, pages as Markdown, and collections for two clients. */
export function registerDeveloperFiles(app: FastifyInstance, { services, schema, describeRest }: DeveloperFiles): void {
  const { env } = services;
  let contract: string | undefined;
  const send = (reply: FastifyReply, type: string, text: string) => reply.headers(HEADERS).type(type).send(text);
  const sendCollection = (reply: FastifyReply, name: string, collection: object) =>
    send(
      reply.header('content-disposition', `attachment; filename="${name}"`),
      'application/json; charset=utf-8',
      JSON.stringify(collection, null, 2),
    );
  const readPage = (page: DeveloperPage) => readMarkdown(page, { schema, describeRest, origin: env.publicOrigin });
  app.get('/schema.graphql', (_request, reply) => {
    contract ??= printContract(schema);
    return send(reply, 'application/graphql; charset=utf-8', contract);
  });
  app.get('/llms.txt', (_request, reply) => send(reply, MARKDOWN, listPages(env.publicOrigin)));
  app.get('/llms-full.txt', (_request, reply) => {
    const pages = (Object.keys(DEVELOPER_PAGES) as DeveloperPage[]).map(readPage);
    return send(reply, MARKDOWN, `${listPages(env.publicOrigin)}\n${pages.join('\n\n')}\n`);
  });
  app.get(`${DEVELOPERS_PATH}.md`, (_request, reply) => send(reply, MARKDOWN, readPage('quickstart')));
  app.get<{ Params: { page: string } }>(`${DEVELOPERS_PATH}/:page.md`, ({ params: { page } }, reply) =>
    isDeveloperPage(page) ? send(reply, MARKDOWN, readPage(page)) : reply.callNotFound(),
  );
  app.get('/developers/tessera.postman_collection.json', (_request, reply) =>
    sendCollection(reply, 'tessera.postman_collection.json', toPostman(describeRest(), env.publicOrigin)),
  );
  app.get('/developers/tessera.bruno.json', (_request, reply) =>
    sendCollection(reply, 'tessera.bruno.json', toBruno(describeRest(), env.publicOrigin)),
  );
}

/** A list of all pages, as llmstxt.org describes it. */
function listPages(origin: string): string {
  const pages = (Object.keys(DEVELOPER_PAGES) as DeveloperPage[]).map(
    (page) => `- [${DEVELOPER_PAGES[page]}](${origin}${developerPath(page)}.md)`,
  );
  return `# Tessera for developers

> Digital business cards: REST, GraphQL, webhooks and an MCP endpoint. All texts are in English.

## Documentation
${pages.join('\n')}

## References for programs
- [GraphQL schema](${origin}/schema.graphql), with the cost of each field
- [OpenAPI 3.1](${origin}/api/openapi.json)
- [AsyncAPI 3](${origin}/api/asyncapi.json): what webhooks send
- [Postman collection](${origin}/developers/tessera.postman_collection.json)
- [Bruno collection](${origin}/developers/tessera.bruno.json)

## Optional
- [All of it in one file](${origin}/llms-full.txt)
`;
}

type Facts = Pick<DeveloperFiles, 'schema' | 'describeRest'> & { origin: string };

function readMarkdown(page: DeveloperPage, { schema, describeRest, origin }: Facts): string {
  if (page === 'rest') return listOperations(describeRest(), origin);
  if (page === 'graphql' || page === 'types') {
    return `# ${DEVELOPER_PAGES[page]}\n\nThe schema is at ${origin}/schema.graphql.\n\n\`\`\`graphql\n${page === 'graphql' ? printRoots(schema) : printContract(schema)}\n\`\`\`\n`;
  }
  const name = page === 'changelog' ? 'schema-changelog' : `developers/${page}`;
  return readFileSync(new URL(`../../../../../docs/${name}.md`, import.meta.url), 'utf8').replaceAll(
    EXAMPLE_ORIGIN,
    origin,
  );
}

/** Only queries, mutations and subscriptions; types have a separate page. */
function printRoots(schema: GraphQLSchema): string {
  const parts = printContract(schema).split(/\n\n(?=(?:"""|type |input |enum |scalar |interface |directive ))/);
  return parts.filter((part) => /^type (?:Query|Mutation|Subscription) /m.test(part)).join('\n\n');
}

function listOperations({ paths }: OpenApiDocument, origin: string): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { description = '' } = operation as { description?: string };
      return `## ${method.toUpperCase()} ${path}\n${description}`;
    }),
  );
  return `# ${DEVELOPER_PAGES.rest}\n\nThe OpenAPI document is at ${origin}/api/openapi.json.\n\n${rows.join('\n\n')}\n`;
}
