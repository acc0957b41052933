import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../kernel/context.ts';
import { TokenRules } from '../../modules/identity/index.ts';
import { downloadApplePass, findGoogleLink } from '../../modules/wallet/index.ts';
import { redirectToProvider } from '../http/redirect.ts';
import { loadContext } from '../http/request-context.ts';
import { PASS_TYPE } from '../http/wallet-devices.ts';

/** Where a press on “Add to … Wallet” leads: for the card's owner, and for visitors if the owner wishes. */
export function registerWalletFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/wallet/cards/:id/card.pkpass', async (request, reply) => {
    const context = await begin(services, request, reply);
    const { slug, bytes } = await downloadApplePass(context, request.params.id);
    return reply.type(PASS_TYPE).header('content-disposition', `attachment; filename="${slug}.pkpass"`).send(bytes);
  });
  app.get<{ Params: { id: string } }>('/wallet/cards/:id/google', async (request, reply) => {
    const context = await begin(services, request, reply);
    return redirectToProvider(reply, await findGoogleLink(context, request.params.id));
  });
}

async function begin(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const context = await loadContext(services, request, reply);
  if (context.viewer) TokenRules.assertTokenMayLoad(context.viewer, 'card');
  await services.rateLimits.consume('walletByAddress', context.request.address);
  return context;
}
