import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../../scripts/processes.ts';
import { median, printBound } from './chat-measure.ts';

const CARDS = 20;
const DAYS = 400;
const ROUNDS = 60;

/** What the figures alone cost: the last 30 days, and all time. */
const ROLLUP = `
  WITH mine AS (SELECT id FROM cards WHERE owner_id = $1 AND slug LIKE 'big-%')
  SELECT (SELECT json_agg(day) FROM (
            SELECT (at AT TIME ZONE 'Asia/Kolkata')::date AS date, sum(views) AS views, sum(visitor_days) AS visitors,
                   sum(converted_days) AS converted
              FROM card_figures WHERE card_id IN (SELECT id FROM mine) AND NOT is_day AND at >= now() - interval '30 days'
             GROUP BY 1) day) AS days,
         (SELECT sum(views) FROM card_figures WHERE card_id IN (SELECT id FROM mine) AND is_day) AS views`;

export interface OverviewOptions {
  api: { origin: string };
  databaseUrl: string;
  pool: pg.Pool;
  owner: { token: string; ownerId: string };
  events: number;
}

/** The overview and a year's report of an account with millions of events, against the query of its figures alone. */
export async function overview({ api, databaseUrl, pool, owner, events }: OverviewOptions): Promise<void> {
  const began = performance.now();
  await fillEvents(databaseUrl, pool, owner.ownerId, events);
  console.log(
    `\n  ${events} events of ${CARDS} cards were made in ${Math.round((performance.now() - began) / 1000)} s.`,
  );
  const ask = (path: string) => measureTime(() => read(`${api.origin}${path}`, owner.token));
  const today = new Date().toISOString().slice(0, 10);
  const yearAgo = new Date(Date.now() - 364 * 24 * 3600_000).toISOString().slice(0, 10);
  const times = { rollup: [] as number[], overview: [] as number[], report: [] as number[] };
  for (let round = -5; round < ROUNDS; round += 1) {
    const rollup = await measureTime(() => pool.query({ name: 'rollup', text: ROLLUP, values: [owner.ownerId] }));
    const whole = await ask('/api/analytics/overview?timeZone=Asia/Kolkata');
    const report =
      round % 10 === 0
        ? await ask(`/api/analytics/report.csv?from=${yearAgo}&to=${today}&timeZone=Asia/Kolkata`)
        : null;
    if (round < 0) continue;
    times.rollup.push(rollup);
    times.overview.push(whole);
    if (report !== null) times.report.push(report);
  }
  console.log(`\n| an account with ${events} events, one question at a time | median ms |\n|---|---|`);
  console.log(`| the query of the figures alone | ${median(times.rollup).toFixed(1)} |`);
  console.log(`| GET /api/analytics/overview | ${median(times.overview).toFixed(1)} |`);
  console.log(`| a report of 365 days with all its parts, as CSV | ${median(times.report).toFixed(1)} |`);
  printBound('overview', median(times.overview) / median(times.rollup), '× the query alone', { atMost: 3 });
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function read(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${text.slice(0, 300)}`);
}

/**
 * Each visitor views a card and does something a moment later: of ten one saves, four call, five open the website. The
 * figures are summed up by the same rule instead of from the events, which would take far longer.
 */
export async function fillEvents(databaseUrl: string, pool: pg.Pool, ownerId: string, events: number): Promise<void> {
  await makeMonths(databaseUrl);
  await pool.query(
    `INSERT INTO cards (id, owner_id, slug, visibility, data)
     SELECT gen_random_uuid(), $1, 'big-' || n, 'PUBLIC', '{"title": "Principal"}' FROM generate_series(1, $2::int) n`,
    [ownerId, CARDS],
  );
  const table = `event_source_${randomUUID().slice(0, 8)}`;
  await pool.query(`CREATE FUNCTION ${table}() RETURNS TABLE (n bigint, card_id uuid, at timestamptz, deed text) LANGUAGE sql AS $$
    SELECT n, c.id, to_timestamp(extract(epoch FROM now() - interval '${DAYS} days') + n * ${DAYS * 86_400}::float8 / ${events}),
           CASE WHEN n % 2 = 0 THEN 'VIEW' WHEN n / 2 % 10 = 0 THEN 'SAVE' WHEN n / 2 % 10 < 5 THEN 'phone' ELSE 'website' END
      FROM generate_series(0, ${events}::bigint - 1) n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM cards WHERE slug LIKE 'big-%') c
        ON c.place = 1 + n / 2 % ${CARDS} $$`);
  const indexes = await dropIndexes(pool);
  await pool.query(
    `INSERT INTO card_events (id, card_id, owner_id, kind, target, visitor, channel, country, created_at)
     SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
            card_id, $1, CASE WHEN deed IN ('VIEW', 'SAVE') THEN deed ELSE 'ACTION' END,
            CASE WHEN deed IN ('phone', 'website') THEN deed END, decode(lpad(to_hex(n / 2), 32, '0'), 'hex'),
            CASE n / 2 % 3 WHEN 0 THEN 'QR' WHEN 1 THEN 'LINK' END, CASE n / 2 % 4 WHEN 0 THEN 'IN' WHEN 1 THEN 'DE' END, at
       FROM ${table}()`,
    [ownerId],
  );
  for (const index of indexes) await pool.query(index);
  await fillFigures(pool, table);
  await pool.query('VACUUM ANALYZE');
}

async function makeMonths(databaseUrl: string): Promise<void> {
  const load = (file: string) => import(join(projectRoot, 'apps/api/dist', file));
  const { connect } = await load('server/data-source.js');
  const { ensureMonths, formatMonth } = await load('modules/analytics/month.service.js');
  const db = await connect(databaseUrl);
  const days = Array.from({ length: DAYS + 1 }, (_, day) => new Date(Date.now() - day * 86_400_000));
  await ensureMonths(db, days.map(formatMonth));
  await db.destroy();
}

/** Indexes are made faster when all rows are there; gives the statements that do so. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes WHERE tablename = 'card_events' AND indexname <> 'card_events_pkey'`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  return rows.map(({ text }) => text.replace(' ON ONLY ', ' ON '));
}

async function fillFigures(pool: pg.Pool, source: string): Promise<void> {
  const spans = `LATERAL (VALUES (false, date_bin('15 minutes', at, 'epoch')), (true, date_bin('1 day', at, 'epoch'))) span (is_day, begin)`;
  await pool.query(
    `INSERT INTO card_figures
     SELECT card_id, is_day, begin, count(*) FILTER (WHERE deed = 'VIEW'), 0,
            count(*) FILTER (WHERE deed IN ('phone', 'website')), count(*) FILTER (WHERE deed = 'SAVE'), 0,
            count(*) FILTER (WHERE deed = 'VIEW'), count(*) FILTER (WHERE deed = 'VIEW'),
            count(*) FILTER (WHERE deed = 'VIEW' AND n / 2 % 10 < 5), count(*) FILTER (WHERE deed = 'VIEW' AND n / 2 % 10 = 0), 0
       FROM ${source}(), ${spans} GROUP BY card_id, is_day, begin`,
  );
  await pool.query(
    `INSERT INTO card_figure_parts
     SELECT card_id, is_day, begin, part, value, count(*) FILTER (WHERE is_seen), count(*) FILTER (WHERE part = 'CHANNEL' AND n / 2 % 10 < 5)
       FROM ${source}(), ${spans}, LATERAL (VALUES
         ('TARGET', CASE WHEN deed IN ('phone', 'website') THEN deed END, true),
         ('CHANNEL', CASE WHEN deed = 'VIEW' THEN CASE n / 2 % 3 WHEN 0 THEN 'QR' WHEN 1 THEN 'LINK' ELSE '' END END, true),
         ('COUNTRY', CASE WHEN deed = 'VIEW' THEN CASE n / 2 % 4 WHEN 0 THEN 'IN' WHEN 1 THEN 'DE' ELSE '' END END, true)
       ) one (part, value, is_seen) WHERE value IS NOT NULL GROUP BY card_id, is_day, begin, part, value`,
  );
}
