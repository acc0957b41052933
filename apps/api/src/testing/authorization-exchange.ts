import type { Operations } from './authorization-matrix.ts';
import { SIGN_IN } from './authorization-matrix.ts';

const NOT_FOUND = { nobody: 'NOT_FOUND', stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** The exchange form, and what visitors leave: who has no token of an entry has nothing. With one: exchange.test.ts. */
export const EXCHANGE_OPERATIONS: Operations = {
  'Mutation.setExchangeForm': [
    {
      document: 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.sendExchange': [
    {
      document:
        'mutation ($id: ID!) { sendExchange(input: { cardId: $id, name: "Vera", email: "v@example.com", agreedTo: 1 }) { url } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NOT_FOUND,
    },
    {
      // A public card takes details unless its owner switches that off; nobody leaves theirs on their own card.
      document:
        'mutation ($id: ID!) { sendExchange(input: { cardId: $id, name: "Vera", email: "v@example.com", agreedTo: 1 }) { url } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { nobody: 'ok', stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Query.exchangeEntry': [
    {
      document: '{ exchangeEntry(token: "wrong") { name } }',
      expected: { nobody: 'null', stranger: 'null', owner: 'null' },
    },
  ],
  'Mutation.correctExchange': [
    {
      document: 'mutation { correctExchange(input: { token: "wrong", name: "x" }) { exchangeEntry { name } } }',
      expected: NOT_FOUND,
    },
  ],
  'Mutation.eraseExchange': [
    { document: 'mutation { eraseExchange(input: { token: "wrong" }) { message } }', expected: NOT_FOUND },
  ],
};
