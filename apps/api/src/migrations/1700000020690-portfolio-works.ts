import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with whole cards in `data`. */
const TABLES = ['cards', 'card_versions', 'organization_templates'];

/** The works of portfolio cards, none on the cards that exist. */
export class PortfolioWorks1700000020690 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `UPDATE ${table} SET data = jsonb_set(data, '{extra,works}', '[]') WHERE data->'extra'->'works' IS NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`UPDATE ${table} SET data = data #- '{extra,works}'`);
  }
}
