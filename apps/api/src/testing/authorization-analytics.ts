import { type Operations, SIGN_IN } from './authorization-matrix.ts';

const EVERYBODY = { nobody: 'ok', stranger: 'ok', owner: 'ok' };

/** Every operation on what became of cards, tried on cards of the owner. */
export const ANALYTICS_OPERATIONS: Operations = {
  'Query.analyticsOverview': [
    { document: '{ analyticsOverview { filteredViews } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.analyticsReport': [
    {
      document: '{ analyticsReport(input: { from: "2026-03-01", to: "2026-03-31" }) { totals { views } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
    {
      document: `query ($id: ID!) {
        analyticsReport(input: { from: "2026-03-01", to: "2026-03-31", cardId: $id }) { totals { views } }
      }`,
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Query.salesFunnel': [
    {
      document: '{ salesFunnel(input: { from: "2026-03-01", to: "2026-03-31" }) { total { views } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
    {
      document: `query ($id: ID!) {
        salesFunnel(input: { from: "2026-03-01", to: "2026-03-31", cardId: $id }) { total { views } }
      }`,
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.recordCardEvent': [
    {
      document: 'mutation ($id: ID!) { recordCardEvent(input: { cardId: $id, kind: VIEW }) { isCounted } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'NOT_FOUND', stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document: 'mutation ($id: ID!) { recordCardEvent(input: { cardId: $id, kind: VIEW }) { isCounted } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: EVERYBODY,
    },
  ],
};
