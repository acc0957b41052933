import { AppError } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../composition/context.ts';
import { takeStripeEvent } from '../modules/billing/stripe-events.service.ts';

/** The address that Stripe reports to. */
export async function registerBilling(app: FastifyInstance, services: Services): Promise<void> {
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
