import { pageTitle } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../composition/context.ts';
import { DEMO_ACCOUNT } from '../demo/demo-account.ts';
import { asksForPage } from '../http/page-language.ts';
import { type Site, sendHtml } from './site.ts';

/** Whether a person's browser opened the endpoint, and not a client that asks something. */
export function wantsPlayground(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && asksForPage(request);
}

/** GraphiQL, served by ourselves alone. Where there is a demo account, it is a button's click away. */
export function sendPlayground({ env }: Services, site: Site, reply: FastifyReply) {
  const head = {
    title: pageTitle('Playground'),
    description: 'Explore the GraphQL API of Tessera.',
    canonical: `${env.publicOrigin}/graphql`,
    isIndexed: false,
    data: { demo: env.isDemo ? DEMO_ACCOUNT : null },
  };
  return sendHtml(reply, site.document('playground', head));
}
