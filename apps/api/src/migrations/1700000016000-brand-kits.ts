import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE organizations ADD COLUMN brand jsonb',
  'ALTER TABLE organization_templates ADD COLUMN has_brand boolean NOT NULL DEFAULT false',
  `CREATE TABLE organization_pictures (
    key text NOT NULL,
    organization_id uuid,
    size_bytes integer NOT NULL,
    checked_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_pictures_pkey PRIMARY KEY (key)
  )`,
  'CREATE INDEX organization_pictures_organization_id_idx ON organization_pictures (organization_id)',
  'CREATE INDEX organization_pictures_checked_at_idx ON organization_pictures (checked_at)',
  // A team's end takes no picture from the cards that show it.
  'ALTER TABLE organization_pictures ADD CONSTRAINT organization_pictures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL',
];

const DOWN = [
  'DROP TABLE organization_pictures',
  'ALTER TABLE organization_templates DROP COLUMN has_brand',
  'ALTER TABLE organizations DROP COLUMN brand',
];

/** What the cards of a team wear, and the pictures that were uploaded for it. */
export class BrandKits1700000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
