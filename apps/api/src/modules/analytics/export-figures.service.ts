import { addDays, csvLine } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { EXPORT_BATCH, readBatch } from '../../infra/export-batch.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { CardSql } from '../cards/index.ts';
import type { CardEvent } from './card-event.entity.ts';
import type { Subject, ZonedPeriod } from './figures.service.ts';
import type { AnalyticsReportInput } from './report.inputs.ts';
import { findReport, readAsked } from './report.service.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Tells spreadsheets that it is UTF-8. */
const MARK = '\uFEFF';

/** The report as CSV, one row a day. Throws as the report does, before the first line. */
export async function reportCsv(context: Context, viewer: Viewer, input: AnalyticsReportInput): Promise<string[]> {
  const report = await findReport(context, viewer, input);
  const { dates, views, visitors, actions, saves, leads, shares, connections, conversionTrend } = report;
  const series = [views, visitors, actions, saves, leads, shares, connections, conversionTrend];
  return [
    MARK,
    csvLine([
      'date',
      'views',
      'visitors',
      'actions',
      'saves',
      'leads',
      'shares',
      'new_connections',
      'conversion_percent',
    ]),
    ...dates.map((date, day) => csvLine([date, ...series.map((values) => values[day] ?? 0)])),
  ];
}

/** Every single event of those days as CSV, a batch at a time, the oldest first. Visitors stay out of it. */
export async function eventsCsv(
  context: Context,
  viewer: Viewer,
  input: AnalyticsReportInput,
): Promise<AsyncGenerator<string>> {
  const { subject, period } = await readAsked(context, viewer, input);
  return eventLines(context.db, subject, period);
}

async function* eventLines(db: DataSource, subject: Subject, period: ZonedPeriod): AsyncGenerator<string> {
  const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
  const utmHeads = utmNames.map((name) => `utm_${name}`);
  yield MARK +
    csvLine(['at', 'card_id', 'card', 'kind', 'target', 'channel', 'share_id', ...utmHeads, 'country', 'is_robot']);
  for await (const rows of readEvents(db, subject, period)) {
    yield rows
      .map(({ at, cardId, card, kind, target, channel, shareId, utm, country, isRobot }) => {
        const campaign = utmNames.map((name) => utm?.[name] ?? null);
        return csvLine([at, cardId, card, kind, target, channel, shareId, ...campaign, country, isRobot]);
      })
      .join('');
  }
}

type EventRow = Pick<
  CardEvent,
  'id' | 'cardId' | 'kind' | 'target' | 'channel' | 'shareId' | 'utm' | 'country' | 'isRobot'
> & {
  at: Date;
  card: string;
};

async function* readEvents(
  db: DataSource,
  { ownerId, cardId }: Subject,
  { from, to, timeZone }: ZonedPeriod,
): AsyncGenerator<EventRow[]> {
  const [span] = await db.query<{ begins: Date; ends: Date }[]>(
    'SELECT $1::date::timestamp AT TIME ZONE $3 AS begins, $2::date::timestamp AT TIME ZONE $3 AS ends',
    [from, addDays(to, 1), timeZone],
  );
  for (let last = { at: span?.begins, id: FIRST_ID }; ; ) {
    const rows = await readBatch(ownerId, () =>
      db.query<EventRow[]>(
        `SELECT e.id, e.created_at AS at, e.card_id AS "cardId", ${CardSql.selectTitle('c')} AS card, e.kind, e.target, e.channel,
              e.share_id AS "shareId", e.utm, e.country, e.is_robot AS "isRobot"
         FROM card_events e JOIN cards c ON c.id = e.card_id
        WHERE e.owner_id = $1 AND ($2::uuid IS NULL OR e.card_id = $2)
          AND e.created_at >= $3 AND (e.created_at > $3 OR e.id > $4) AND e.created_at < $5
        ORDER BY e.created_at, e.id LIMIT ${EXPORT_BATCH.rows}`,
        [ownerId, cardId, last.at, last.id, span?.ends],
      ),
    );
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < EXPORT_BATCH.rows) return;
    last = end;
  }
}
