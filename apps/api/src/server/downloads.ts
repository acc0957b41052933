import { eventsCsv, reportCsv } from '../modules/analytics/export-figures.service.ts';
import { findInvoice } from '../modules/billing/invoice.service.ts';
import { invoicePdf } from '../modules/billing/invoice-pdf.service.ts';
import { contactsCsv, contactsVcf, readExportedIds } from '../modules/contacts/export-contacts.service.ts';
import { dealsCsv } from '../modules/deals/export-deals.service.ts';
import { exportAccount } from '../modules/exports/export.service.ts';
import { assertProved } from '../modules/identity/security/proofs/proof.service.ts';
import { assertTokenMayLoad } from '../modules/identity/tokens/token-rules.service.ts';
import { organizationFiguresCsv } from '../modules/teams/analytics/export-organization-figures.service.ts';
import { auditCsv } from '../modules/teams/audit/audit-list.service.ts';

/** What REST's downloads are made of: the rows of `transports/rest/download-routes.ts` name them. */
export const downloads = {
  assertProved,
  assertTokenMayLoad,
  auditCsv,
  contactsCsv,
  contactsVcf,
  dealsCsv,
  eventsCsv,
  exportAccount,
  findInvoice,
  invoicePdf,
  organizationFiguresCsv,
  readExportedIds,
  reportCsv,
};
