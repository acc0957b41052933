import { addMonths, LOOK_CATALOGUE, monthlyMinor, NO_TAX, periodEnd, periodLine } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { issueInvoice } from '../../modules/billing/invoice.service.ts';
import { SubscriptionRow } from '../../modules/billing/subscription.entity.ts';
import { TemplateRow } from '../../modules/templates/template.entity.ts';

const MONTHS = 3;
const DAY_MS = 86_400_000;

/** The plan of the demo account, and of the people around it. */
export const DEMO_PLAN = 'growth';

/** No tax, and the account's name alone. */
const NO_PARTIES = { seller: { name: '', address: '', taxId: '' }, details: null };

/** Three paid months of Growth at the test provider, the present one included. */
export async function fillBilling(tx: EntityManager, userId: string): Promise<void> {
  const anchorAt = addMonths(new Date(Date.now() - 9 * DAY_MS), 1 - MONTHS);
  const plan = { userId, planId: DEMO_PLAN, currency: 'usd', provider: 'test' } as const;
  const lines = [periodLine({ ...plan, interval: 'month', seats: 1 }, monthlyMinor(plan.planId, plan.currency) ?? 0)];
  let month = { startsAt: anchorAt, endsAt: periodEnd(anchorAt, anchorAt, 'month') };
  for (let count = 1; count <= MONTHS; count += 1) {
    const payment = { ...plan, ...month, lines, taxRule: NO_TAX, providerRef: null, paidAt: month.startsAt };
    await issueInvoice(tx, NO_PARTIES, payment);
    if (count < MONTHS) month = { startsAt: month.endsAt, endsAt: periodEnd(anchorAt, month.endsAt, 'month') };
  }
  await tx.insert(SubscriptionRow, { ...plan, ...month, anchorAt, status: 'active' });
}

/** One look of their own, made from one of the product's. */
export async function fillTemplates(tx: EntityManager, ownerId: string): Promise<void> {
  const design = LOOK_CATALOGUE.find(({ id }) => id === 'terracotta')?.design;
  if (!design) return;
  const name = 'Studio letterhead';
  const own = { ...design, name, ornament: 'frame', head: 'low' } as const;
  await tx.insert(TemplateRow, { id: uuid(), ownerId, name, tag: 'minimal', theme: 'luxe', design: own });
}
