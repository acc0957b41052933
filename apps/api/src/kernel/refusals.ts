import type { AppError, ErrorCode } from '@tessera/domain';
import type { FastifyBaseLogger } from 'fastify';

/** Which refusals stand in the log, and as what. Not NOT_FOUND: people look for what is gone all the time. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  FORBIDDEN: 'a right was refused',
  STEP_UP_REQUIRED: 'a right was refused',
  SECOND_FACTOR_MISSING: 'a right was refused',
  RATE_LIMITED: 'a limit was reached',
  QUERY_TOO_COMPLEX: 'a limit was reached',
};
const WRONG_CREDENTIAL = 'a credential was refused';

const wrongCredentials = new WeakSet<AppError>();
const logged = new WeakSet<AppError>();

/** Marks an error as that of a wrong password, code, passkey or key: not that of a visitor who just isn't signed in. */
export function asWrongCredential(error: AppError): AppError {
  wrongCredentials.add(error);
  return error;
}

/**
 * One line for a refusal, however often the error is formatted: its code and the field of the schema that was asked for.
 * Neither its words nor its details: those may hold what somebody sent.
 */
export function logRefusal(error: AppError, log: FastifyBaseLogger, field?: string): void {
  const what = wrongCredentials.has(error) ? WRONG_CREDENTIAL : REFUSALS[error.code];
  if (!what || logged.has(error)) return;
  logged.add(error);
  log.info({ code: error.code, ...(field && { field }) }, what);
}
