import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with whole cards in `data`. */
const TABLES = ['cards', 'card_versions', 'organization_templates'];
const NOTHING = '{"date":"","startTime":"","endTime":"","place":"","ticketsUrl":""}';

/** What event cards say of their day and place, empty on the cards that exist. */
export class EventDetails1700000020640 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `UPDATE ${table} SET data = jsonb_set(data, '{extra,event}', $1::jsonb) WHERE data->'extra'->'event' IS NULL`,
        [NOTHING],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`UPDATE ${table} SET data = data #- '{extra,event}'`);
  }
}
