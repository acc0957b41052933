import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE connectors (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    credentials text NOT NULL DEFAULT '',
    key_hash bytea,
    mapping jsonb NOT NULL,
    last_sync_at timestamptz(3),
    last_error text NOT NULL DEFAULT '',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT connectors_pkey PRIMARY KEY (id),
    CONSTRAINT connectors_owner_id_kind_key UNIQUE (owner_id, kind)
  )`,
  `CREATE TABLE connector_records (
    id uuid NOT NULL,
    connector_id uuid NOT NULL,
    direction text NOT NULL,
    title text NOT NULL,
    data json NOT NULL,
    outcome text NOT NULL,
    reason text NOT NULL DEFAULT '',
    contact_id uuid,
    tries integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT connector_records_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX connector_records_connector_id_created_at_idx ON connector_records (connector_id, created_at, id)',
  'CREATE INDEX connector_records_contact_id_idx ON connector_records (contact_id)',
  'CREATE INDEX connector_records_created_at_idx ON connector_records (created_at)',
  'ALTER TABLE connectors ADD CONSTRAINT connectors_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE connector_records ADD CONSTRAINT connector_records_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE',
  'ALTER TABLE connector_records ADD CONSTRAINT connector_records_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL',
];

/** Services that an address book is connected with, and what became of each record. */
export class Connectors1700000010020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['connector_records', 'connectors']) await runner.query(`DROP TABLE ${table}`);
  }
}
