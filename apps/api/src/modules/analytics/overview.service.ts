import { AppError, addDays, conversionPercent, engagementScore } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isTimeZone, todayIn } from '../../kernel/time-zones.ts';
import { User } from '../identity/index.ts';
import { listActivity } from './activity.service.ts';
import type { AnalyticsOverview } from './analytics.types.ts';
import { findAllTime, findDays } from './figures.service.ts';

const DAYS = 30;

/** The figures of the viewer's cards: totals of all time, series of the last 30 days of the time zone. */
export async function findOverview(
  context: Context,
  viewer: Viewer,
  askedZone: string | null | undefined,
): Promise<AnalyticsOverview> {
  const { db } = context;
  const timeZone = await chooseTimeZone(context, viewer, askedZone);
  const subject = { ownerId: viewer.id, cardId: null };
  const to = todayIn(timeZone);
  // What takes longest is asked for first.
  const [days, totals, recentActivity] = await Promise.all([
    findDays(db, subject, { from: addDays(to, 1 - DAYS), to, timeZone }),
    findAllTime(db, subject),
    listActivity(context, viewer),
  ]);
  return {
    totals: {
      totalViews: totals.views,
      totalShares: totals.shares,
      newConnections: totals.connections,
      engagementScore: engagementScore(totals.reached),
    },
    dates: days.map(({ date }) => date),
    trend: days.map(({ views }) => views),
    sharesTrend: days.map(({ shares }) => shares),
    conversionTrend: days.map(({ reached }) => conversionPercent(reached[2], reached[0])),
    filteredViews: totals.filteredViews,
    recentActivity,
  };
}

/** The zone that was asked for, else the viewer's own. BAD_USER_INPUT when there is none of that name. */
export async function chooseTimeZone(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  asked: string | null | undefined,
): Promise<string> {
  const timeZone = asked ?? (await db.manager.findOneByOrFail(User, { id: viewer.id })).timeZone;
  if (!isTimeZone(timeZone)) throw new AppError('BAD_USER_INPUT', msg('Unknown time zone.'), 'timeZone');
  return timeZone;
}
