import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE users ADD email_confirmed_at timestamptz(3)',
  `CREATE TABLE email_links (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email citext NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    used_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT email_links_token_hash_key UNIQUE (token_hash),
    CONSTRAINT email_links_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE account_deletions (
    id uuid NOT NULL,
    user_id uuid,
    email_hash bytea NOT NULL,
    reason text NOT NULL DEFAULT '',
    requested_at timestamptz(3) NOT NULL DEFAULT now(),
    confirmed_at timestamptz(3),
    due_at timestamptz(3),
    deleted_at timestamptz(3),
    CONSTRAINT account_deletions_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE demo_requests (
    id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    job_title text NOT NULL,
    website text NOT NULL,
    employees text NOT NULL,
    users text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT demo_requests_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_requests (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    topic text NOT NULL,
    message text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_requests_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX email_links_user_id_purpose_idx ON email_links (user_id, purpose)',
  'CREATE INDEX account_deletions_user_id_idx ON account_deletions (user_id)',
  `ALTER TABLE email_links ADD CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE account_deletions ADD CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL`,
  // Kept answers are encrypted from now on; those of the last 24 hours are not worth carrying over.
  'DELETE FROM idempotency_keys',
  'ALTER TABLE idempotency_keys RENAME COLUMN body TO answer',
  'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE bytea USING NULL',
  'ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey',
  'ALTER TABLE idempotency_keys RENAME COLUMN key TO key_hash',
  'ALTER TABLE idempotency_keys ALTER COLUMN key_hash TYPE bytea USING NULL',
  'ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key_hash)',
];

const DOWN = [
  'DELETE FROM idempotency_keys',
  'ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey',
  'ALTER TABLE idempotency_keys ALTER COLUMN key_hash TYPE text USING NULL',
  'ALTER TABLE idempotency_keys RENAME COLUMN key_hash TO key',
  'ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key)',
  'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE text USING NULL',
  'ALTER TABLE idempotency_keys RENAME COLUMN answer TO body',
  'DROP TABLE contact_requests',
  'DROP TABLE demo_requests',
  'DROP TABLE account_deletions',
  'DROP TABLE email_links',
  'ALTER TABLE users DROP COLUMN email_confirmed_at',
];

/** Mailed links, deletion of accounts, requests from the public forms; answers to repeated writes are encrypted. */
export class AccountLife1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
