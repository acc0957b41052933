import { type Operations, SIGN_IN } from './authorization-matrix.ts';

const OWN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
/** Others’ deals are not there. A contact’s id is no deal’s. */
const NONE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** Every operation on deals, tried on a deal of the owner. */
export const DEAL_OPERATIONS: Operations = {
  'Query.deals': [{ document: '{ deals { totalCount } }', expected: OWN }],
  'Query.deletions': [{ document: '{ deletions { totalCount syncPoint edges { node { id } } } }', expected: OWN }],
  'Query.dealTotals': [{ document: '{ dealTotals { count } }', expected: OWN }],
  'Query.deal': [
    {
      document: 'query ($id: ID!) { deal(id: $id) { id } }',
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'ok' },
    },
  ],
  'Mutation.createDeal': [
    {
      document: 'mutation ($id: ID!) { createDeal(input: { contactId: $id, name: "Tiles" }) { deal { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.moveDeal': [
    {
      document: 'mutation ($id: ID!) { moveDeal(input: { id: $id, stage: WON, version: 1 }) { deal { id } } }',
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.updateDeal': [
    {
      document: 'mutation ($id: ID!) { updateDeal(input: { id: $id, valueMinor: 250000 }) { deal { id } } }',
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.createPaymentLink': [
    {
      document: `mutation ($id: ID!) { createPaymentLink(input: { id: $id }) { deal { id } } }`,
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.refundPayment': [
    {
      document: 'mutation ($id: ID!) { refundPayment(input: { id: $id }) { deal { id } } }',
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'CONFLICT' },
    },
  ],
  'Mutation.startPayouts': [{ document: 'mutation { startPayouts { url } }', expected: OWN }],
  'Mutation.checkPayouts': [
    {
      document: 'mutation { checkPayouts { payoutAccount { status } } }',
      // They have opened no account.
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  // Tried in payments.test.ts.
  'Subscription.dealPaymentChanged': [],
  'Mutation.deleteDeal': [
    {
      document: 'mutation ($id: ID!) { deleteDeal(input: { id: $id }) { deletedDealId } }',
      variables: (f) => ({ id: f.ownersDeal }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document: 'mutation ($id: ID!) { deleteDeal(input: { id: $id }) { deletedDealId } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: NONE,
    },
  ],
};
