import { AppError, invoiceNumber } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../composition/context.ts';
import { findInvoice } from '../modules/billing/invoice.service.ts';
import { invoicePdf } from '../modules/billing/invoice-pdf.service.ts';
import { takeStripeEvent } from '../modules/billing/stripe-events.service.ts';
import { assertTokenMayLoad } from '../modules/tokens/token-rules.service.ts';
import { contextOf } from './request-context.ts';

/** Invoices as PDF for plain download links, and the address that Stripe reports to. */
export async function registerBilling(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { file: string } }>('/api/invoices/:file', async (request, reply) => {
    const context = await contextOf(services, request, reply);
    const viewer = requireViewer(context);
    assertTokenMayLoad(viewer, 'invoice');
    const invoice = await findInvoice(services, viewer, request.params.file.replace(/\.pdf$/, ''));
    const name = `tessera-${invoiceNumber(invoice.provider, invoice.number)}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(await invoicePdf(invoice));
  });
  await app.register(async (scope) => registerStripe(scope, services));
}

/** A scope of its own, because the signature is that of the bytes as they came. */
function registerStripe(app: FastifyInstance, services: Services): void {
  const { stripe } = services.env;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/api/billing/stripe', async (request) => {
    if (!stripe) throw new AppError('NOT_FOUND', 'Payments by Stripe are not set up here.');
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await takeStripeEvent(services, stripe, { body, signature: String(signature ?? '') });
    return { received: true };
  });
}
