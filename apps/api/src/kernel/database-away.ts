import { QueryFailedError } from 'typeorm';

/** SQLSTATE classes and codes that say “not now”: connection, resources, shutdown or start, a standby. */
const PASSING_STATES = /^(?:08|53|57P0|25006)/;
const PASSING_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** What pg says where it has no code. */
const PASSING_TEXTS = /Connection terminated|timeout exceeded when trying to connect|not queryable|Connection ended/;

/** Whether a statement failed because PostgreSQL could not be reached, and not because of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return PASSING_STATES.test(code) || PASSING_ERRNOS.has(code) || PASSING_TEXTS.test(cause.message);
}
