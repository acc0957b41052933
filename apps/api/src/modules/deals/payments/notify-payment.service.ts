import { ADDRESSES, dealPath, formatValue } from '@tessera/domain';
import { languageOf } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Services } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { User } from '../../identity/index.ts';
import type { Deal } from '../deal.entity.ts';
import type { DealPayment } from './deal-payment.entity.ts';
import { paymentEmail } from './payment-email.ts';

/** Tells the deal's owner that it was paid: in the app, by push and by mail, as they chose. */
export async function notifyPayment(
  tx: EntityManager,
  { env: { publicOrigin } }: Pick<Services, 'env'>,
  { deal, payment }: { deal: Deal; payment: DealPayment },
): Promise<void> {
  const owner = await tx.findOneByOrFail(User, { id: deal.ownerId });
  if (owner.notifyPayments && owner.emailConfirmedAt) {
    const paid = { dealName: deal.name, amount: formatValue(payment.amountMinor, payment.currency) };
    const urls = { url: publicOrigin + dealPath(deal.id), settingsUrl: publicOrigin + ADDRESSES.settings.path };
    const email = paymentEmail(paid, urls);
    await queueMail(tx, { to: owner.email, isProved: true, language: languageOf(owner.language), email });
  }
  await emit(tx, 'deal.paid', { deal, payment });
}
