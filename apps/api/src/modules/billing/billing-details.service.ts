import { AppError, type BillingDetails, checkBillingDetails, isSameTaxRule } from '@tessera/domain';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { Billing } from './billing.types.ts';
import { BillingDetailsRow } from './billing-details.entity.ts';
import { billingProvider } from './installed-provider.ts';
import { readNextTerms, readPaidPeriod } from './plan-terms.service.ts';
import { findBilling, lockSubscription } from './subscription.service.ts';
import { findPricing, toPricing } from './tax.service.ts';

/**
 * Saves the customer's details for the next invoices, or removes them when all fields are empty. Paid invoices stay as they are.
 * Where the new details change the tax, the provider adds the new tax from the next period on.
 */
export async function updateBillingDetails(context: Context, viewer: Viewer, raw: BillingDetails): Promise<Billing> {
  const { details, errors } = checkBillingDetails(raw);
  if (Object.keys(errors).length > 0) throw AppError.ofFields(errors);
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const before = await findPricing(tx, context.env, viewer.id);
    const after = toPricing(context.env, details);
    if (details) await tx.upsert(BillingDetailsRow, { userId: viewer.id, ...details }, ['userId']);
    else await tx.delete(BillingDetailsRow, { userId: viewer.id });
    const isSame = isSameTaxRule(before.taxRule, after.taxRule);
    if (isSame || !row?.providerRef || !readPaidPeriod(row) || row.nextPlanId === 'starter') return;
    await billingProvider(context.env).setNext(row, readNextTerms(row, after));
  });
  return findBilling(context, viewer);
}
