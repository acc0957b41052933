import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE webhook_deliveries ADD COLUMN sequence bigserial NOT NULL',
  `CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries (webhook_id, sequence)
    WHERE status = 'pending' AND next_attempt_at IS NULL`,
  `CREATE INDEX webhook_deliveries_next_attempt_idx ON webhook_deliveries (next_attempt_at) WHERE status = 'pending'`,
  'ALTER TABLE webhooks ADD COLUMN sending_by uuid, ADD COLUMN sending_until timestamp(3) with time zone',
];

const DOWN = [
  'DROP INDEX webhook_deliveries_next_attempt_idx',
  'ALTER TABLE webhooks DROP COLUMN sending_by, DROP COLUMN sending_until',
  'ALTER TABLE webhook_deliveries DROP COLUMN sequence',
];

/** Events of one object are sent in the order in which they happened. */
export class DeliveryOrder1700000020714 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
