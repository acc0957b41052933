import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A webhook may be heard by a program that listens, in place of an address. */
export class WebhookListeners1700000020730 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN listening_until timestamp(3) with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM webhooks WHERE url = 'listen:'`);
    await runner.query('ALTER TABLE webhooks DROP COLUMN listening_until');
  }
}
