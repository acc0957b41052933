import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'id, card_id, owner_id, kind, target, visitor, is_robot, channel, share_id, utm, created_at' as const;

const TABLES = [
  `CREATE TABLE card_events (
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    target text,
    visitor bytea NOT NULL,
    is_robot boolean NOT NULL DEFAULT false,
    channel text,
    share_id uuid,
    utm jsonb,
    country text,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT card_events_pkey PRIMARY KEY (id, created_at)
  ) PARTITION BY RANGE (created_at)`,
  `CREATE TABLE visitor_days (
    visitor bytea NOT NULL,
    version integer NOT NULL,
    level smallint NOT NULL,
    first_at timestamptz(3) NOT NULL,
    last_view_at timestamptz(3),
    channel text,
    campaign text,
    CONSTRAINT visitor_days_pkey PRIMARY KEY (visitor)
  )`,
  // Room for versions of a row beside it: a hot card's rows change several times a second.
  `CREATE TABLE card_figures (
    card_id uuid NOT NULL,
    is_day boolean NOT NULL,
    at timestamptz(3) NOT NULL,
    views integer NOT NULL,
    filtered_views integer NOT NULL,
    actions integer NOT NULL,
    saves integer NOT NULL,
    leads integer NOT NULL,
    visitor_days integer NOT NULL,
    tapped_days integer NOT NULL,
    converted_days integer NOT NULL,
    saved_days integer NOT NULL,
    lead_days integer NOT NULL,
    CONSTRAINT card_figures_pkey PRIMARY KEY (card_id, is_day, at)
  ) WITH (fillfactor = 80)`,
  `CREATE TABLE card_figure_parts (
    card_id uuid NOT NULL,
    is_day boolean NOT NULL,
    at timestamptz(3) NOT NULL,
    part text NOT NULL,
    value text NOT NULL,
    count integer NOT NULL,
    conversions integer NOT NULL,
    CONSTRAINT card_figure_parts_pkey PRIMARY KEY (card_id, is_day, at, part, value)
  ) WITH (fillfactor = 80)`,
];

const KEYS = [
  'CREATE INDEX card_events_card_id_idx ON card_events (card_id)',
  'CREATE INDEX card_events_owner_id_created_at_idx ON card_events (owner_id, created_at)',
  'CREATE INDEX card_events_share_id_idx ON card_events (share_id) WHERE share_id IS NOT NULL',
  // A foreign key would look at the card for each event, which takes longer than writing it. Whoever writes has locked
  // the card already; what is deleted with it is deleted here.
  `CREATE FUNCTION forget_card_events() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM card_events WHERE card_id IN (SELECT id FROM gone);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER cards_forget_events AFTER DELETE ON cards REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION forget_card_events()`,
  'ALTER TABLE card_figures ADD CONSTRAINT card_figures_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE card_figure_parts ADD CONSTRAINT card_figure_parts_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
];

/** A table a month (UTC), from the oldest event to the month after the next. */
const MONTHS = `DO $$
  DECLARE month timestamp;
  BEGIN
    FOR month IN SELECT generate_series(
      date_trunc('month', coalesce((SELECT min(created_at) FROM plain_events), now()) AT TIME ZONE 'UTC'),
      date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months', interval '1 month')
    LOOP
      EXECUTE format('CREATE TABLE card_events_%s PARTITION OF card_events FOR VALUES FROM (%L) TO (%L)',
        to_char(month, 'YYYY_MM'), month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
    END LOOP;
  END $$`;

/** The events with what their links say of a campaign, as JSON. */
const EVENTS = `CREATE TEMPORARY TABLE named ON COMMIT DROP AS
  SELECT id, card_id, visitor, kind, target, is_robot, channel, created_at,
         CASE WHEN utm ?| array['source', 'medium', 'campaign']
              THEN '[' || coalesce(to_json(left(utm->>'source', 100))::text, 'null')
                || ',' || coalesce(to_json(left(utm->>'medium', 100))::text, 'null')
                || ',' || coalesce(to_json(left(utm->>'campaign', 100))::text, 'null') || ']' END AS campaign
    FROM card_events`;

/** Each visitor-day: when it began, by which channel and campaign, and how far it came. */
const VISITOR_DAYS = `CREATE TEMPORARY TABLE began ON COMMIT DROP AS
  SELECT card_id, visitor, min(created_at) AS first_at, max(created_at) FILTER (WHERE kind = 'VIEW') AS last_view_at,
         bool_or(is_robot) AS is_robot, (array_agg(channel ORDER BY created_at, id))[1] AS channel,
         (array_agg(campaign ORDER BY created_at, id))[1] AS campaign,
         max(CASE WHEN kind = 'SAVE' THEN 3 WHEN kind = 'VIEW' THEN 0
                  WHEN target IN ('phone', 'email', 'whatsapp') THEN 2 ELSE 1 END)::smallint AS level
    FROM named GROUP BY card_id, visitor`;

const FIGURES = `INSERT INTO card_figures
  SELECT card_id, is_day, at, sum(views), sum(filtered_views), sum(actions), sum(saves), 0, sum(visitor_days),
         sum(tapped_days), sum(converted_days), sum(saved_days), 0
    FROM (
      SELECT card_id, created_at, (kind = 'VIEW' AND NOT is_robot)::int AS views,
             (kind = 'VIEW' AND is_robot)::int AS filtered_views, (kind = 'ACTION' AND NOT is_robot)::int AS actions,
             (kind = 'SAVE' AND NOT is_robot)::int AS saves, 0 AS visitor_days, 0 AS tapped_days, 0 AS converted_days,
             0 AS saved_days
        FROM named WHERE kind = 'VIEW' OR NOT is_robot
      UNION ALL
      SELECT card_id, first_at, 0, 0, 0, 0, 1, (level >= 1)::int, (level >= 2)::int, (level >= 3)::int
        FROM began WHERE NOT is_robot
    ) one, LATERAL (VALUES
      (false, date_bin('15 minutes', created_at, 'epoch')),
      (true, date_bin('1 day', created_at, 'epoch'))
    ) span (is_day, at)
   GROUP BY card_id, is_day, at`;

const PARTS = `INSERT INTO card_figure_parts
  SELECT card_id, is_day, at, part, value, sum(count), sum(conversions)
    FROM (
      SELECT card_id, created_at, 'CHANNEL' AS part, coalesce(channel, '') AS value, 1 AS count, 0 AS conversions
        FROM named WHERE kind = 'VIEW' AND NOT is_robot
      UNION ALL
      SELECT card_id, created_at, 'COUNTRY', '', 1, 0 FROM named WHERE kind = 'VIEW' AND NOT is_robot
      UNION ALL
      SELECT card_id, created_at, 'TARGET', target, 1, 0 FROM named WHERE kind = 'ACTION' AND NOT is_robot
      UNION ALL
      SELECT card_id, created_at, 'CAMPAIGN', campaign, 1, 0
        FROM named WHERE kind = 'VIEW' AND NOT is_robot AND campaign IS NOT NULL
      UNION ALL
      SELECT card_id, first_at, part, value, 0, 1
        FROM began, LATERAL (VALUES ('CHANNEL', coalesce(channel, '')), ('CAMPAIGN', campaign)) AS of_day (part, value)
       WHERE level >= 2 AND NOT is_robot AND value IS NOT NULL
    ) one, LATERAL (VALUES
      (false, date_bin('15 minutes', created_at, 'epoch')),
      (true, date_bin('1 day', created_at, 'epoch'))
    ) span (is_day, at)
   GROUP BY card_id, is_day, at, part, value`;

const UP = [
  'ALTER TABLE card_events RENAME TO plain_events',
  'ALTER INDEX card_events_pkey RENAME TO plain_events_pkey',
  'DROP INDEX card_events_card_id_visitor_created_at_idx',
  'DROP INDEX card_events_owner_id_created_at_idx',
  'DROP INDEX card_events_share_id_idx',
  ...TABLES,
  MONTHS,
  `INSERT INTO card_events (${COLUMNS}) SELECT ${COLUMNS} FROM plain_events`,
  'DROP TABLE plain_events',
  ...KEYS,
  EVENTS,
  VISITOR_DAYS,
  FIGURES,
  PARTS,
  // Older ones can't change any more.
  `INSERT INTO visitor_days SELECT visitor, 1, level, first_at, last_view_at, channel, campaign FROM began
    WHERE first_at > now() - interval '2 days'`,
  'DROP TABLE began, named',
];

const DOWN = [
  'DROP TRIGGER cards_forget_events ON cards',
  'DROP FUNCTION forget_card_events',
  'DROP TABLE card_figure_parts',
  'DROP TABLE card_figures',
  'DROP TABLE visitor_days',
  'ALTER TABLE card_events RENAME TO monthly_events',
  'ALTER INDEX card_events_pkey RENAME TO monthly_events_pkey',
  'DROP INDEX card_events_card_id_idx',
  'DROP INDEX card_events_owner_id_created_at_idx',
  'DROP INDEX card_events_share_id_idx',
  `CREATE TABLE card_events (
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    target text,
    visitor bytea NOT NULL,
    is_robot boolean NOT NULL DEFAULT false,
    channel text,
    share_id uuid,
    utm jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT card_events_pkey PRIMARY KEY (id)
  )`,
  // What the tables of before do not know has no place in them.
  `INSERT INTO card_events (${COLUMNS}) SELECT ${COLUMNS} FROM monthly_events WHERE kind <> 'LEAD'`,
  'DROP TABLE monthly_events',
  'CREATE INDEX card_events_card_id_visitor_created_at_idx ON card_events (card_id, visitor, created_at)',
  'CREATE INDEX card_events_owner_id_created_at_idx ON card_events (owner_id, created_at)',
  'CREATE INDEX card_events_share_id_idx ON card_events (share_id) WHERE share_id IS NOT NULL',
  'ALTER TABLE card_events ADD CONSTRAINT card_events_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
];

/** Events by month, and the figures that are counted while events are written. */
export class Analytics1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
