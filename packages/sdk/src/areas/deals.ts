import {
  CreateDealDocument,
  type CreateDealInput,
  CreatePaymentLinkDocument,
  DealDocument,
  type DealFragment,
  DealsDocument,
  type DealsQueryVariables,
  DeleteDealDocument,
  MoveDealDocument,
  type MoveDealInput,
  UpdateDealDocument,
  type UpdateDealInput,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Deals of a contact, or of a stage. */
export type DealFilter = Omit<DealsQueryVariables, 'first' | 'after'>;

/** Deals. Scopes: `deals:read`, to change them `deals:write`. */
export function deals(run: Run) {
  return {
    list: ({
      contactId,
      stage,
      updatedSince,
      ...options
    }: DealFilter & PageOptions & CallOptions = {}): List<DealFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(DealsDocument, { first, after, contactId, stage, updatedSince }, options)).deals),
      ),
    /** Null if there is none. */
    get: async (id: string, options?: CallOptions) => (await run(DealDocument, { id }, options)).deal,
    create: async (input: CreateDealInput, options?: CallOptions) =>
      (await run(CreateDealDocument, { input }, options)).createDeal.deal,
    /** What is left out stays. A stale `version` is refused with CONFLICT. */
    update: async (input: UpdateDealInput, options?: CallOptions) =>
      (await run(UpdateDealDocument, { input }, options)).updateDeal.deal,
    /** To another stage. */
    move: async (input: MoveDealInput, options?: CallOptions) =>
      (await run(MoveDealDocument, { input }, options)).moveDeal.deal,
    delete: async (id: string, options?: CallOptions) =>
      (await run(DeleteDealDocument, { input: { id } }, options)).deleteDeal.deletedDealId,
    /** The deal, with `payment.url` to send to who pays. */
    createPaymentLink: async (id: string, options?: CallOptions) =>
      (await run(CreatePaymentLinkDocument, { input: { id } }, options)).createPaymentLink.deal,
  };
}
