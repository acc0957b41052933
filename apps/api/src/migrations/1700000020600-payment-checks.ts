import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE payout_accounts ADD COLUMN is_complete boolean NOT NULL DEFAULT false',
  'DROP INDEX deal_payments_checkout_ref_idx',
  'CREATE UNIQUE INDEX deal_payments_checkout_ref_key ON deal_payments (checkout_ref)',
];

const DOWN = [
  'DROP INDEX deal_payments_checkout_ref_key',
  'CREATE INDEX deal_payments_checkout_ref_idx ON deal_payments (checkout_ref)',
  'ALTER TABLE payout_accounts DROP COLUMN is_complete',
];

/** Whether an account has all its details, and one payment to a page of the provider. */
export class PaymentChecks1700000020600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
