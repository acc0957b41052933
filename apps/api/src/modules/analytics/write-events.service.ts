import type { DataSource, EntityManager } from 'typeorm';
import { onDuplicate } from '../../kernel/duplicates.ts';
import { hexArray, plainArray, textArray } from '../../kernel/sql-arrays.ts';
import { inTransaction, TryAgain } from '../../kernel/transaction.ts';
import { CardLock } from '../cards/index.ts';
import { findByMarks } from '../shares/index.ts';
import { ACTIVITY_LENGTH } from './activity.service.ts';
import type { EventToWrite, Outcome } from './event-to-write.ts';
import { FIGURE_COLUMNS, FigureChanges, type FigureRow, type PartRow } from './figures.ts';
import { type Advance, advance, type KnownDay } from './visitor-days.ts';

export interface Written {
  /** Of those that did not come too soon; the others are not in it. */
  outcomes: Map<EventToWrite, Outcome>;
  /** Those that are worth telling the owner. */
  told: { id: string; ownerId: string }[];
}

const HOUR_MS = 3600_000;
/** New visitors of one card from one network in an hour: about as many as an office or a trade fair stand has. */
const MOST_NEWCOMERS = 60;

/** Writes events with exact figures in one transaction; which of them count is decided here. */
export function writeEvents(db: DataSource, events: readonly EventToWrite[]): Promise<Written> {
  return inTransaction(db, (tx) => writeAll(tx, events));
}

/** Those of the events that are in the database: the answer to a commit may be lost with the connection. */
export async function findWritten(db: DataSource, events: readonly Pick<EventToWrite, 'id' | 'at'>[]) {
  const rows = await db.query<{ id: string }[]>(
    `SELECT e.id FROM unnest($1::uuid[], $2::timestamptz[]) AS sought (id, at)
       JOIN card_events e ON e.id = sought.id AND e.created_at = sought.at`,
    [events.map(({ id }) => id), events.map(({ at }) => at)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The same inside of somebody's transaction. */
export async function writeAll(tx: EntityManager, events: readonly EventToWrite[]): Promise<Written> {
  // The locks take their turn before all others.
  const cards = await CardLock.holdCards(tx, [...new Set(events.map(({ cardId }) => cardId))]);
  const outcomes: Written['outcomes'] = new Map();
  const welcome = events.filter((event) => {
    const card = cards.get(event.cardId);
    const isWelcome = card !== undefined && (event.isChecked || !card.isPrivate);
    if (!isWelcome) outcomes.set(event, 'GONE');
    return isWelcome;
  });
  await checkShares(tx, welcome);
  const advances = await advanceVisitors(tx, welcome);
  const changes = new FigureChanges();
  for (const one of advances) changes.add(one);
  const counted = advances.flatMap((one) => one.counted);
  for (const event of counted) outcomes.set(event, event.isRobot ? 'FILTERED' : 'COUNTED');
  await insertEvents(tx, counted, cards);
  const { figures, parts } = changes.rows();
  await addFigures(tx, figures);
  await addParts(tx, parts);
  return { outcomes, told: toTold(counted, cards) };
}

/** Shares that are none of the card's are left out; a link that was followed is a channel. */
async function checkShares(tx: EntityManager, events: EventToWrite[]): Promise<void> {
  const marks = [...new Set(events.flatMap(({ shareMark }) => shareMark ?? []))];
  if (marks.length === 0) return;
  const shares = await findByMarks(tx, marks);
  for (const event of events) {
    const share = shares.get(event.shareMark ?? '');
    if (share?.cardId !== event.cardId) continue;
    event.shareId = share.id;
    event.channel ??= 'LINK';
  }
}

async function advanceVisitors(tx: EntityManager, events: EventToWrite[]): Promise<Advance<EventToWrite>[]> {
  const byVisitor = new Map<string, EventToWrite[]>();
  for (const event of events) {
    const others = byVisitor.get(event.visitor);
    if (others) others.push(event);
    else byVisitor.set(event.visitor, [event]);
  }
  // In one order, so that two processes never wait for each other.
  const visitors = [...byVisitor.keys()].sort();
  const known = await findVisitorDays(tx, visitors);
  await filterCrowds(
    tx,
    visitors.filter((visitor) => !known.has(visitor)).map((visitor) => byVisitor.get(visitor) ?? []),
  );
  const advances: Advance<EventToWrite>[] = [];
  for (const visitor of visitors) {
    const one = advance(known.get(visitor) ?? null, byVisitor.get(visitor) ?? []);
    if (one) advances.push(one);
  }
  await saveVisitorDays(tx, advances);
  return advances;
}

/**
 * Shows new visitors of a card as filtered once there are more from one network than it can have people: anyone can invent
 * browser names. Visitors who leave their details count as people.
 */
async function filterCrowds(tx: EntityManager, newcomers: EventToWrite[][]): Promise<void> {
  const crowds = new Map<string, { network: string; hourMs: number; newcomers: EventToWrite[][] }>();
  for (const events of newcomers) {
    const [first] = events;
    if (!first || events.some(({ kind, isRobot }) => isRobot || kind === 'LEAD')) continue;
    const hourMs = Math.floor(first.at.getTime() / HOUR_MS) * HOUR_MS;
    const key = `${first.network} ${hourMs}`;
    const crowd = crowds.get(key) ?? { network: first.network, hourMs, newcomers: [] };
    crowd.newcomers.push(events);
    crowds.set(key, crowd);
  }
  if (crowds.size === 0) return;
  // In one order, so that two processes never wait for each other.
  const sorted = [...crowds].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, crowd]) => crowd);
  const rows = await tx.query<{ network: string; hourMs: number; visitors: number }[]>(
    `INSERT INTO visitor_networks AS n (network, hour, visitors)
     SELECT network, ${atMs('hour_ms')}, visitors
       FROM unnest($1::bytea[], $2::float8[], $3::int[]) AS c (network, hour_ms, visitors)
     ON CONFLICT (network, hour) DO UPDATE SET visitors = n.visitors + excluded.visitors
     RETURNING encode(network, 'hex') AS network, (extract(epoch FROM hour) * 1000)::float8 AS "hourMs", visitors`,
    [
      hexArray(sorted.map(({ network }) => network)),
      plainArray(sorted.map(({ hourMs }) => hourMs)),
      plainArray(sorted.map(({ newcomers: { length } }) => length)),
    ],
  );
  for (const { network, hourMs, visitors } of rows) {
    const added = crowds.get(`${network} ${hourMs}`)?.newcomers ?? [];
    const welcome = Math.max(0, added.length - Math.max(0, visitors - MOST_NEWCOMERS));
    for (const event of added.slice(welcome).flat()) event.isRobot = true;
  }
}

async function findVisitorDays(tx: EntityManager, visitors: string[]): Promise<Map<string, KnownDay>> {
  const rows = await tx.query<KnownDay[]>(
    `SELECT encode(visitor, 'hex') AS visitor, version, level, deeds, is_filtered AS "isFiltered", first_at AS "firstAt", last_view_at AS "lastViewAt", channel, campaign
       FROM visitor_days WHERE visitor = ANY($1::bytea[])`,
    [hexArray(visitors)],
  );
  return new Map(rows.map((row) => [row.visitor, row]));
}

async function saveVisitorDays(tx: EntityManager, advances: Advance<EventToWrite>[]): Promise<void> {
  const begun = advances.flatMap(({ before, after }) => (before ? [] : after));
  const changed = advances.flatMap(({ before, after }) => (before ? after : []));
  // Most are new; without ON CONFLICT that takes a third less.
  if (begun.length > 0) await onDuplicate(tx.query(INSERT_DAYS, toArrays(begun)), 'visitor_days_pkey', new TryAgain());
  if (changed.length === 0) return;
  const [saved] = await tx.query<{ n: number }[]>(
    `WITH saved AS (
       ${INSERT_DAYS}
       ON CONFLICT (visitor) DO UPDATE SET version = excluded.version, level = excluded.level,
         deeds = excluded.deeds, is_filtered = excluded.is_filtered, first_at = excluded.first_at, last_view_at = excluded.last_view_at, channel = excluded.channel,
         campaign = excluded.campaign
       WHERE d.version = excluded.version - 1
       RETURNING 1
     ) SELECT count(*)::int AS n FROM saved`,
    toArrays(changed),
  );
  // Another process was here since the rows were read.
  if (saved?.n !== changed.length) throw new TryAgain();
}

const INSERT_DAYS = `INSERT INTO visitor_days AS d
    (visitor, version, level, deeds, is_filtered, first_at, last_view_at, channel, campaign)
  SELECT visitor, version, level, deeds, is_filtered, ${atMs('first_ms')}, ${atMs('last_view_ms')}, channel, campaign
    FROM unnest($1::bytea[], $2::int[], $3::smallint[], $4::int[], $5::boolean[], $6::float8[], $7::float8[],
        $8::text[], $9::text[])
      AS n (visitor, version, level, deeds, is_filtered, first_ms, last_view_ms, channel, campaign)`;

function toArrays(days: KnownDay[]): string[] {
  return [
    hexArray(days.map(({ visitor }) => visitor)),
    plainArray(days.map(({ version }) => version)),
    plainArray(days.map(({ level }) => level)),
    plainArray(days.map(({ deeds }) => deeds)),
    plainArray(days.map(({ isFiltered }) => isFiltered)),
    plainArray(days.map(({ firstAt }) => firstAt.getTime())),
    plainArray(days.map(({ lastViewAt }) => lastViewAt?.getTime() ?? null)),
    plainArray(days.map(({ channel }) => channel)),
    textArray(days.map(({ campaign }) => campaign)),
  ];
}

/** A time that was given in ms: both sides read and write numbers several times as fast as ISO times. */
function atMs(column: string): string {
  return `to_timestamp(${column} / 1000)`;
}

async function insertEvents(
  tx: EntityManager,
  events: readonly EventToWrite[],
  cards: Map<string, CardLock.HeldCard>,
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `INSERT INTO card_events (id, card_id, owner_id, kind, target, visitor, is_robot, channel, share_id, utm, country,
       created_at)
     SELECT id, card_id, owner_id, kind, target, visitor, is_robot, channel, share_id, utm, country, ${atMs('ms')}
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bytea[], $7::boolean[],
         $8::text[], $9::uuid[], $10::jsonb[], $11::text[], $12::float8[])
         AS n (id, card_id, owner_id, kind, target, visitor, is_robot, channel, share_id, utm, country, ms)`,
    [
      plainArray(events.map(({ id }) => id)),
      plainArray(events.map(({ cardId }) => cardId)),
      plainArray(events.map(({ cardId }) => cards.get(cardId)?.ownerId ?? null)),
      plainArray(events.map(({ kind }) => kind)),
      plainArray(events.map(({ target }) => target)),
      hexArray(events.map(({ visitor }) => visitor)),
      plainArray(events.map(({ isRobot }) => isRobot)),
      plainArray(events.map(({ channel }) => channel)),
      plainArray(events.map(({ shareId }) => shareId ?? null)),
      textArray(events.map(({ utm }) => utm && JSON.stringify(utm))),
      textArray(events.map(({ country }) => country)),
      plainArray(events.map(({ at }) => at.getTime())),
    ],
  );
}

async function addFigures(tx: EntityManager, figures: FigureRow[]): Promise<void> {
  if (figures.length === 0) return;
  const sums = FIGURE_COLUMNS.map((column) => `${column} = f.${column} + excluded.${column}`);
  const arrays = FIGURE_COLUMNS.map((_, n) => `$${n + 4}::int[]`);
  await tx.query(
    `INSERT INTO card_figures AS f (card_id, is_day, at, ${FIGURE_COLUMNS.join(', ')})
     SELECT * FROM unnest($1::uuid[], $2::boolean[], $3::timestamptz[], ${arrays.join(', ')})
     ON CONFLICT (card_id, is_day, at) DO UPDATE SET ${sums.join(', ')}`,
    [...toKeys(figures), ...FIGURE_COLUMNS.map((_, n) => plainArray(figures.map(({ counts }) => counts[n] ?? 0)))],
  );
}

async function addParts(tx: EntityManager, parts: PartRow[]): Promise<void> {
  if (parts.length === 0) return;
  await tx.query(
    `INSERT INTO card_figure_parts AS p (card_id, is_day, at, part, value, count, conversions)
     SELECT * FROM unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::int[])
     ON CONFLICT (card_id, is_day, at, part, value) DO UPDATE
       SET count = p.count + excluded.count, conversions = p.conversions + excluded.conversions`,
    [
      ...toKeys(parts),
      plainArray(parts.map(({ part }) => part)),
      textArray(parts.map(({ value }) => value)),
      plainArray(parts.map(({ count }) => count)),
      plainArray(parts.map(({ conversions }) => conversions)),
    ],
  );
}

function toKeys(rows: { cardId: string; isDay: boolean; atMs: number }[]): string[] {
  return [
    plainArray(rows.map(({ cardId }) => cardId)),
    plainArray(rows.map(({ isDay }) => isDay)),
    plainArray(rows.map(({ atMs }) => new Date(atMs).toISOString())),
  ];
}

/** Of a lot at once the latest of each owner, as many as their list shows. */
function toTold(counted: readonly EventToWrite[], cards: Map<string, CardLock.HeldCard>): Written['told'] {
  const told: Written['told'] = [];
  const countByOwner = new Map<string, number>();
  for (let place = counted.length - 1; place >= 0; place -= 1) {
    const event = counted[place];
    const ownerId = event && cards.get(event.cardId)?.ownerId;
    if (!ownerId || event.isRobot) continue;
    const count = countByOwner.get(ownerId) ?? 0;
    if (count === ACTIVITY_LENGTH) continue;
    countByOwner.set(ownerId, count + 1);
    told.push({ id: event.id, ownerId });
  }
  return told.reverse();
}
