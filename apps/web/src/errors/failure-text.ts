import { CombinedGraphQLErrors } from '@apollo/client';
import { errorCode } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';

/** What went wrong, for people; of too many tries also when the next one counts. */
export function failureText(error: unknown): string {
  const seconds = retryAfterSeconds(error);
  if (seconds !== null) return `Too many tries. Try again in ${waitText(seconds)}.`;
  // What the browser says of a network that is gone is not for people.
  if (error instanceof TypeError) return MESSAGES.networkError;
  return error instanceof Error && error.message ? error.message : MESSAGES.networkError;
}

/** How long to wait, of an answer that said so; else null. */
function retryAfterSeconds(error: unknown): number | null {
  if (errorCode(error) !== 'RATE_LIMITED' || !CombinedGraphQLErrors.is(error)) return null;
  const seconds = error.errors[0]?.extensions?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

/** 1 → '1 second', 90 → '2 minutes': never shorter than it is. */
function waitText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
