import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { selectPlans } from '../plans/index.ts';
import { BillingDetails1796240000000 } from './1796240000000-billing-details.ts';
import { BillingResolver, MemberSeatResolver, OrganizationSeatsResolver } from './billing.resolver.ts';
import { toInvoice } from './billing.types.ts';
import { BillingDetailsRow } from './billing-details.entity.ts';
import { billingExport } from './export.ts';
import { InvoiceRow } from './invoice.entity.ts';
import { findInvoice, sweepInvoices } from './invoice.service.ts';
import { InvoiceCounter } from './invoice-counter.entity.ts';
import { OrganizationSeat } from './organization-seat.entity.ts';
import { sweepSubscriptions } from './renewal.service.ts';
import { loadHasSeat, takeFreeSeat } from './seat.service.ts';
import { selectOwnPlans } from './seat-sql.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { endSubscription, queueSubscriptionEnd } from './subscription.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the person's id: whether they have one of the seats that are paid for their team. */
    hasSeat: DataLoader<string, boolean>;
  }
}

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    endSubscription: { providerRef: string };
  }
}

export const billing = defineModule({
  name: 'billing',
  entities: [SubscriptionRow, BillingDetailsRow, InvoiceRow, InvoiceCounter, OrganizationSeat],
  migrations: [BillingDetails1796240000000],
  resolvers: [BillingResolver, OrganizationSeatsResolver, MemberSeatResolver],
  loaders: {
    hasSeat: (db) => new DataLoader((ids) => loadHasSeat(db, ids)),
  },
  jobs: {
    endSubscription,
  },
  answers: [selectPlans.answeredBy(selectOwnPlans)],
  sweeps: [sweepSubscriptions, sweepInvoices],
  nodesOfViewer: {
    Invoice: { entity: InvoiceRow, find: async (...asked) => toInvoice(await findInvoice(...asked)) },
  },
  on: { 'organization.joined': takeFreeSeat },
  onAccountEnd: { end: (tx, { user }) => queueSubscriptionEnd(tx, user.id) },
  exports: billingExport,
  tokens: {
    'billing:read': `
      Query.billing Query.billingQuote Query.invoices Billing BillingDetails BillingQuote Invoice InvoiceLine TaxLine TeamSeat TeamSeats
      Organization.seats OrganizationMember.hasSeat Download.invoice
    `,
    // Money is spent by people.
    none: `
      Mutation.startTrial Mutation.changePlan Mutation.cancelSubscription Mutation.resumeSubscription Mutation.setSeat
      Mutation.updateBillingDetails
    `,
  },
});
