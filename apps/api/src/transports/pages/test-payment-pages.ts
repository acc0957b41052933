import { ADDRESSES, formatValue, pageTitle, paymentPath } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import {
  completeTestAccount,
  findTestAccount,
  findTestCheckout,
  payTestCheckout,
  TEST_PAGES,
} from '../../modules/deals/index.ts';
import { readPageLanguage } from '../http/page-language.ts';
import { redirectTo } from '../http/redirect.ts';
import { type Site, sendHtml } from './site.ts';

/** The test provider’s own pages, in the place of Stripe’s: one to pay on, and one for the account that is paid to. */
export function registerTestPaymentPages(app: FastifyInstance, services: Services, sites: Site): void {
  const send = (reply: FastifyReply, site: Site, { path, body }: { path: string; body: string }) => {
    const canonical = services.env.publicOrigin + path;
    const head = {
      title: site.say(pageTitle(site.say(msg('Test payment')))),
      description: site.say(msg('No money moves here.')),
      canonical,
      isIndexed: false,
    };
    return sendHtml(reply, site.document('exchange', head, { body }), 'no-store');
  };

  app.get<{ Params: { ref: string } }>(`${TEST_PAGES.checkout}/:ref`, async (request, reply) => {
    const { ref } = request.params;
    const site = sites.in(readPageLanguage(request, reply));
    const found = await findTestCheckout(services, ref);
    if (!found) reply.code(404);
    const { amountMinor, currency, token } = found?.payment ?? {};
    const page = found && {
      name: found.name,
      amount: formatValue(amountMinor ?? 0, currency ?? 'USD'),
      backPath: paymentPath(token ?? ''),
    };
    return send(reply, site, { path: TEST_PAGES.checkout, body: site.render('test-checkout', { page }) });
  });
  app.post<{ Params: { ref: string } }>(`${TEST_PAGES.checkout}/:ref`, async ({ params: { ref } }, reply) => {
    const token = await payTestCheckout(services, ref);
    return redirectTo(reply, { path: paymentPath(token), query: '?done=paid', status: 303 });
  });

  app.get<{ Params: { ref: string } }>(`${TEST_PAGES.account}/:ref`, async (request, reply) => {
    const { ref } = request.params;
    const site = sites.in(readPageLanguage(request, reply));
    const account = await findTestAccount(services, ref);
    if (!account) reply.code(404);
    const page = account && { isReady: account.isReady, backPath: ADDRESSES.billing.path };
    return send(reply, site, { path: TEST_PAGES.account, body: site.render('test-account', { page }) });
  });
  app.post<{ Params: { ref: string } }>(`${TEST_PAGES.account}/:ref`, async ({ params: { ref } }, reply) => {
    await completeTestAccount(services, ref);
    return redirectTo(reply, { path: ADDRESSES.billing.path, query: '?payouts=done', status: 303 });
  });
}
