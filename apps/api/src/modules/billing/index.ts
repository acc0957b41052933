/** One of the viewer's invoices with everything on it. */
export { findInvoice } from './invoice.service.ts';
/** The invoice as a PDF of one A4 page; the same bytes each time. */
export { invoicePdf } from './invoice-pdf.service.ts';
/** Works in what Stripe reports. */
export { takeStripeEvent } from './stripe-events.service.ts';
