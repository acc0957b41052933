import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's own order of cards. */
export class CardOrder1700000020500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cards ADD COLUMN position integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cards DROP COLUMN position');
  }
}
