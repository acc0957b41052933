import { ServerError, ServerParseError } from '@apollo/client';
import { MESSAGES, movingAverage5 } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { errorText } from '../../data/errors/error-text.ts';
import { messageIn } from '../../data/errors/message-in.ts';

const BODY_CHARS = 120;

/** Percent a day, or the moving average of the views where the server gives no conversion. */
export function conversionSeries(conversionTrend: readonly number[] | null | undefined, views: readonly number[]) {
  const isKnown = conversionTrend != null && conversionTrend.length > 0;
  return isKnown ? { values: conversionTrend, isPercent: true } : { values: movingAverage5(views), isPercent: false };
}

/** Nothing has happened yet: no figure, and nothing in the list. */
export function isEmptyOverview(overview: {
  totals: { totalViews: number; totalShares: number; newConnections: number };
  recentActivity: readonly unknown[];
}): boolean {
  const { totalViews, totalShares, newConnections } = overview.totals;
  return totalViews + totalShares + newConnections === 0 && overview.recentActivity.length === 0;
}

/** Why the overview is not there, for people. */
export function overviewErrorText(error: Error): string {
  if (ServerParseError.is(error))
    return t('Unexpected response (not JSON): {body}', { body: error.bodyText.slice(0, BODY_CHARS) });
  if (ServerError.is(error))
    return messageIn(error.bodyText) ?? t('HTTP {statusCode}', { statusCode: error.statusCode });
  return errorText(error, say(MESSAGES.overviewFailed));
}

/** The person left before the answer came. */
export function isAborted(error: Error): boolean {
  return error.name === 'AbortError';
}
