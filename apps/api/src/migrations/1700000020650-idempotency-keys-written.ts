import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request whose process died after its first commit must not be carried out again. */
export class IdempotencyKeysWritten1700000020650 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys ADD COLUMN has_written boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN has_written');
  }
}
