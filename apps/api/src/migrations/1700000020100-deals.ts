import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE deals (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    contact_id uuid,
    kept_name text NOT NULL DEFAULT '',
    lead_id uuid,
    card_id uuid,
    name text NOT NULL,
    value_minor bigint NOT NULL,
    currency text NOT NULL,
    stage text NOT NULL,
    expected_on date,
    note text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    closed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT deals_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE deal_changes (
    id uuid NOT NULL,
    deal_id uuid NOT NULL,
    user_id uuid,
    stage_before text,
    value_minor_before bigint,
    currency_before text,
    stage text NOT NULL,
    value_minor bigint NOT NULL,
    currency text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT deal_changes_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE deal_months (
    owner_id uuid NOT NULL,
    month date NOT NULL,
    opened_count integer NOT NULL,
    CONSTRAINT deal_months_pkey PRIMARY KEY (owner_id, month)
  )`,
  'CREATE INDEX deals_owner_id_created_at_idx ON deals (owner_id, created_at, id)',
  'CREATE INDEX deals_owner_id_stage_created_at_idx ON deals (owner_id, stage, created_at, id)',
  'CREATE INDEX deals_contact_id_idx ON deals (contact_id)',
  'CREATE INDEX deals_lead_id_idx ON deals (lead_id)',
  'CREATE INDEX deals_card_id_idx ON deals (card_id)',
  'CREATE INDEX deal_changes_deal_id_created_at_idx ON deal_changes (deal_id, created_at, id)',
  'CREATE INDEX deal_changes_user_id_idx ON deal_changes (user_id)',
  'ALTER TABLE deals ADD CONSTRAINT deals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE deals ADD CONSTRAINT deals_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL',
  'ALTER TABLE deals ADD CONSTRAINT deals_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES exchange_entries(id) ON DELETE SET NULL',
  'ALTER TABLE deals ADD CONSTRAINT deals_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL',
  'ALTER TABLE deal_changes ADD CONSTRAINT deal_changes_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE',
  'ALTER TABLE deal_changes ADD CONSTRAINT deal_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL',
  'ALTER TABLE deal_months ADD CONSTRAINT deal_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
];

/** Deals with contacts, their history, and how many were opened in each month. */
export class Deals1700000020100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deal_months', 'deal_changes', 'deals']) await runner.query(`DROP TABLE ${table}`);
  }
}
