import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE contact_reminders (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    due_at timestamptz(3) NOT NULL,
    note text NOT NULL DEFAULT '',
    done_at timestamptz(3),
    mailed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_reminders_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_views (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    query text NOT NULL DEFAULT '',
    tag text NOT NULL DEFAULT '',
    sort text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_views_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_differences (
    one_id uuid NOT NULL,
    other_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_differences_pkey PRIMARY KEY (one_id, other_id)
  )`,
  'CREATE INDEX contact_reminders_owner_id_due_at_idx ON contact_reminders (owner_id, due_at) WHERE done_at IS NULL',
  'CREATE INDEX contact_reminders_contact_id_idx ON contact_reminders (contact_id)',
  'CREATE INDEX contact_views_owner_id_created_at_idx ON contact_views (owner_id, created_at)',
  'CREATE INDEX contact_differences_other_id_idx ON contact_differences (other_id)',
  'ALTER TABLE contact_reminders ADD CONSTRAINT contact_reminders_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_reminders ADD CONSTRAINT contact_reminders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE contact_views ADD CONSTRAINT contact_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_differences ADD CONSTRAINT contact_differences_one_id_fkey FOREIGN KEY (one_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE contact_differences ADD CONSTRAINT contact_differences_other_id_fkey FOREIGN KEY (other_id) REFERENCES contacts(id) ON DELETE CASCADE',
];

/** Reminders of contacts, kept filters of the address book, and contacts that are two people. */
export class Reminders1700000009100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['contact_differences', 'contact_views', 'contact_reminders']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
