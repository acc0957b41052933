import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Only the owner of a table may add and drop its parts. These two do it for servers whose role doesn't own the tables, for
 * `card_events` alone. `pg_temp` comes last, so that nobody's temporary table can take the place of ours.
 */
const UP = [
  `CREATE FUNCTION open_event_month(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
    DECLARE start timestamp := date_trunc('month', month);
    BEGIN
      EXECUTE format('CREATE TABLE card_events_%s PARTITION OF card_events FOR VALUES FROM (%L) TO (%L)',
        to_char(start, 'YYYY_MM'), start AT TIME ZONE 'UTC', (start + interval '1 month') AT TIME ZONE 'UTC');
    END $$`,
  `CREATE FUNCTION drop_event_month(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
    BEGIN
      EXECUTE format('DROP TABLE IF EXISTS card_events_%s', to_char(month, 'YYYY_MM'));
    END $$`,
  'REVOKE EXECUTE ON FUNCTION open_event_month(date), drop_event_month(date) FROM PUBLIC',
];

export class EventMonths1700000020780 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION open_event_month(date), drop_event_month(date)');
  }
}
