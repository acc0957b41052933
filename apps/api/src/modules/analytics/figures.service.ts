import type { Period, Reached } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { queryRows } from '../../kernel/rows.ts';
import type { CardTotals } from './analytics.types.ts';
import type { FigurePart } from './card-figure-part.entity.ts';
import { FIGURE_COLUMNS } from './figures.ts';

/** Whose figures, and of which of their cards; null: of all. */
export interface Subject {
  ownerId: string;
  cardId: string | null;
}

/** Days of a zone. */
export interface ZonedPeriod extends Period {
  timeZone: string;
}

/** Figures of any stretch of time. */
export interface Figures {
  views: number;
  filteredViews: number;
  actions: number;
  saves: number;
  leads: number;
  reached: Reached;
  shares: number;
  connections: number;
}

/** What is counted by card: who becomes a contact does not by one. */
export type CardsFigures = Omit<Figures, 'connections'>;

type Row = Record<(typeof FIGURE_COLUMNS)[number] | 'shares' | 'connections', number>;

const SUMS = FIGURE_COLUMNS.map((column) => `sum(${column})::int AS ${column}`).join(', ');

/** $1 owner, $2 card or null. PostgreSQL plans a text that serves both anew each time, so there is one for each. */
const mine = ({ cardId }: Subject) =>
  `mine AS (SELECT id FROM cards WHERE owner_id = $1 AND ${cardId === null ? '$2::uuid IS NULL' : 'id = $2::uuid'})`;
const SHARES = `shares s WHERE s.card_id IN (SELECT id FROM mine)`;
/** Who becomes a contact does not by one card: they are told for all. */
const CONNECTIONS = 'contact_firsts f WHERE f.owner_id = $1 AND f.is_counted';
/** $3 and $4 the first and the last day, $5 the zone; whole UTC days within lie between `day_begins` and `day_ends`. */
const SPAN = `span AS (
  SELECT begins, ends, day_begins, greatest(date_bin('1 day', ends, 'epoch'), day_begins) AS day_ends
    FROM (SELECT begins, ends, date_bin('1 day', begins + interval '1 day' - interval '1 millisecond', 'epoch') AS day_begins
            FROM (SELECT $3::date::timestamp AT TIME ZONE $5 AS begins,
                         ($4::date + 1)::timestamp AT TIME ZONE $5 AS ends) asked) whole)`;

/** Sums over a long time read the whole UTC days in it, and quarters of an hour only at its two ends. */
function inSpan(table: 'card_figures' | 'card_figure_parts', columns: string, around = 'mine, span, '): string {
  const from = (isDay: string, begins: string, ends: string) =>
    `SELECT ${columns} FROM ${around}${table} f
      WHERE f.card_id = mine.id AND ${isDay} AND f.at >= ${begins} AND f.at < ${ends}`;
  return `${from('f.is_day', 'day_begins', 'day_ends')}
    UNION ALL ${from('NOT f.is_day', 'begins', 'least(day_begins, ends)')}
    UNION ALL ${from('NOT f.is_day', 'day_ends', 'ends')}`;
}

/** Of all time. */
export async function findAllTime(db: DataSource, subject: Subject): Promise<Figures> {
  const [row] = await queryRows<Row>(
    db,
    `WITH ${mine(subject)}
     SELECT ${SUMS}, (SELECT count(*)::int FROM ${SHARES}) AS shares, (SELECT count(*)::int FROM ${CONNECTIONS}) AS connections
       FROM card_figures WHERE card_id IN (SELECT id FROM mine) AND is_day`,
    [subject.ownerId, subject.cardId],
  );
  return toFigures(row);
}

/** Views and leads of all time, in the order of the ids. */
export async function loadCardTotals(db: DataSource, cardIds: readonly string[]): Promise<CardTotals[]> {
  const rows = await db.query<({ id: string } & CardTotals)[]>(
    `SELECT card_id AS id, sum(views)::int AS views, sum(leads)::int AS leads FROM card_figures
      WHERE card_id = ANY ($1::uuid[]) AND is_day GROUP BY card_id`,
    [cardIds],
  );
  const byId = new Map(rows.map(({ id, views, leads }) => [id, { views, leads }]));
  return cardIds.map((id) => byId.get(id) ?? { views: 0, leads: 0 });
}

/** Of a period as a whole. */
export async function findSum(db: DataSource, subject: Subject, period: ZonedPeriod): Promise<Figures> {
  const [row] = await db.query<Row[]>(
    `WITH ${mine(subject)}, ${SPAN}
     SELECT ${SUMS},
            (SELECT count(*)::int FROM span, ${SHARES} AND s.created_at >= begins AND s.created_at < ends) AS shares,
            (SELECT count(*)::int FROM span, ${CONNECTIONS} AND f.first_at >= begins AND f.first_at < ends) AS connections
       FROM (${inSpan('card_figures', 'f.*')}) figure`,
    toValues(subject, period),
  );
  return toFigures(row);
}

/** Of a period as a whole and of these cards alone, by who of these people has them; who has none is not in it. */
export async function findSumsByOwner(
  db: DataSource,
  { ownerIds, cardIds }: { ownerIds: readonly string[]; cardIds: readonly string[] },
  { from, to, timeZone }: ZonedPeriod,
): Promise<Map<string, CardsFigures>> {
  const rows = await db.query<({ ownerId: string } & Row)[]>(
    `WITH mine AS (SELECT id, owner_id FROM cards WHERE owner_id = ANY($1::uuid[]) AND id = ANY($2::uuid[])), ${SPAN},
     -- Card by card: the index finds the days of each, where a join of hundreds of cards would read the whole table.
     figure AS (
       SELECT mine.owner_id, ${SUMS} FROM mine, span, LATERAL (${inSpan('card_figures', 'f.*', '')}) found
        GROUP BY mine.owner_id),
     share AS (
       SELECT mine.owner_id, count(*)::int AS shares FROM span, mine JOIN shares s ON s.card_id = mine.id
        WHERE s.created_at >= begins AND s.created_at < ends GROUP BY mine.owner_id)
     SELECT owner_id AS "ownerId", ${FIGURE_COLUMNS.join(', ')}, shares
       FROM (SELECT DISTINCT owner_id FROM mine) owner
       LEFT JOIN figure USING (owner_id) LEFT JOIN share USING (owner_id)`,
    [ownerIds, cardIds, from, to, timeZone],
  );
  return new Map(rows.map(({ ownerId, ...row }) => [ownerId, toFigures(row)]));
}

/** Views and leads of a period by card; a card without any is not in it. */
export function findSumsByCard(
  db: DataSource,
  subject: Subject,
  period: ZonedPeriod,
): Promise<{ cardId: string; views: number; leads: number }[]> {
  return db.query(
    `WITH ${mine(subject)}, ${SPAN}
     SELECT card_id AS "cardId", sum(views)::int AS views, sum(leads)::int AS leads
       FROM (${inSpan('card_figures', 'f.*')}) figure GROUP BY card_id HAVING sum(views) + sum(leads) > 0`,
    toValues(subject, period),
  );
}

/** Of each day of a period, the oldest first, none left out. */
export async function findDays(
  db: DataSource,
  subject: Subject,
  period: ZonedPeriod,
): Promise<({ date: string } & Figures)[]> {
  const rows = await queryRows<{ date: string } & Row>(
    db,
    `WITH ${mine(subject)}, ${SPAN},
     figure AS (
       SELECT (at AT TIME ZONE $5)::date AS date, ${SUMS}
         FROM (SELECT at, ${SUMS} FROM mine, span, card_figures f
                WHERE f.card_id = mine.id AND NOT f.is_day AND f.at >= begins AND f.at < ends GROUP BY at) quarter
        GROUP BY 1),
     share AS (
       SELECT (s.created_at AT TIME ZONE $5)::date AS date, count(*)::int AS shares
         FROM span, ${SHARES} AND s.created_at >= begins AND s.created_at < ends GROUP BY 1),
     connection AS (
       SELECT (f.first_at AT TIME ZONE $5)::date AS date, count(*)::int AS connections
         FROM span, ${CONNECTIONS} AND f.first_at >= begins AND f.first_at < ends GROUP BY 1)
     SELECT to_char(day, 'YYYY-MM-DD') AS date, ${FIGURE_COLUMNS.join(', ')}, shares, connections
       FROM generate_series($3::date::timestamp, $4::date::timestamp, '1 day') AS day
       LEFT JOIN figure ON figure.date = day LEFT JOIN share ON share.date = day
       LEFT JOIN connection ON connection.date = day
      ORDER BY day`,
    toValues(subject, period),
  );
  return rows.map((row) => ({ date: row.date, ...toFigures(row) }));
}

export interface PartSum {
  part: FigurePart;
  value: string;
  count: number;
  conversions: number;
}

/** By what was tapped and where views came from, most first; at most so many of each. */
export function findParts(
  db: DataSource,
  subject: Subject,
  { parts, most, ...period }: ZonedPeriod & { parts: readonly FigurePart[]; most: number },
): Promise<PartSum[]> {
  return db.query<PartSum[]>(
    `WITH ${mine(subject)}, ${SPAN}
     SELECT part, value, count, conversions FROM (
       SELECT part, value, sum(count)::int AS count, sum(conversions)::int AS conversions,
              row_number() OVER (PARTITION BY part ORDER BY sum(count) DESC, sum(conversions) DESC, value) AS place
         FROM (${inSpan('card_figure_parts', 'f.*')}) found WHERE part = ANY($6) GROUP BY part, value) placed
      WHERE place <= $7 AND (count > 0 OR conversions > 0) ORDER BY part, place`,
    [...toValues(subject, period), parts, most],
  );
}

/** Two stretches that do not overlap. */
export function plus(one: Figures, other: Figures): Figures {
  const [a, b, c, d, e] = one.reached;
  const [f, g, h, i, j] = other.reached;
  return {
    views: one.views + other.views,
    filteredViews: one.filteredViews + other.filteredViews,
    actions: one.actions + other.actions,
    saves: one.saves + other.saves,
    leads: one.leads + other.leads,
    reached: [a + f, b + g, c + h, d + i, e + j],
    shares: one.shares + other.shares,
    connections: one.connections + other.connections,
  };
}

function toValues({ ownerId, cardId }: Subject, { from, to, timeZone }: ZonedPeriod): unknown[] {
  return [ownerId, cardId, from, to, timeZone];
}

/** Nothing was written where nothing happened. */
function toFigures(row: Row | undefined): Figures {
  const of = (column: keyof Row) => row?.[column] ?? 0;
  return {
    views: of('views'),
    filteredViews: of('filtered_views'),
    actions: of('actions'),
    saves: of('saves'),
    leads: of('leads'),
    reached: [of('visitor_days'), of('tapped_days'), of('converted_days'), of('saved_days'), of('lead_days')],
    shares: of('shares'),
    connections: of('connections'),
  };
}

// SQL on the tables of figures for statements of other modules. Arguments are SQL expressions, never values.

/** How often people have seen the card, as `CardTotals.views` says it. */
export function sumViewsOfCard(cardId: string): string {
  return `(SELECT coalesce(sum(f.views), 0)::int FROM card_figures f WHERE f.card_id = ${cardId} AND f.is_day)`;
}
