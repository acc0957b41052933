import { needFound, needViewer } from '../errors.ts';
import {
  CardByAddressDocument,
  CardDocument,
  type CardFragment,
  CardsDocument,
  type CardsQueryVariables,
  CardVersionsDocument,
  CreateCardDocument,
  type CreateCardInput,
  DeleteCardDocument,
  PatchCardDocument,
  type PatchCardInput,
  RestoreCardVersionDocument,
  UpdateCardDocument,
  type UpdateCardInput,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Which cards. */
export type CardFilter = Omit<CardsQueryVariables, 'first' | 'after'>;

/** Your cards. Scopes: `cards:read`, to change them `cards:write`. */
export function cards(run: Run) {
  return {
    /** In the order of My Cards. */
    list: ({ updatedSince, ...options }: CardFilter & PageOptions & CallOptions = {}): List<CardFragment> =>
      new List(options, async (first, after) => {
        const { viewer } = await run(CardsDocument, { first, after, updatedSince }, options);
        return toPage(needViewer(viewer).cards);
      }),
    /** Null if there is none, or the token can't see it. */
    get: async (id: string, options?: CallOptions) => (await run(CardDocument, { id }, options)).card,
    /** By its public address: the owner's handle or id, and the card's slug. */
    getByAddress: async (address: { owner: string; slug: string }, options?: CallOptions) =>
      (await run(CardByAddressDocument, address, options)).cardByAddress,
    create: async (input: CreateCardInput, options?: CallOptions) =>
      (await run(CreateCardDocument, { input }, options)).createCard.card,
    /**
     * Changes parts of a card: what is left out stays, `""` empties a field. With the `version` that you read, a change that
     * somebody else made meanwhile is refused with CONFLICT, and `details.current` is what is saved now.
     */
    patch: async (input: PatchCardInput, options?: CallOptions) =>
      (await run(PatchCardDocument, { input }, options)).patchCard.card,
    /** Replaces the card's whole content: what is left out becomes empty. */
    replace: async (input: UpdateCardInput, options?: CallOptions) =>
      (await run(UpdateCardDocument, { input }, options)).updateCard.card,
    delete: async (id: string, options?: CallOptions) =>
      (await run(DeleteCardDocument, { input: { id } }, options)).deleteCard.deletedCardId,
    /** The last 20 versions, newest first. */
    versions: async (id: string, options?: CallOptions) =>
      needFound((await run(CardVersionsDocument, { id }, options)).card, 'card').versions,
    restore: async (input: { id: string; version: number }, options?: CallOptions) =>
      (await run(RestoreCardVersionDocument, { input }, options)).restoreCardVersion.card,
  };
}
