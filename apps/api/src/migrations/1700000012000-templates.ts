import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE templates (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    tag text NOT NULL,
    theme text NOT NULL,
    design jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT templates_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX templates_owner_id_created_at_idx ON templates (owner_id, created_at)',
  'ALTER TABLE templates ADD CONSTRAINT templates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
];

/** Looks that people keep for their cards. */
export class Templates1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE templates');
  }
}
