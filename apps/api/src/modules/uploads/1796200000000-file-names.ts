import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files keep the names that their owners gave them. */
export class FileNames1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE uploads ADD COLUMN file_name text DEFAULT '' NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN file_name');
  }
}
