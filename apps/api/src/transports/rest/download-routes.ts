import { invoiceNumber } from '@tessera/domain';
import { eventsCsv, organizationFiguresCsv, reportCsv } from '../../modules/analytics/index.ts';
import { findInvoice, invoicePdf } from '../../modules/billing/index.ts';
import { ContactExport } from '../../modules/contacts/index.ts';
import { dealsCsv } from '../../modules/deals/index.ts';
import { exportAccount } from '../../modules/exports/index.ts';
import { auditCsv } from '../../modules/teams/index.ts';
import type { DownloadRow } from './download.ts';

const CSV = 'text/csv; charset=utf-8';
const VCARD = 'text/vcard; charset=utf-8';

const SPAN = {
  from: { description: 'ISO date of the first day, such as 2026-03-01.', format: 'date', isRequired: true },
  to: { description: 'ISO date of the last day; at most 366 days with the first.', format: 'date', isRequired: true },
  timeZone: { description: 'IANA name of the zone whose days are meant; without it, the viewer’s own.' },
} as const;

const figures = (['report', 'events'] as const).map(
  (name): DownloadRow => ({
    path: `/api/analytics/${name}.csv`,
    tokenRule: 'analytics',
    parameters: { ...SPAN, cardId: { description: 'One of the viewer’s cards; without it, all of them.' } },
    limit: 'figuresExportByViewer',
    type: CSV,
    file: async (context, viewer, { query }) => {
      const [from, to] = [query('from'), query('to')];
      const asked = { from, to, cardId: query('cardId') || null, timeZone: query('timeZone') || null };
      const read = name === 'report' ? reportCsv : eventsCsv;
      return { name: `tessera-${name}-${from}-${to}.csv`, content: await read(context, viewer, asked) };
    },
  }),
);

const contacts = (['csv', 'vcf'] as const).map(
  (ending): DownloadRow => ({
    path: `/api/contacts/export.${ending}`,
    tokenRule: 'contacts',
    parameters: {
      ids: { description: 'Up to 200 ids of contacts, with commas; without them, all.' },
      q: { description: 'Only contacts that have all these words or parts of words.' },
      tag: { description: 'Only contacts that carry exactly this tag.' },
    },
    limit: 'exportByViewer',
    type: ending === 'csv' ? CSV : VCARD,
    file: async ({ db }, viewer, { query }) => {
      const read = ending === 'csv' ? ContactExport.contactsCsv : ContactExport.contactsVcf;
      const selected = { ids: ContactExport.readExportedIds(query('ids')), query: query('q'), tag: query('tag') };
      return { name: `tessera-contacts-${today()}.${ending}`, content: read(db, viewer.id, selected) };
    },
  }),
);

/** Every file that people and programs download. A row only names: no rule and no query lives here. */
export const downloadRoutes: readonly DownloadRow[] = [
  ...figures,
  ...contacts,
  {
    path: '/api/deals/export.csv',
    tokenRule: 'deals',
    limit: 'exportByViewer',
    type: CSV,
    file: async ({ db }, viewer) => ({
      name: `tessera-deals-${today()}.csv`,
      content: dealsCsv(db, viewer.id),
    }),
  },
  {
    path: '/api/account/export',
    tokenRule: 'account',
    requiresProof: true,
    type: 'application/zip',
    file: async (context, viewer) => ({
      name: `tessera-${today()}.zip`,
      content: await exportAccount(context, viewer),
    }),
  },
  {
    path: '/api/organizations/:id/audit.csv',
    tokenRule: 'team',
    parameters: {
      id: { description: 'A team of which the viewer is owner or admin.' },
      action: { description: 'Only entries of this action, as in the file.' },
      userId: { description: 'Only what this person did.' },
    },
    limit: 'figuresExportByViewer',
    type: CSV,
    file: async (context, viewer, { params, query }) => {
      const asked = { id: params.id ?? '', action: query('action'), userId: query('userId') };
      return { name: `tessera-team-log-${today()}.csv`, content: await auditCsv(context, viewer, asked) };
    },
  },
  {
    path: '/api/organizations/:id/figures.csv',
    tokenRule: 'team',
    parameters: { id: { description: 'The viewer’s team.' }, ...SPAN },
    limit: 'figuresExportByViewer',
    type: CSV,
    file: async (context, viewer, { params, query }) => {
      const [from, to] = [query('from'), query('to')];
      const asked = { id: params.id ?? '', from, to, timeZone: query('timeZone') || null };
      const content = await organizationFiguresCsv(context, viewer, asked);
      return { name: `tessera-team-${from}-${to}.csv`, content };
    },
  },
  {
    path: '/api/invoices/:file',
    tokenRule: 'invoice',
    parameters: { file: { description: 'The id of an invoice, with or without `.pdf`.' } },
    type: 'application/pdf',
    file: async (context, viewer, { params }) => {
      const invoice = await findInvoice(context, viewer, (params.file ?? '').replace(/\.pdf$/, ''));
      const name = `tessera-${invoiceNumber(invoice.provider, invoice.number)}.pdf`;
      return { name, content: await invoicePdf(invoice) };
    },
  },
];

/** `2026-11-22`, in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
