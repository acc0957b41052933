import {
  AppError,
  type CardActionTarget,
  type Channel,
  checkPeriod,
  conversionPercent,
  engagementScore,
  periodBefore,
  toFunnel,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { readCampaign } from '../../kernel/utm.ts';
import { Card } from '../cards/index.ts';
import {
  type Figures,
  findDays,
  findParts,
  findSum,
  type PartSum,
  plus,
  type Subject,
  type ZonedPeriod,
} from './figures.service.ts';
import { chooseTimeZone } from './overview.service.ts';
import type { AnalyticsReportInput } from './report.inputs.ts';
import type { AnalyticsLink, AnalyticsPeriod, AnalyticsReport } from './report.types.ts';

const MOST_CAMPAIGNS = 50;
/** More than there are targets, channels or countries. */
const ALL = 1000;

/** The figures of some days of the viewer's cards, or of one of them. BAD_USER_INPUT names what is wrong with the days. */
export async function findReport(
  context: Context,
  viewer: Viewer,
  input: AnalyticsReportInput,
): Promise<AnalyticsReport> {
  const { db } = context;
  const { subject, period } = await readAsked(context, viewer, input);
  const before = { ...period, ...periodBefore(period) };
  const [days, previous, parts, previousTaps, campaigns] = await Promise.all([
    findDays(db, subject, period),
    findSum(db, subject, before),
    findParts(db, subject, { ...period, parts: ['TARGET', 'CHANNEL', 'COUNTRY'], most: ALL }),
    findParts(db, subject, { ...before, parts: ['TARGET'], most: ALL }),
    findParts(db, subject, { ...period, parts: ['CAMPAIGN'], most: MOST_CAMPAIGNS }),
  ]);
  const total = days.reduce<Figures>(plus, NOTHING);
  return {
    ...period,
    ...buildSeries(days),
    totals: toPeriod(total),
    previous: toPeriod(previous),
    links: readLinks(parts, previousTaps),
    channels: of(parts, 'CHANNEL').map(({ value, count, conversions }) => ({
      channel: (value || null) as Channel | null,
      views: count,
      conversions,
    })),
    countries: of(parts, 'COUNTRY').map(({ value, count }) => ({ country: value || null, views: count })),
    campaigns: campaigns.map(({ value, count, conversions }) => ({
      ...readCampaign(value),
      views: count,
      conversions,
    })),
    funnel: toFunnel(total.reached),
  };
}

/** Whose figures of which days are meant; NOT_FOUND for a card that is not the viewer's. */
export async function readAsked(
  context: Pick<Context, 'db'>,
  viewer: Viewer,
  { from, to, cardId, timeZone }: AnalyticsReportInput,
): Promise<{ subject: Subject; period: ZonedPeriod }> {
  const errors = checkPeriod({ from, to });
  if (Object.keys(errors).length > 0) throw AppError.ofFields(errors);
  const period = { from, to, timeZone: await chooseTimeZone(context, viewer, timeZone) };
  if (!cardId) return { subject: { ownerId: viewer.id, cardId: null }, period };
  const isOwn = isUuid(cardId) && (await context.db.manager.existsBy(Card, { id: cardId, ownerId: viewer.id }));
  if (!isOwn) throw new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
  return { subject: { ownerId: viewer.id, cardId }, period };
}

const NOTHING: Figures = {
  views: 0,
  filteredViews: 0,
  actions: 0,
  saves: 0,
  leads: 0,
  reached: [0, 0, 0, 0, 0],
  shares: 0,
  connections: 0,
};

function buildSeries(days: ({ date: string } & Figures)[]) {
  return {
    dates: days.map(({ date }) => date),
    views: days.map(({ views }) => views),
    visitors: days.map(({ reached }) => reached[0]),
    actions: days.map(({ actions }) => actions),
    saves: days.map(({ saves }) => saves),
    leads: days.map(({ leads }) => leads),
    shares: days.map(({ shares }) => shares),
    connections: days.map(({ connections }) => connections),
    conversionTrend: days.map(({ reached }) => conversionPercent(reached[2], reached[0])),
  };
}

function toPeriod({ reached, connections, ...figures }: Figures): AnalyticsPeriod {
  return {
    ...figures,
    visitors: reached[0],
    newConnections: connections,
    conversionRate: conversionPercent(reached[2], reached[0]),
    engagementScore: engagementScore(reached),
  };
}

function readLinks(parts: PartSum[], before: PartSum[]): AnalyticsLink[] {
  const previous = new Map(before.map(({ value, count }) => [value, count]));
  const now = of(parts, 'TARGET').map(({ value, count }) => ({ value, count }));
  const gone = before.filter(({ value }) => !now.some((one) => one.value === value));
  return [...now, ...gone.map(({ value }) => ({ value, count: 0 }))].map(({ value, count }) => ({
    target: value as CardActionTarget,
    taps: count,
    previousTaps: previous.get(value) ?? 0,
  }));
}

function of(parts: PartSum[], part: PartSum['part']): PartSum[] {
  return parts.filter((one) => one.part === part);
}
