import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE contacts (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    source text NOT NULL,
    name text NOT NULL DEFAULT '',
    company text NOT NULL DEFAULT '',
    role text NOT NULL DEFAULT '',
    email citext NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    website text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT '',
    event text NOT NULL DEFAULT '',
    tags text[] NOT NULL DEFAULT '{}',
    met_at timestamptz(3),
    user_id uuid,
    merge_id uuid,
    provenance jsonb NOT NULL,
    name_key text NOT NULL,
    company_key text NOT NULL,
    search text NOT NULL,
    last_activity_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contacts_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_cards (
    owner_id uuid NOT NULL,
    card_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    share_id uuid,
    saved_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_cards_pkey PRIMARY KEY (owner_id, card_id)
  )`,
  `CREATE TABLE contact_firsts (
    owner_id uuid NOT NULL,
    person bytea NOT NULL,
    is_counted boolean NOT NULL,
    first_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_firsts_pkey PRIMARY KEY (owner_id, person)
  )`,
  `CREATE TABLE contact_merges (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kept_id uuid NOT NULL,
    changes jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_merges_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX contacts_owner_id_name_key_idx ON contacts (owner_id, name_key, id)',
  'CREATE INDEX contacts_owner_id_company_key_idx ON contacts (owner_id, company_key, name_key, id)',
  'CREATE INDEX contacts_owner_id_last_activity_at_idx ON contacts (owner_id, last_activity_at, id)',
  'CREATE INDEX contacts_owner_id_email_idx ON contacts (owner_id, email)',
  'CREATE INDEX contacts_owner_id_phone_idx ON contacts (owner_id, phone)',
  'CREATE INDEX contacts_user_id_idx ON contacts (user_id)',
  'CREATE INDEX contacts_merge_id_idx ON contacts (merge_id)',
  'CREATE INDEX contact_cards_card_id_idx ON contact_cards (card_id)',
  'CREATE INDEX contact_cards_contact_id_idx ON contact_cards (contact_id)',
  'CREATE INDEX contact_cards_share_id_idx ON contact_cards (share_id)',
  'CREATE INDEX contact_merges_kept_id_idx ON contact_merges (kept_id)',
  'CREATE INDEX contact_merges_owner_id_idx ON contact_merges (owner_id)',
  'ALTER TABLE contacts ADD CONSTRAINT contacts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contacts ADD CONSTRAINT contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL',
  'ALTER TABLE contacts ADD CONSTRAINT contacts_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES contact_merges(id) ON DELETE CASCADE',
  'ALTER TABLE contact_cards ADD CONSTRAINT contact_cards_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_cards ADD CONSTRAINT contact_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE contact_cards ADD CONSTRAINT contact_cards_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE contact_cards ADD CONSTRAINT contact_cards_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL',
  'ALTER TABLE contact_firsts ADD CONSTRAINT contact_firsts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_merges ADD CONSTRAINT contact_merges_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_merges ADD CONSTRAINT contact_merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES contacts(id) ON DELETE CASCADE',
];

/** Address books: contacts, the cards they were saved from, who was ever counted as a connection, and merges. */
export class Contacts1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contacts DROP CONSTRAINT contacts_merge_id_fkey');
    for (const table of ['contact_merges', 'contact_firsts', 'contact_cards', 'contacts']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
