import type { ApolloCache } from '@apollo/client';
import { type DealStage, useDealPaymentChangedSubscription, useDealsQuery } from '@tessera/client';

/** Deals of one stage, or of all, newest first. `deals` is undefined while the first of them are on their way. */
export function useDeals(stage: DealStage | null, pageSize: number) {
  const { data, error, fetchMore, refetch } = useDealsQuery({
    variables: { stage, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const { edges, pageInfo } = data?.deals ?? {};
  return {
    deals: edges?.map(({ node }) => node),
    hasMore: pageInfo?.hasNextPage ?? false,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => {}),
    showMore: () => fetchMore({ variables: { after: pageInfo?.endCursor } }),
  };
}

const LISTS = ['Deals', 'DealTotals', 'ContactDeals'];
const OF_PAYMENTS = [...LISTS, 'DealHistory', 'DealPayment'];

/** Options of a mutation that changes which deals there are, or where: what is on screen is asked again. */
export const AFTER_DEAL_CHANGE = {
  refetchQueries: 'active',
  awaitRefetchQueries: true,
  onQueryUpdated: ({ queryName }: { queryName?: string | undefined }) => LISTS.includes(queryName ?? ''),
  // What is not on screen is asked anew where it is shown next.
  update: (cache: ApolloCache) => {
    cache.modify({ fields: { dealTotals: (_, { DELETE }) => DELETE } });
  },
} as const;

/** The same for a payment, which the open dialog shows, too. */
export const AFTER_PAYMENT = {
  ...AFTER_DEAL_CHANGE,
  onQueryUpdated: ({ queryName }: { queryName?: string | undefined }) => OF_PAYMENTS.includes(queryName ?? ''),
} as const;

/** While it is on screen: a payment by a link brings up to date what is shown. */
export function useLivePayments(): void {
  useDealPaymentChangedSubscription({
    ignoreResults: true,
    onData: ({ client }) => {
      AFTER_PAYMENT.update(client.cache);
      void client.refetchQueries({ include: 'active', onQueryUpdated: AFTER_PAYMENT.onQueryUpdated });
    },
  });
}
