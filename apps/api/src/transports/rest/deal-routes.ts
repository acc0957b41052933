import {
  RestCreateDealDocument,
  RestCreatePaymentLinkDocument,
  RestDealsDocument,
  RestDeleteDealDocument,
  RestReadDealDocument,
  RestUpdateDealDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { capitals, defined, nextCursor, PER_PAGE, toCount } from './shapes.ts';

/** The viewer's deals. */
export const dealRoutes: Row[] = [
  row({
    method: 'get',
    path: '/api/deals',
    operation: RestDealsDocument,
    variables: ({
      query: { q = '', stage, contactId = null, sort = 'newest', limit = PER_PAGE, after = null, updatedSince = null },
    }) => ({
      q,
      stage: stage?.toUpperCase() ?? null,
      contactId,
      updatedSince,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: ({ deals }) => ({
      items: deals.edges.map(({ node }) => node),
      total: deals.totalCount,
      nextCursor: nextCursor(deals),
    }),
  }),
  row({
    method: 'post',
    path: '/api/deals',
    operation: RestCreateDealDocument,
    variables: ({ body }) => ({
      input: { ...dealInput(body), ...defined({ contactId: body.contactId, leadId: body.leadId }) },
    }),
    status: 201,
    location: ({ createDeal: { deal } }) => `/api/deals/${deal.id}`,
    version: ({ createDeal: { deal } }) => deal.version,
    body: ({ createDeal: { deal } }) => ({ deal }),
  }),
  row({
    method: 'get',
    path: '/api/deals/:id',
    operation: RestReadDealDocument,
    variables: ({ params: { id } }) => ({ id }),
    version: ({ deal }) => deal?.version,
    body: ({ deal }) => deal && { deal },
  }),
  row({
    method: 'patch',
    path: '/api/deals/:id',
    operation: RestUpdateDealDocument,
    variables: ({ params: { id }, body }) => ({
      input: { ...dealInput(body), ...defined({ version: body.version }), id },
    }),
    version: ({ updateDeal: { deal } }) => deal.version,
    body: ({ updateDeal: { deal } }) => ({ deal }),
  }),
  row({
    method: 'delete',
    path: '/api/deals/:id',
    operation: RestDeleteDealDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    version: () => null,
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/deals/:id/payment-link',
    operation: RestCreatePaymentLinkDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 201,
    body: ({ createPaymentLink: { deal } }) => ({ url: deal.payment?.url, deal }),
  }),
];

/** Unknown keys are left out. */
function dealInput(body: Record<string, unknown>) {
  const { name, valueMinor, currency, stage, expectedOn, note } = body;
  return defined({ name, valueMinor, currency, stage, expectedOn, note, ...capitals(body, ['stage']) });
}
