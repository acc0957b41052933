import { AppError, ERROR_STATUS, formatValue, pageTitle, paymentPath } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { toPublicError } from '../../kernel/errors.ts';
import { findPaymentPage, openCheckout } from '../../modules/deals/index.ts';
import { askerOf, readPageLanguage } from '../http/page-language.ts';
import { redirectToProvider } from '../http/redirect.ts';
import { loadContext } from '../http/request-context.ts';
import { type Site, sendHtml } from './site.ts';

interface PaymentParams {
  token: string;
}

/** How often the page of a payment that is not reported yet is loaded again. */
const REFRESH_SECONDS = 3;

/** `/pay/{token}`: what a payment link shows to whoever has it; `/checkout` below it leads to the provider’s page. */
export function registerPaymentPages(app: FastifyInstance, services: Services, site: Site): void {
  app.get<{ Params: PaymentParams; Querystring: { done?: string } }>('/pay/:token', async (request, reply) => {
    const isConfirming = request.query.done === 'paid';
    return sendPayment(
      services,
      { reply, site: site.in(readPageLanguage(request, reply)) },
      { token: request.params.token, isConfirming },
    );
  });

  app.get<{ Params: PaymentParams }>('/pay/:token/checkout', async (request, reply) => {
    const { token } = request.params;
    const context = await loadContext(services, request, reply);
    try {
      return redirectToProvider(keepSecret(reply), await openCheckout(context, token));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      reply.code(ERROR_STATUS[error.code]);
      return sendPayment(
        services,
        { reply, site: site.in(readPageLanguage(request, reply)) },
        { token, failure: toPublicError(error, askerOf(request)).message },
      );
    }
  });
}

async function sendPayment(
  services: Services,
  { reply, site }: { reply: FastifyReply; site: Site },
  { token, isConfirming = false, failure = null }: { token: string; isConfirming?: boolean; failure?: string | null },
) {
  const page = await findPaymentPage(services, token);
  if (!page) reply.code(404);
  const isWaiting = isConfirming && page?.status === 'OPEN';
  if (isWaiting) reply.header('refresh', String(REFRESH_SECONDS));
  const amount = page && formatValue(page.amountMinor, page.currency);
  const head = {
    title: site.say(pageTitle(page?.dealName ?? site.say(msg('Payment link not found')))),
    description: site.say(
      page
        ? msg('{ownerName} asks for {amount}.', { ownerName: page.ownerName, amount })
        : msg('This payment link doesn’t exist.'),
    ),
    canonical: services.env.publicOrigin + paymentPath(token),
    isIndexed: false,
  };
  const body = site.render('payment', { page, amount, isWaiting, failure });
  return sendHtml(keepSecret(reply), site.document('exchange', head, { body }), 'no-store');
}

/** Nobody who is linked from here learns of the link, and no cache keeps it. */
function keepSecret(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}
