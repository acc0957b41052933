/** Business with a contact. */
export { Deal } from './deal.entity.ts';
/** Deals for payments, without a check of rights, and for contacts that another owner gets. */
export { lockDealById, moveDeals } from './deal.service.ts';
/** Counts the deals that began with what a visitor left on a card. */
export { countDealsOfCards } from './deal-funnel.service.ts';
/** Deals whose version is another than the SQL `sentVersion` gives of the deal `d.id` (none is 0), the oldest first. */
export { findOtherVersions } from './deal-list.service.ts';
/** Whether the person has a deal whose version is another than `sentVersion` (of the deal `d.id`) gives; none is 0. */
export { haveOtherVersions } from './deal-sql.ts';
/** Every deal of the owner as CSV that no spreadsheet runs, a batch at a time, the oldest first. */
export { dealsCsv } from './export-deals.service.ts';
/** What a payment link shows; null for one that there is not. */
export { findPaymentPage, openCheckout } from './payments/checkout.service.ts';
/** Works in what the provider reports of the owners' accounts. */
export { takeConnectEvent } from './payments/connect-events.service.ts';
/** The test provider: its pages and what is paid on them. */
export {
  completeTestAccount,
  findTestAccount,
  findTestCheckout,
  payTestCheckout,
  testSecret,
} from './payments/test-payments.service.ts';
/** Where the test provider's own pages are. */
export { TEST_PAGES } from './payments/test-payments.ts';
