import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE users ADD COLUMN notify_payments boolean NOT NULL DEFAULT true',
  'ALTER TABLE notifications ADD COLUMN deal_id uuid',
  'CREATE INDEX notifications_deal_id_idx ON notifications (deal_id) WHERE deal_id IS NOT NULL',
  'ALTER TABLE notifications ADD CONSTRAINT notifications_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE',
];

const DOWN = [
  "DELETE FROM notifications WHERE kind = 'PAYMENT'",
  'ALTER TABLE notifications DROP COLUMN deal_id',
  'ALTER TABLE users DROP COLUMN notify_payments',
];

/** People are notified when a deal is paid. */
export class PaymentNotifications1700000020610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
