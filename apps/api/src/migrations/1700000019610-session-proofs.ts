import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last showed who they are. */
export class SessionProofs1700000019610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN proved_at timestamptz(3) NOT NULL DEFAULT now()');
    // Sessions that stand have been proved when they were opened.
    await runner.query('UPDATE sessions SET proved_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN proved_at');
  }
}
