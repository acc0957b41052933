import { csvLine } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { EXPORT_BATCH, FIRST_ID, readBatch } from '../../infra/export-batch.ts';
import type { ExportPart } from '../../kernel/hooks.ts';

/** For the archive of everything that is a person's. */
export const analyticsExport: ExportPart = async ({ db }, userId) => [
  { name: 'activity.csv', lines: activityCsv(db, userId) },
  { name: 'figures.csv', lines: figuresCsv(db, userId) },
];

interface ActivityRow {
  id: string;
  cardId: string;
  kind: string;
  target: string | null;
  channel: string | null;
  isRobot: boolean;
  createdAt: Date;
}

/** What happened to the person's cards, a batch at a time: there may be millions. Visitors stay out of it. */
async function* activityCsv(db: DataSource, ownerId: string): AsyncGenerator<string> {
  yield csvLine(['card_id', 'kind', 'target', 'channel', 'is_robot', 'at']);
  let last: Pick<ActivityRow, 'createdAt' | 'id'> = { createdAt: new Date(0), id: FIRST_ID };
  for (;;) {
    const rows = await readBatch(ownerId, () =>
      db.query<ActivityRow[]>(
        `SELECT id, card_id AS "cardId", kind, target, channel, is_robot AS "isRobot", created_at AS "createdAt"
         FROM card_events WHERE owner_id = $1 AND (created_at, id) > ($2, $3)
        ORDER BY created_at, id LIMIT ${EXPORT_BATCH.rows}`,
        [ownerId, last.createdAt, last.id],
      ),
    );
    yield rows
      .map((row) => csvLine([row.cardId, row.kind, row.target, row.channel, row.isRobot, row.createdAt]))
      .join('');
    const end = rows.at(-1);
    if (!end || rows.length < EXPORT_BATCH.rows) return;
    last = end;
  }
}

interface FiguresRow {
  day: string;
  cardId: string;
  views: number;
  filteredViews: number;
  actions: number;
  saves: number;
  leads: number;
  visitorDays: number;
}

/** The figures of each card and UTC day: they stay when the single events have gone. */
async function* figuresCsv(db: DataSource, ownerId: string): AsyncGenerator<string> {
  yield csvLine(['card_id', 'day', 'views', 'filtered_views', 'actions', 'saves', 'leads', 'visitor_days']);
  let [lastCard, lastDay] = [FIRST_ID, '0001-01-01'];
  for (;;) {
    const rows = await readBatch(ownerId, () =>
      db.query<FiguresRow[]>(
        `SELECT f.card_id AS "cardId", to_char(f.at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, f.views,
              f.filtered_views AS "filteredViews", f.actions, f.saves, f.leads, f.visitor_days AS "visitorDays"
         FROM card_figures f JOIN cards c ON c.id = f.card_id
        WHERE c.owner_id = $1 AND f.is_day AND (f.card_id, f.at) > ($2, $3::timestamp AT TIME ZONE 'UTC')
        ORDER BY f.card_id, f.at LIMIT ${EXPORT_BATCH.rows}`,
        [ownerId, lastCard, lastDay],
      ),
    );
    yield rows
      .map((row) => [row.views, row.filteredViews, row.actions, row.saves, row.leads, row.visitorDays])
      .map((counts, at) => csvLine([rows[at]?.cardId ?? '', rows[at]?.day ?? '', ...counts]))
      .join('');
    const end = rows.at(-1);
    if (!end || rows.length < EXPORT_BATCH.rows) return;
    [lastCard, lastDay] = [end.cardId, end.day];
  }
}
