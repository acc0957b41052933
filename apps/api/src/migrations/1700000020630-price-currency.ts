import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The currency that somebody chose on a price list, for every device of theirs. */
export class PriceCurrency1700000020630 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN price_currency text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN price_currency');
  }
}
