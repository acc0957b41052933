const COLUMNS = [
  'views',
  'filtered_views',
  'actions',
  'saves',
  'leads',
  'visitor_days',
  'tapped_days',
  'converted_days',
  'saved_days',
  'lead_days',
];
const SUMS = COLUMNS.map((column) => `sum(${column})::int AS ${column}`).join(', ');
const MINE = 'mine AS (SELECT id FROM cards WHERE owner_id = $1)';

const ALL_TIME = `WITH ${MINE}
  SELECT ${SUMS}, (SELECT count(*)::int FROM shares WHERE card_id IN (SELECT id FROM mine)) AS shares,
         (SELECT count(*)::int FROM contact_firsts WHERE owner_id = $1 AND is_counted) AS connections
    FROM card_figures WHERE card_id IN (SELECT id FROM mine) AND is_day`;

/** $2 and $3 the first and the last day, $4 the time zone. */
const DAYS = `WITH ${MINE},
  span AS (SELECT $2::date::timestamp AT TIME ZONE $4 AS begins, ($3::date + 1)::timestamp AT TIME ZONE $4 AS ends),
  figure AS (
    SELECT (at AT TIME ZONE $4)::date AS date, ${SUMS}
      FROM (SELECT at, ${SUMS} FROM mine, span, card_figures f
             WHERE f.card_id = mine.id AND NOT f.is_day AND f.at >= begins AND f.at < ends GROUP BY at) quarter
     GROUP BY 1),
  share AS (
    SELECT (s.created_at AT TIME ZONE $4)::date AS date, count(*)::int AS shares FROM span, shares s
     WHERE s.card_id IN (SELECT id FROM mine) AND s.created_at >= begins AND s.created_at < ends GROUP BY 1),
  connection AS (
    SELECT (f.first_at AT TIME ZONE $4)::date AS date, count(*)::int AS connections FROM span, contact_firsts f
     WHERE f.owner_id = $1 AND f.is_counted AND f.first_at >= begins AND f.first_at < ends GROUP BY 1)
  SELECT to_char(day, 'YYYY-MM-DD') AS date, ${COLUMNS.join(', ')}, shares, connections
    FROM generate_series($2::date::timestamp, $3::date::timestamp, '1 day') AS day
    LEFT JOIN figure ON figure.date = day LEFT JOIN share ON share.date = day LEFT JOIN connection ON connection.date = day
   ORDER BY day`;

const ACTIVITY = `(SELECT e.id, e.kind, e.target, NULL AS mode, e.channel, e.card_id, c.data->>'title' AS title, e.created_at
    FROM card_events e JOIN cards c ON c.id = e.card_id WHERE e.owner_id = $1 AND NOT e.is_robot
   ORDER BY e.created_at DESC LIMIT 20)
  UNION ALL
  (SELECT s.id, 'SHARE', NULL, s.mode, NULL, s.card_id, c.data->>'title', s.created_at
     FROM shares s JOIN cards c ON c.id = s.card_id WHERE c.owner_id = $1 ORDER BY s.created_at DESC LIMIT 20)
  ORDER BY created_at DESC, id DESC LIMIT 20`;

/** What the overview asks the database, as named statements: totals, the last 30 days, and what people did last. */
export function overviewStatements(
  ownerId: string,
  { from, to, timeZone }: Record<'from' | 'to' | 'timeZone', string>,
) {
  return [
    { name: 'all-time', text: ALL_TIME, values: [ownerId] },
    { name: 'days', text: DAYS, values: [ownerId, from, to, timeZone] },
    { name: 'activity', text: ACTIVITY, values: [ownerId] },
  ];
}
