import { pageTitle } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_ACCOUNT } from '../../infra/settings/demo-account.ts';
import type { Services } from '../../kernel/context.ts';
import { asksForPage } from '../http/page-language.ts';
import { hasBearer } from '../http/request-context.ts';
import { type Site, sendHtml } from './site.ts';

/** Whether a browser opened the endpoint, with or without an operation in its address. Programs send a token or accept JSON. */
export function wantsPlayground(request: FastifyRequest): boolean {
  return request.method === 'GET' && !hasBearer(request.raw) && asksForPage(request);
}

/** GraphiQL, served by ourselves alone. Where there is a demo account, it is a button's click away. */
export function sendPlayground({ env }: Services, site: Site, reply: FastifyReply) {
  const head = {
    title: site.say(pageTitle('Playground')),
    description: 'Explore the GraphQL API of Tessera.',
    canonical: `${env.publicOrigin}/graphql`,
    isIndexed: false,
    data: { demo: env.isDemo ? DEMO_ACCOUNT : null },
  };
  return sendHtml(reply, site.document('playground', head));
}
