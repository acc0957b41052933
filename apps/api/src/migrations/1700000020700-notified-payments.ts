import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE notifications ADD COLUMN payment_id uuid',
  // Each was written in the transaction that noted its payment, so that is the nearest in time.
  `UPDATE notifications n SET payment_id = (SELECT p.id FROM deal_payments p
      WHERE p.deal_id = n.deal_id AND p.paid_at IS NOT NULL
      ORDER BY abs(extract(epoch FROM p.paid_at - n.created_at)) LIMIT 1)
    WHERE n.deal_id IS NOT NULL`,
  'CREATE INDEX notifications_payment_id_idx ON notifications (payment_id) WHERE payment_id IS NOT NULL',
  'ALTER TABLE notifications ADD CONSTRAINT notifications_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES deal_payments(id) ON DELETE CASCADE',
];

const DOWN = ['ALTER TABLE notifications DROP COLUMN payment_id'];

/** A notification of a payment names the payment: a deal that was refunded can be paid again. */
export class NotifiedPayments1700000020700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
