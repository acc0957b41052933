import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE connectors
    ADD COLUMN state text NOT NULL DEFAULT 'connected',
    ADD COLUMN account_id text NOT NULL DEFAULT '',
    ADD COLUMN account_name text NOT NULL DEFAULT '',
    ADD COLUMN database_id text NOT NULL DEFAULT '',
    ADD COLUMN database_title text NOT NULL DEFAULT '',
    ADD COLUMN is_automatic boolean NOT NULL DEFAULT true,
    ADD COLUMN synced_at timestamptz(3),
    ADD COLUMN synced_id uuid`,
  `CREATE TABLE connector_runs (
    id uuid NOT NULL,
    connector_id uuid NOT NULL,
    direction text NOT NULL,
    status text NOT NULL DEFAULT 'running',
    is_automatic boolean NOT NULL,
    created_count integer NOT NULL DEFAULT 0,
    updated_count integer NOT NULL DEFAULT 0,
    skipped_count integer NOT NULL DEFAULT 0,
    failed_count integer NOT NULL DEFAULT 0,
    reason text NOT NULL DEFAULT '',
    cursor text,
    tries integer NOT NULL DEFAULT 0,
    resumes_at timestamptz(3),
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    ended_at timestamptz(3),
    CONSTRAINT connector_runs_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE connector_links (
    connector_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    their_id text NOT NULL,
    CONSTRAINT connector_links_pkey PRIMARY KEY (connector_id, contact_id)
  )`,
  `CREATE TABLE connector_grants (
    state_hash bytea NOT NULL,
    owner_id uuid NOT NULL,
    session_id uuid NOT NULL,
    kind text NOT NULL,
    verifier text NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT connector_grants_pkey PRIMARY KEY (state_hash)
  )`,
  'CREATE INDEX connector_runs_connector_id_started_at_idx ON connector_runs (connector_id, started_at, id)',
  'CREATE UNIQUE INDEX connector_runs_active_key ON connector_runs (connector_id) WHERE ended_at IS NULL',
  'CREATE INDEX connector_runs_started_at_idx ON connector_runs (started_at)',
  'CREATE INDEX connector_links_contact_id_idx ON connector_links (contact_id)',
  'CREATE INDEX connector_links_connector_id_their_id_idx ON connector_links (connector_id, their_id)',
  'CREATE INDEX connector_grants_owner_id_idx ON connector_grants (owner_id)',
  'CREATE INDEX connector_grants_expires_at_idx ON connector_grants (expires_at)',
  // In which order contacts go to a service.
  'CREATE INDEX contacts_owner_id_updated_at_idx ON contacts (owner_id, updated_at, id)',
  'ALTER TABLE connector_runs ADD CONSTRAINT connector_runs_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE',
  'ALTER TABLE connector_links ADD CONSTRAINT connector_links_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE',
  'ALTER TABLE connector_links ADD CONSTRAINT connector_links_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE connector_grants ADD CONSTRAINT connector_grants_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
];

const COLUMNS = [
  ...['state', 'account_id', 'account_name', 'database_id', 'database_title'],
  ...['is_automatic', 'synced_at', 'synced_id'],
];

/** Services that are asked by their own API: runs, which record is which contact, and whom they are allowed by. */
export class Vendors1700000015000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX contacts_owner_id_updated_at_idx');
    for (const table of ['connector_grants', 'connector_links', 'connector_runs'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(`ALTER TABLE connectors ${COLUMNS.map((name) => `DROP COLUMN ${name}`).join(', ')}`);
  }
}
