import { object, selected } from './answers.ts';
import { choice, choices, graphql, input, page, type Route, route, search } from './route.ts';
import { countedPage, named, nextCursor } from './shapes.ts';

const DEAL_FIELDS: Route['takes'] = {
  ...input('name', 'valueMinor', 'currency', 'expectedOn', 'note'),
  ...choices('stage'),
};

/** The viewer's deals. */
export const dealRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/deals',
    operation: graphql(`
      query RestListDeals(
        $q: String!, $stage: DealStage, $contactId: ID, $updatedSince: DateTimeISO, $sort: DealOrder!,
        $first: Int!, $after: String
      ) {
        deals(
          query: $q, stage: $stage, contactId: $contactId, updatedSince: $updatedSince, orderBy: $sort,
          first: $first, after: $after
        ) {
          edges { node { ...DealContent } } pageInfo { hasNextPage endCursor } totalCount
        }
      }
    `),
    query: {
      ...search('newest'),
      stage: choice('stage'),
      contactId: { to: 'contactId' },
      ...page(),
      updatedSince: { to: 'updatedSince' },
    },
    answer: countedPage('deals'),
    body: ({ deals }) => ({
      items: deals.edges.map(({ node }) => node),
      total: deals.totalCount,
      nextCursor: nextCursor(deals),
    }),
  }),
  route({
    method: 'post',
    path: '/api/deals',
    operation: graphql(`
      mutation RestCreateDeal($input: CreateDealInput!) {
        createDeal(input: $input) { deal { ...DealContent } }
      }
    `),
    takes: { ...DEAL_FIELDS, ...input('contactId', 'leadId') },
    status: 201,
    location: ({ createDeal: { deal } }) => `/api/deals/${deal.id}`,
    version: ({ createDeal: { deal } }) => deal.version,
    answer: object(null, { deal: selected('createDeal.deal') }),
    body: ({ createDeal: { deal } }) => ({ deal }),
  }),
  route({
    method: 'get',
    path: '/api/deals/:id',
    operation: graphql(`
      query RestGetDeal($id: ID!) {
        deal(id: $id) {
          ...DealContent ...DealPayment
          history {
            stageBefore valueMinorBefore currencyBefore stage valueMinor currency payment createdAt
          }
        }
      }
    `),
    version: ({ deal }) => deal?.version,
    answer: object(null, { deal: selected('deal', { '*': named('DealDetails') }) }),
    body: ({ deal }) => deal && { deal },
  }),
  route({
    method: 'patch',
    path: '/api/deals/:id',
    operation: graphql(`
      mutation RestUpdateDeal($input: UpdateDealInput!) {
        updateDeal(input: $input) { deal { ...DealContent } }
      }
    `),
    takes: { ...DEAL_FIELDS, ...input('version') },
    version: ({ updateDeal: { deal } }) => deal.version,
    answer: object(null, { deal: selected('updateDeal.deal') }),
    body: ({ updateDeal: { deal } }) => ({ deal }),
  }),
  route({
    method: 'delete',
    path: '/api/deals/:id',
    operation: graphql(`
      mutation RestDeleteDeal($input: DeleteDealInput!) { deleteDeal(input: $input) { deletedDealId } }
    `),
    version: () => null,
    status: 204,
  }),
  route({
    method: 'post',
    path: '/api/deals/:id/payment-link',
    operation: graphql(`
      mutation RestCreatePaymentLink($input: CreatePaymentLinkInput!) {
        createPaymentLink(input: $input) { deal { ...DealContent ...DealPayment } }
      }
    `),
    status: 201,
    answer: object('DealPaymentLink', {
      'url?': selected('createPaymentLink.deal.payment.url'),
      deal: selected('createPaymentLink.deal', { '*': named('DealWithPayment') }),
    }),
    body: ({ createPaymentLink: { deal } }) => ({ url: deal.payment?.url, deal }),
  }),
];
