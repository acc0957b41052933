import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE payout_accounts (
    user_id uuid NOT NULL,
    provider text NOT NULL,
    account_ref text NOT NULL,
    is_ready boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT payout_accounts_pkey PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE deal_payments (
    id uuid NOT NULL,
    deal_id uuid NOT NULL,
    token text NOT NULL,
    provider text NOT NULL,
    account_ref text NOT NULL,
    status text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    fee_minor bigint NOT NULL,
    checkout_ref text,
    checkout_url text,
    checkout_ends_at timestamptz(3),
    payment_ref text,
    paid_at timestamptz(3),
    refunded_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT deal_payments_pkey PRIMARY KEY (id)
  )`,
  'ALTER TABLE deals ADD COLUMN payment_status text',
  'ALTER TABLE deal_changes ADD COLUMN payment text',
  'CREATE UNIQUE INDEX payout_accounts_account_ref_key ON payout_accounts (account_ref)',
  'CREATE UNIQUE INDEX deal_payments_token_key ON deal_payments (token)',
  "CREATE UNIQUE INDEX deal_payments_deal_id_key ON deal_payments (deal_id) WHERE status <> 'REFUNDED'",
  'CREATE INDEX deal_payments_deal_id_created_at_idx ON deal_payments (deal_id, created_at)',
  'CREATE INDEX deal_payments_checkout_ref_idx ON deal_payments (checkout_ref)',
  'ALTER TABLE payout_accounts ADD CONSTRAINT payout_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE deal_payments ADD CONSTRAINT deal_payments_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE',
];

const DOWN = [
  'ALTER TABLE deal_changes DROP COLUMN payment',
  'ALTER TABLE deals DROP COLUMN payment_status',
  'DROP TABLE deal_payments',
  'DROP TABLE payout_accounts',
];

/** Payments of deals by link, and the accounts that they go to. */
export class DealPayments1700000020300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
