import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE subscriptions (
    user_id uuid NOT NULL,
    status text NOT NULL,
    plan_id text NOT NULL,
    currency text NOT NULL,
    provider text NOT NULL,
    anchor_at timestamptz(3) NOT NULL,
    starts_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3) NOT NULL,
    next_plan_id text,
    tried_at timestamptz(3),
    provider_ref text,
    customer_ref text,
    CONSTRAINT subscriptions_pkey PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE invoices (
    id uuid NOT NULL,
    user_id uuid,
    provider text NOT NULL,
    number integer NOT NULL,
    currency text NOT NULL,
    plan_id text NOT NULL,
    lines jsonb NOT NULL,
    tax_minor integer NOT NULL,
    total_minor integer NOT NULL,
    billed_name text NOT NULL,
    billed_email text NOT NULL,
    starts_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3) NOT NULL,
    provider_ref text,
    created_at timestamptz(3) NOT NULL,
    CONSTRAINT invoices_pkey PRIMARY KEY (id),
    CONSTRAINT invoices_provider_number_key UNIQUE (provider, number),
    CONSTRAINT invoices_provider_ref_key UNIQUE (provider_ref)
  )`,
  `CREATE TABLE invoice_counters (
    provider text NOT NULL,
    last integer NOT NULL,
    CONSTRAINT invoice_counters_pkey PRIMARY KEY (provider)
  )`,
  `CREATE TABLE billing_events (
    id text NOT NULL,
    received_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT billing_events_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX subscriptions_ends_at_idx ON subscriptions (ends_at)',
  'CREATE INDEX invoices_user_id_created_at_idx ON invoices (user_id, created_at, id)',
  'ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE invoices ADD CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL',
];
const TABLES = ['billing_events', 'invoice_counters', 'invoices', 'subscriptions'];

/** What people pay for, and what they paid. */
export class Billing1700000012100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
