import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedReport } from '../../infra/stripe.ts';
import type { Services } from '../../kernel/context.ts';
import { takeStripeEvent } from '../../modules/billing/index.ts';
import { takeConnectEvent, testSecret } from '../../modules/deals/index.ts';

/** The addresses that payment providers report to. */
export async function registerBilling(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => registerReports(scope, services));
}

/** A scope of its own, because the signature is that of the bytes as they came. */
function registerReports(app: FastifyInstance, services: Services): void {
  const { stripe } = services.env;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/api/billing/stripe', async (request) => {
    if (!stripe) throw new AppError('NOT_FOUND', msg('Payments by Stripe are not set up here.'));
    await takeStripeEvent(services, stripe, readReport(request));
    return { received: true };
  });
  app.post('/api/billing/connect', async (request) => {
    const secret = services.env.billing === 'test' ? await testSecret(services) : stripe?.connectWebhookSecret;
    if (!secret) throw new AppError('NOT_FOUND', msg('Payments for deals are not set up here.'));
    await takeConnectEvent(services, secret, readReport(request));
    return { received: true };
  });
}

function readReport({ headers, body }: FastifyRequest): SignedReport {
  return { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature: String(headers['stripe-signature'] ?? '') };
}
