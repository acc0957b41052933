import { type Operations, SIGN_IN } from './authorization-matrix.ts';

/** Every operation on what people pay for: each is about whoever asks, or their team; roles are tried in
 * seats.test.ts. Everybody tries Professional. */
export const BILLING_OPERATIONS: Operations = {
  'Query.billing': [{ document: '{ billing { plan } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } }],
  'Query.billingQuote': [
    {
      document: '{ billingQuote(plan: GROWTH, currency: USD) { dueMinor } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.invoices': [
    { document: '{ invoices { totalCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Mutation.updateBillingDetails': [
    {
      document: `mutation { updateBillingDetails(input: { name: "A", address: "B", country: "FR" }) {
        billing { plan } } }`,
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.startTrial': [
    {
      document: 'mutation { startTrial { billing { plan } } }',
      expected: { ...SIGN_IN, stranger: 'CONFLICT', owner: 'CONFLICT' },
    },
  ],
  'Mutation.changePlan': [
    {
      document: 'mutation { changePlan(input: { plan: GROWTH, currency: USD, dueMinor: 800 }) { checkoutUrl } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.setSeat': [
    {
      document: `mutation ($id: ID!) { setSeat(input: { id: $id, userId: "00000000-0000-4000-8000-000000000000",
        hasSeat: true }) { organizationMember { hasSeat } } }`,
      variables: (f) => ({ id: f.ownersTeam }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Mutation.cancelSubscription': [
    {
      document: 'mutation { cancelSubscription { billing { plan } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.resumeSubscription': [
    {
      document: 'mutation { resumeSubscription { billing { plan } } }',
      expected: { ...SIGN_IN, stranger: 'CONFLICT', owner: 'CONFLICT' },
    },
  ],
};
