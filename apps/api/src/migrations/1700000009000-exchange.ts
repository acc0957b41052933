import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE exchange_forms (
    card_id uuid NOT NULL,
    is_on boolean NOT NULL,
    rules jsonb NOT NULL,
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT exchange_forms_pkey PRIMARY KEY (card_id)
  )`,
  `CREATE TABLE exchange_entries (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    card_id uuid,
    share_id uuid,
    channel text,
    sender_card_id uuid,
    name text NOT NULL,
    email citext NOT NULL,
    phone text NOT NULL,
    company text NOT NULL,
    role text NOT NULL,
    note text NOT NULL,
    rules jsonb NOT NULL,
    token_hash bytea NOT NULL,
    consent_version integer NOT NULL,
    consent_text text NOT NULL,
    consented_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT exchange_entries_pkey PRIMARY KEY (id),
    CONSTRAINT exchange_entries_token_hash_key UNIQUE (token_hash)
  )`,
  'CREATE INDEX exchange_entries_owner_id_idx ON exchange_entries (owner_id)',
  'CREATE INDEX exchange_entries_contact_id_idx ON exchange_entries (contact_id)',
  'CREATE INDEX exchange_entries_card_id_idx ON exchange_entries (card_id)',
  'CREATE INDEX exchange_entries_share_id_idx ON exchange_entries (share_id)',
  'CREATE INDEX exchange_entries_sender_card_id_idx ON exchange_entries (sender_card_id)',
  'ALTER TABLE exchange_forms ADD CONSTRAINT exchange_forms_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE exchange_entries ADD CONSTRAINT exchange_entries_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE exchange_entries ADD CONSTRAINT exchange_entries_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE exchange_entries ADD CONSTRAINT exchange_entries_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL',
  'ALTER TABLE exchange_entries ADD CONSTRAINT exchange_entries_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL',
  'ALTER TABLE exchange_entries ADD CONSTRAINT exchange_entries_sender_card_id_fkey FOREIGN KEY (sender_card_id) REFERENCES cards(id) ON DELETE SET NULL',
];

/** The exchange form of a card, and what visitors left. */
export class Exchange1700000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exchange_entries');
    await runner.query('DROP TABLE exchange_forms');
  }
}
