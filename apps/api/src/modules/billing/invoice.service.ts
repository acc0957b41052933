import {
  AppError,
  type BillingDetails,
  type BillingProviderName,
  type Currency,
  INVOICE_ISSUERS,
  INVOICE_YEARS,
  type InvoiceLine,
  invoiceTotals,
  PLAN_KEYS,
  PLAN_NAMES,
  type PlanKey,
  ratesOfPeriod,
  type TaxRate,
  type TaxRule,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { earliestFirst, largestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts, selectLabel, writeLabels } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { User } from '../identity/index.ts';
import type { InvoiceOrder } from './billing.inputs.ts';
import { toInvoice } from './billing.types.ts';
import { InvoiceRow, type Seller } from './invoice.entity.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** A payment that becomes an invoice. */
export interface Payment {
  userId: string;
  provider: BillingProviderName;
  planId: PlanKey;
  currency: Currency;
  lines: InvoiceLine[];
  taxRule: TaxRule;
  startsAt: Date;
  endsAt: Date;
  /** The provider's name for it. */
  providerRef: string | null;
  paidAt: Date;
}

/** Who wrote an invoice, and what the payer had entered for it. */
export interface Parties {
  seller: Seller;
  details: BillingDetails | null;
}

/** Writes the invoice of a payment, in the payment's own transaction; null when that payment has one. */
export async function issueInvoice(
  tx: EntityManager,
  { seller, details: entered }: Parties,
  payment: Payment,
): Promise<InvoiceRow | null> {
  const { userId, provider, planId, currency, lines, taxRule, startsAt, endsAt, providerRef, paidAt } = payment;
  if (providerRef && (await tx.existsBy(InvoiceRow, { providerRef }))) return null;
  const user = await tx.findOneBy(User, { id: userId });
  const details = user && entered;
  const { taxes, taxMinor, totalMinor } = invoiceTotals(lines, taxRule.rates);
  const invoice = Object.assign(new InvoiceRow(), {
    id: uuid(),
    userId: user ? userId : null,
    provider,
    number: await nextNumber(tx, provider),
    currency,
    planId,
    lines,
    taxes,
    taxNote: taxRule.note,
    taxMinor,
    totalMinor,
    billedName: details?.name || user?.fullName || '',
    billedEmail: user?.email ?? '',
    billedDetails: details,
    seller: seller.taxId ? seller : null,
    startsAt,
    endsAt,
    providerRef,
    createdAt: paidAt,
  });
  await tx.insert(InvoiceRow, invoice);
  return invoice;
}

/** How the present period of a subscription was taxed; nothing where no invoice tells. */
export async function findPaidRates(
  manager: EntityManager,
  { userId, provider }: Pick<SubscriptionRow, 'userId' | 'provider'>,
): Promise<{ rates?: TaxRate[] }> {
  const invoice = await manager.findOne(InvoiceRow, { where: { userId, provider }, order: { number: 'DESC' } });
  return invoice ? { rates: ratesOfPeriod(invoice.taxes) } : {};
}

/** The counter's row stays locked until the payment is written or given up: no number is lost. */
async function nextNumber(tx: EntityManager, provider: BillingProviderName): Promise<number> {
  const [counter] = await tx.query<{ last: number }[]>(
    `INSERT INTO invoice_counters (provider, last) VALUES ($1, 1)
     ON CONFLICT (provider) DO UPDATE SET last = invoice_counters.last + 1 RETURNING last`,
    [provider],
  );
  if (!counter) throw new Error('the counter of invoices gave no number');
  return counter.last;
}

const PLACE = { time: 'invoice.created_at', id: 'invoice.id' };
const RECIPE: ListRecipe<InvoiceOrder> = {
  text: foldTexts([
    // As `invoiceNumber` writes it.
    `concat(${selectLabel('invoice.provider', ':issuers')}, '-', lpad(invoice.number::text, 6, '0'))`,
    selectLabel('invoice.plan_id', ':plans'),
    'invoice.currency',
  ]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    TOTAL: [largestFirst('invoice.total_minor'), ...latestFirst(PLACE)],
  },
};

/** The viewer's invoices, the newest first unless another order is asked for. */
export async function listInvoices({ db, request }: Context, viewer: Viewer, args: ListArgs<InvoiceOrder>) {
  const query = db.manager
    .createQueryBuilder(InvoiceRow, 'invoice')
    .where({ userId: viewer.id })
    .setParameters({
      issuers: JSON.stringify(INVOICE_ISSUERS),
      plans: writeLabels(PLAN_KEYS, (plan) => render(PLAN_NAMES[plan], request.language)),
    });
  const { edges, ...page } = await findListed(query, args, RECIPE);
  return { ...page, edges: edges.map(({ cursor, node }) => ({ cursor, node: toInvoice(node) })) };
}

/** Removes invoices of accounts that are gone, once the law no longer asks for them. */
export async function sweepInvoices({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - INVOICE_YEARS, 0, 1));
  await db.query('DELETE FROM invoices WHERE user_id IS NULL AND created_at < $1', [before]);
}

/** One of the viewer's invoices with everything on it. NOT_FOUND for others'. */
export async function findInvoice({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<InvoiceRow> {
  const invoice = isUuid(id) ? await db.manager.findOneBy(InvoiceRow, { id, userId: viewer.id }) : null;
  if (!invoice) throw new AppError('NOT_FOUND', msg('This invoice doesn’t exist.'), 'id');
  return invoice;
}
