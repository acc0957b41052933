import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which people are mailed and notified. Those who are here already have read English so far. */
export class Language1700000020790 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN language');
  }
}
