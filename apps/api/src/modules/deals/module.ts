import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { webhookNews } from '../../kernel/webhook-news.ts';
import { ContactStore } from '../contacts/index.ts';
import { Deal } from './deal.entity.ts';
import { ContactDealResolver, DealChangeResolver, DealResolver } from './deal.resolver.ts';
import { eraseFromDeals } from './deal.service.ts';
import { DealChange } from './deal-change.entity.ts';
import { findDeal } from './deal-list.service.ts';
import { DealMonth } from './deal-month.entity.ts';
import { keepNamesOnDeals } from './deal-sql.ts';
import { dealsExport } from './export.ts';
import { DealPayment } from './payments/deal-payment.entity.ts';
import { endCheckout, returnFee } from './payments/end-checkout.service.ts';
import { DealPaymentResolver, PaymentLinkResolver, PayoutResolver } from './payments/payment.resolver.ts';
import { loadPayments } from './payments/payment-link.service.ts';
import { PayoutAccountRow } from './payments/payout-account.entity.ts';
import { sendTestEvent } from './payments/test-payments.service.ts';
import { ViewerPayoutsResolver } from './payments/viewer-payouts.resolver.ts';

const limits = {
  /** Deals that are opened or changed. */
  dealByViewer: { points: 1200, duration: 3600 },
};

type Limits = typeof limits;

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the deal's id: its latest payment; null for a deal without a link. */
    dealPayment: DataLoader<string, DealPayment | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
  interface JobPayloads {
    endCheckout: { accountRef: string; checkoutRef: string };
    returnFee: { feeRef: string; dueMinor: number };
    /** As Stripe would report it. */
    sendTestEvent: { event: object };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'deal.created': { deal: Deal; contact: { id: string | null; name: string } };
    'deal.updated': { deal: Deal; contact: { id: string | null; name: string } };
    'deal.deleted': { deal: Deal };
    'deal.paid': { deal: Deal; payment: DealPayment };
  }
}

function tellOfDeal(event: 'deal.created' | 'deal.updated') {
  return ({ deal, contact }: { deal: Deal; contact: { id: string | null; name: string } }) =>
    webhookNews(event, deal.ownerId, [{ ...deal, contactId: contact.id, contactName: contact.name }]);
}

export const deals = defineModule({
  name: 'deals',
  limits,
  entities: [Deal, DealChange, DealMonth, DealPayment, PayoutAccountRow],
  resolvers: [
    ViewerPayoutsResolver,
    DealResolver,
    DealChangeResolver,
    ContactDealResolver,
    DealPaymentResolver,
    PaymentLinkResolver,
    PayoutResolver,
  ],
  loaders: {
    dealPayment: (db) => new DataLoader((ids) => loadPayments(db, ids)),
  },
  jobs: {
    endCheckout,
    returnFee,
    sendTestEvent,
  },
  nodesOfViewer: {
    Deal: { entity: Deal, find: findDeal },
  },
  on: { 'lead.erased': (tx, { lead, ...told }) => eraseFromDeals(tx, lead, told) },
  answers: [ContactStore.keepNames.answeredBy(keepNamesOnDeals)],
  exports: dealsExport,
  webhooks: {
    'deal.created': tellOfDeal('deal.created'),
    'deal.updated': tellOfDeal('deal.updated'),
    'deal.deleted': ({ deal }) => webhookNews('deal.deleted', deal.ownerId, [deal]),
  },
  tokens: {
    'deals:read': `
      Query.deal Query.deals Query.dealTotals Deal DealChange DealTotal Contact.deals DealPayment
      Subscription.dealPaymentChanged Download.deals
    `,
    'deals:write': `
      Mutation.createPaymentLink Mutation.createDeal Mutation.updateDeal Mutation.moveDeal Mutation.deleteDeal
    `,
    'billing:read': 'Viewer.payoutAccount PayoutAccount',
    // Money is spent by people.
    none: 'Mutation.startPayouts Mutation.checkPayouts StartPayoutsPayload Mutation.refundPayment',
  },
});
