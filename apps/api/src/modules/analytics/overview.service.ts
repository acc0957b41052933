import {
  AppError,
  actionWeight,
  type CardActionTarget,
  conversionPercent,
  ENGAGEMENT_WEIGHTS,
  engagementScore,
} from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../platform/context.ts';
import { User } from '../users/user.entity.ts';
import { isTimeZone } from '../users/user.service.ts';
import { listActivity } from './activity.service.ts';
import type { AnalyticsOverview } from './analytics.types.ts';

const DAYS = 30;

interface DayRow {
  date: string;
  views: number;
  shares: number;
  visitor_days: number;
  converting_days: number;
}

/** The figures of the viewer's cards: totals of all time, series of the last 30 days of the time zone. */
export async function findOverview(
  context: Context,
  viewer: Viewer,
  askedZone: string | null | undefined,
): Promise<AnalyticsOverview> {
  const { db } = context;
  const timeZone = askedZone ?? (await db.manager.findOneByOrFail(User, { id: viewer.id })).timeZone;
  if (!isTimeZone(timeZone)) throw new AppError('BAD_USER_INPUT', 'Unknown time zone.', { timeZone: 'an IANA name' });
  const [totals, weights, days, recentActivity] = await Promise.all([
    findTotals(db, viewer.id),
    findVisitorDayWeights(db, viewer.id),
    findDays(db, viewer.id, timeZone),
    listActivity(context, viewer),
  ]);
  return {
    totals: {
      totalViews: totals.views,
      totalShares: totals.shares,
      newConnections: totals.connections,
      engagementScore: engagementScore(weights),
    },
    dates: days.map(({ date }) => date),
    trend: days.map(({ views }) => views),
    sharesTrend: days.map(({ shares }) => shares),
    conversionTrend: days.map((day) => conversionPercent(day.converting_days, day.visitor_days)),
    filteredViews: totals.filtered,
    recentActivity,
  };
}

async function findTotals(db: DataSource, ownerId: string) {
  const [row] = await db.query<{ views: number; filtered: number; shares: number; connections: number }[]>(
    `SELECT count(*) FILTER (WHERE kind = 'VIEW' AND NOT is_robot)::int AS views,
            count(*) FILTER (WHERE kind = 'VIEW' AND is_robot)::int AS filtered,
            (SELECT count(*)::int FROM shares s JOIN cards c ON c.id = s.card_id WHERE c.owner_id = $1) AS shares,
            (SELECT count(*)::int FROM contact_firsts WHERE owner_id = $1 AND is_counted) AS connections
       FROM card_events WHERE owner_id = $1`,
    [ownerId],
  );
  return row ?? { views: 0, filtered: 0, shares: 0, connections: 0 };
}

/** The highest weight of each visitor-day; a visitor's key changes with the UTC day, so it is the visitor-day. */
async function findVisitorDayWeights(db: DataSource, ownerId: string): Promise<number[]> {
  const rows = await db.query<{ saved: boolean; targets: CardActionTarget[] | null }[]>(
    `SELECT bool_or(kind = 'SAVE') AS saved, array_agg(DISTINCT target) FILTER (WHERE kind = 'ACTION') AS targets
       FROM card_events WHERE owner_id = $1 AND NOT is_robot GROUP BY visitor`,
    [ownerId],
  );
  return rows.map(({ saved, targets }) =>
    Math.max(saved ? ENGAGEMENT_WEIGHTS.save : ENGAGEMENT_WEIGHTS.view, ...(targets ?? []).map(actionWeight)),
  );
}

/** One row for each of the last 30 days, zeros included. */
function findDays(db: DataSource, ownerId: string, timeZone: string): Promise<DayRow[]> {
  return db.query<DayRow[]>(
    `WITH day AS (
       SELECT generate_series((now() AT TIME ZONE $2)::date - ($3::int - 1), (now() AT TIME ZONE $2)::date, '1 day')::date AS date
     ), since AS (SELECT min(date)::timestamp AT TIME ZONE $2 AS at FROM day),
     event AS (
       SELECT (created_at AT TIME ZONE $2)::date AS date,
              count(*) FILTER (WHERE kind = 'VIEW')::int AS views,
              count(DISTINCT visitor)::int AS visitor_days,
              count(DISTINCT visitor) FILTER (WHERE kind = 'SAVE' OR target IN ('phone', 'email', 'whatsapp'))::int
                AS converting_days
         FROM card_events, since WHERE owner_id = $1 AND NOT is_robot AND created_at >= since.at GROUP BY 1
     ), share AS (
       SELECT (s.created_at AT TIME ZONE $2)::date AS date, count(*)::int AS shares
         FROM shares s JOIN cards c ON c.id = s.card_id, since WHERE c.owner_id = $1 AND s.created_at >= since.at GROUP BY 1
     )
     SELECT to_char(day.date, 'YYYY-MM-DD') AS date, coalesce(views, 0) AS views, coalesce(shares, 0) AS shares,
            coalesce(visitor_days, 0) AS visitor_days, coalesce(converting_days, 0) AS converting_days
       FROM day LEFT JOIN event USING (date) LEFT JOIN share USING (date) ORDER BY date`,
    [ownerId, timeZone, DAYS],
  );
}
