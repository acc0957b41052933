import { ADDRESSES, formatValue, paymentPath } from '@tessera/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../composition/context.ts';
import { redirectTo } from '../http/redirect.ts';
import {
  completeTestAccount,
  findTestAccount,
  findTestCheckout,
  payTestCheckout,
} from '../modules/payments/test-payments.service.ts';
import { TEST_PAGES } from '../modules/payments/test-payments.ts';
import { type Site, sendHtml } from './site.ts';

/** The test provider’s own pages, in the place of Stripe’s: one to pay on, and one for the account that is paid to. */
export function registerTestPaymentPages(app: FastifyInstance, services: Services, site: Site): void {
  const send = (reply: FastifyReply, path: string, body: string) => {
    const canonical = services.env.publicOrigin + path;
    const head = { title: 'Test payment — Tessera', description: 'No money moves here.', canonical, isIndexed: false };
    return sendHtml(reply, site.document('exchange', head, { body }), 'no-store');
  };

  app.get<{ Params: { ref: string } }>(`${TEST_PAGES.checkout}/:ref`, async ({ params: { ref } }, reply) => {
    const found = await findTestCheckout(services, ref);
    if (!found) reply.code(404);
    const { amountMinor, currency, token } = found?.payment ?? {};
    const page = found && {
      name: found.name,
      amount: formatValue(amountMinor ?? 0, currency ?? 'USD'),
      backPath: paymentPath(token ?? ''),
    };
    return send(reply, TEST_PAGES.checkout, site.render('test-checkout', { page }));
  });
  app.post<{ Params: { ref: string } }>(`${TEST_PAGES.checkout}/:ref`, async ({ params: { ref } }, reply) => {
    const token = await payTestCheckout(services, ref);
    return redirectTo(reply, { path: paymentPath(token), query: '?done=paid', status: 303 });
  });

  app.get<{ Params: { ref: string } }>(`${TEST_PAGES.account}/:ref`, async ({ params: { ref } }, reply) => {
    const account = await findTestAccount(services, ref);
    if (!account) reply.code(404);
    const page = account && { isReady: account.isReady, backPath: ADDRESSES.billing.path };
    return send(reply, TEST_PAGES.account, site.render('test-account', { page }));
  });
  app.post<{ Params: { ref: string } }>(`${TEST_PAGES.account}/:ref`, async ({ params: { ref } }, reply) => {
    await completeTestAccount(services, ref);
    return redirectTo(reply, { path: ADDRESSES.billing.path, query: '?payouts=done', status: 303 });
  });
}
