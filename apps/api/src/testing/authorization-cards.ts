import { data, type Operations, SIGN_IN } from './authorization-matrix.ts';

/** Cards, their order, and where they are listed. */
export const CARD_OPERATIONS: Operations = {
  'Query.listingUsage': [
    { document: '{ listingUsage { active } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Mutation.setListings': [
    {
      document: 'mutation ($id: ID!) { setListings(input: { cardId: $id, categories: ["Florist"] }) { card { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.featureListing': [
    {
      // The second field is asked when the first has listed the card.
      document:
        'mutation ($id: ID!) { setListings(input: { cardId: $id, categories: ["Florist"] }) { card { id } } featureListing(input: { cardId: $id, category: "florist" }) { card { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.setCardWallet': [
    {
      document: 'mutation ($id: ID!) { setCardWallet(input: { cardId: $id, isOnPage: true }) { card { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.createCard': [
    {
      document: 'mutation ($data: CardDataInput!) { createCard(input: { data: $data }) { card { id } } }',
      variables: () => ({ data }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.updateCard': [
    {
      document: 'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
      variables: (f) => ({ input: { id: f.publicCard, data } }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.patchCard': [
    {
      document: 'mutation ($input: PatchCardInput!) { patchCard(input: $input) { card { id } } }',
      variables: (f) => ({ input: { id: f.publicCard, data: { role: 'Tiler' } } }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.reorderCards': [
    {
      document: 'mutation ($ids: [ID!]!) { reorderCards(input: { cardIds: $ids }) { cards { position } } }',
      variables: (f) => ({ ids: [f.publicCard] }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.restoreCardVersion': [
    {
      document: 'mutation ($id: ID!) { restoreCardVersion(input: { id: $id, version: 1 }) { card { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.deleteCard': [
    {
      document: 'mutation ($id: ID!) { deleteCard(input: { id: $id }) { deletedCardId } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
};
