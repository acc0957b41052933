import { invoiceNumber } from '@tessera/domain';
import { eventsCsv, organizationFiguresCsv, reportCsv } from '../../modules/analytics/index.ts';
import { findInvoice, invoicePdf } from '../../modules/billing/index.ts';
import { ContactExport } from '../../modules/contacts/index.ts';
import { dealsCsv } from '../../modules/deals/index.ts';
import { exportAccount } from '../../modules/exports/index.ts';
import {
  backgroundPicture,
  printPdf,
  printPicture,
  readPrintChoice,
  wallpaperPicture,
} from '../../modules/prints/index.ts';
import { auditCsv } from '../../modules/teams/index.ts';
import type { DownloadRoute } from './download.ts';

const CSV = 'text/csv; charset=utf-8';
const VCARD = 'text/vcard; charset=utf-8';

const SPAN = {
  from: { description: 'ISO date of the first day, such as 2026-03-01.', format: 'date', isRequired: true },
  to: { description: 'ISO date of the last day; at most 366 days with the first.', format: 'date', isRequired: true },
  timeZone: { description: 'IANA name of the zone whose days are meant; without it, the viewer’s own.' },
} as const;

const FIGURES = {
  report: [
    'date,views,visitors,actions,saves,leads,shares,new_connections,conversion_percent',
    '2026-11-24,48,31,12,5,2,3,2,25',
  ].join('\r\n'),
  events: [
    'at,card_id,card,kind,target,channel,share_id,utm_source,utm_medium,utm_campaign,utm_term,utm_content,country,is_robot',
    '2026-11-24T09:30:00.000Z,01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5d9,Studio,VIEW,,QR,,fair,,,,,IN,false',
  ].join('\r\n'),
};

const figures = (['report', 'events'] as const).map(
  (name): DownloadRoute => ({
    path: `/api/analytics/${name}.csv`,
    tokenRule: 'analytics',
    parameters: { ...SPAN, cardId: { description: 'One of the viewer’s cards; without it, all of them.' } },
    limit: 'figuresExportByViewer',
    type: CSV,
    example: FIGURES[name],
    file: async (context, viewer, { query }) => {
      const [from, to] = [query('from'), query('to')];
      const asked = { from, to, cardId: query('cardId') || null, timeZone: query('timeZone') || null };
      const read = name === 'report' ? reportCsv : eventsCsv;
      return { name: `tessera-${name}-${from}-${to}.csv`, content: await read(context, viewer, asked) };
    },
  }),
);

const CONTACTS = {
  csv: [
    'Name,Company,Role,Email,Phone,Website,Tags,Met on,Met at,Note,Email label,Phone label,Other emails,Other phones',
    'Mateo Silva,Azulejos Silva,Owner,mateo@example.com,+351211234567,,Fair,2026-11-24,Milan Design Week,,work,work,,',
  ].join('\r\n'),
  vcf: ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Mateo Silva', 'EMAIL:mateo@example.com', 'END:VCARD'].join('\r\n'),
};

const contacts = (['csv', 'vcf'] as const).map(
  (ending): DownloadRoute => ({
    path: `/api/contacts/export.${ending}`,
    tokenRule: 'contacts',
    parameters: {
      ids: { description: 'Up to 200 ids of contacts, with commas; without them, all.' },
      q: { description: 'Only contacts that have all these words or parts of words.' },
      tag: { description: 'Only contacts that carry exactly this tag.' },
    },
    limit: 'exportByViewer',
    type: ending === 'csv' ? CSV : VCARD,
    example: CONTACTS[ending],
    file: async ({ db }, viewer, { query }) => {
      const read = ending === 'csv' ? ContactExport.contactsCsv : ContactExport.contactsVcf;
      const selected = { ids: ContactExport.readExportedIds(query('ids')), query: query('q'), tag: query('tag') };
      return { name: `tessera-contacts-${today()}.${ending}`, content: read(db, viewer.id, selected) };
    },
  }),
);

const CARD_ID = { id: { description: 'One of the viewer’s cards; not a private one.' } };
const PRINT = {
  ...CARD_ID,
  product: {
    description: '`card`, `sheet` (ten cards), `badge` (A6), `stand` (A5) or `tent` (A4, to be folded to A5).',
    isRequired: true,
  },
  size: { description: 'Of a `card`: `85x55` (default) or `89x51` millimetres.' },
  paper: { description: 'Of a `sheet`: `a4` (default, cards of 85 × 55 mm) or `letter` (89 × 51 mm).' },
  campaign: { description: 'Under which the code’s scans are counted; at most 60 characters.' },
} as const;

/** Cards on paper and on screens. */
const prints: readonly DownloadRoute[] = [
  {
    path: '/api/cards/:id/print.pdf',
    tokenRule: 'card',
    parameters: PRINT,
    limit: 'printByViewer',
    type: 'application/pdf',
    file: async (context, viewer, { params, query }) => {
      const choice = readPrintChoice(query);
      const content = await printPdf(context, viewer, { cardId: params.id ?? '', choice });
      return { name: `tessera-${choice.product}.pdf`, content };
    },
  },
  {
    path: '/api/cards/:id/print.png',
    tokenRule: 'card',
    parameters: { ...PRINT, page: { description: 'From 1; a card and a sheet have a second page, the back.' } },
    limit: 'printByViewer',
    type: 'image/png',
    file: async (context, viewer, { params, query }) => {
      const choice = readPrintChoice(query);
      const asked = { cardId: params.id ?? '', choice, page: Number(query('page') || 1) };
      return { name: `tessera-${choice.product}.png`, content: await printPicture(context, viewer, asked) };
    },
  },
  {
    path: '/api/cards/:id/background.png',
    tokenRule: 'card',
    parameters: {
      ...CARD_ID,
      design: { description: '`card`, `light`, `dark`, `band`, `engraved` or `frame`.', isRequired: true },
    },
    limit: 'printByViewer',
    type: 'image/png',
    file: async (context, viewer, { params, query }) => {
      const asked = { cardId: params.id ?? '', design: query('design') };
      return {
        name: `tessera-background-${asked.design}.png`,
        content: await backgroundPicture(context, viewer, asked),
      };
    },
  },
  {
    path: '/api/cards/:id/wallpaper.png',
    tokenRule: 'card',
    parameters: { ...CARD_ID, size: { description: '`1290x2796` or `1080x2400` pixels.', isRequired: true } },
    limit: 'printByViewer',
    type: 'image/png',
    file: async (context, viewer, { params, query }) => {
      const asked = { cardId: params.id ?? '', size: query('size') };
      return { name: `tessera-wallpaper-${asked.size}.png`, content: await wallpaperPicture(context, viewer, asked) };
    },
  },
];

/** Every file that people and programs download. A route only names: no rule and no query lives here. */
export const downloadRoutes: readonly DownloadRoute[] = [
  ...figures,
  ...contacts,
  ...prints,
  {
    path: '/api/deals/export.csv',
    tokenRule: 'deals',
    limit: 'exportByViewer',
    type: CSV,
    example: [
      'Name,Contact,Stage,Value,Currency,Expected on,Opened at,Note,Payment',
      'Tiles for the lobby,Mateo Silva,Proposal,2500.00,EUR,2027-03-01,2026-11-24T09:30:00.000Z,,',
    ].join('\r\n'),
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
    example: [
      'at,who,action,whom,what,detail',
      '2026-11-24T09:30:00.000Z,Asha Rao,member_invited,mateo@example.com,,',
    ].join('\r\n'),
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
    example: [
      'member,cards,views,views_before,visitors,visitors_before,taps,taps_before,saves,saves_before,leads,leads_before,shares,shares_before,conversion_percent,conversion_percent_before',
      'Asha Rao,2,48,31,30,21,12,9,5,4,2,1,3,3,25,29',
    ].join('\r\n'),
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
