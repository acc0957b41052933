import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE contact_imports (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    format text NOT NULL,
    file_name text NOT NULL,
    status text NOT NULL,
    row_count integer NOT NULL,
    good_row_count integer NOT NULL,
    bad_row_count integer NOT NULL,
    problems jsonb NOT NULL,
    added_count integer NOT NULL DEFAULT 0,
    updated_count integer NOT NULL DEFAULT 0,
    known_count integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_imports_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_import_rows (
    import_id uuid NOT NULL,
    line integer NOT NULL,
    contact jsonb NOT NULL,
    CONSTRAINT contact_import_rows_pkey PRIMARY KEY (import_id, line)
  )`,
  'CREATE INDEX contact_imports_owner_id_idx ON contact_imports (owner_id)',
  'ALTER TABLE contact_imports ADD CONSTRAINT contact_imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE contact_import_rows ADD CONSTRAINT contact_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES contact_imports(id) ON DELETE CASCADE',
];

/** Files of contacts on their way into an address book. */
export class ContactImports1700000006100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_import_rows');
    await runner.query('DROP TABLE contact_imports');
  }
}
