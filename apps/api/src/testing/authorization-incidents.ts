import { EVERYBODY, type Operations } from './authorization-matrix.ts';

/** What was down is no secret. */
export const INCIDENT_OPERATIONS: Operations = {
  'Query.incidents': [{ document: '{ incidents { id } }', expected: EVERYBODY }],
};
