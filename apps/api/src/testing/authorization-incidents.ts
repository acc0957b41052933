import { type Operations, SIGN_IN } from './authorization-matrix.ts';

/** What was down is the same for everybody who is signed in. */
export const INCIDENT_OPERATIONS: Operations = {
  'Query.incidents': [{ document: '{ incidents { id } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } }],
};
