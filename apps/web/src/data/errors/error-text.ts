import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { errorCode } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { ApiError } from './api-error.ts';
import { isLostNetwork } from './lost-network.ts';
import { messageIn } from './message-in.ts';

/**
 * What a person reads of an error: the server's own words, when a next try makes sense, or that the network is gone.
 * `fallback` is for an error that has no words for people.
 */
export function errorText(error: unknown, fallback = say(MESSAGES.cantConnect)): string {
  if (isLostNetwork(error)) return say(MESSAGES.cantConnect);
  const said = messageForPeople(error);
  const seconds = retryAfterSeconds(error);
  // Such a message ends with “Please wait a little.”, which the number of seconds says better.
  if (seconds !== null)
    return t('{reason} Try again in {time}.', {
      reason: firstSentence(said) ?? t('Too many tries.'),
      time: waitText(seconds),
    });
  return said ?? fallback;
}

/** What a browser or a parser says. */
const FOR_PROGRAMMERS = [TypeError, SyntaxError, DOMException];

/** The words in an error that are for people; null where there are none. */
export function messageForPeople(error: unknown): string | null {
  if (error instanceof ApiError) return error.said;
  if (ServerError.is(error)) return messageIn(error.bodyText);
  if (ServerParseError.is(error) || FOR_PROGRAMMERS.some((type) => error instanceof type)) return null;
  return error instanceof Error && error.message !== '' ? error.message : null;
}

/** How long to wait, of an answer that said so; null of any other. */
function retryAfterSeconds(error: unknown): number | null {
  if (errorCode(error) !== 'RATE_LIMITED' || !CombinedGraphQLErrors.is(error)) return null;
  const seconds = error.errors[0]?.extensions?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

function firstSentence(text: string | null): string | undefined {
  return /^.*?\.(?=\s|$)/.exec(text ?? '')?.[0];
}

/** 1 → '1 second', 90 → '2 minutes': never shorter than it is. */
function waitText(seconds: number): string {
  return seconds < 60
    ? t('{count, plural, one {# second} other {# seconds}}', { count: Math.ceil(seconds) })
    : t('{count, plural, one {# minute} other {# minutes}}', { count: Math.ceil(seconds / 60) });
}
