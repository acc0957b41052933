import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE organization_designs (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    tag text NOT NULL,
    theme text NOT NULL,
    design jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_designs_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX organization_designs_organization_id_created_at_idx ON organization_designs (organization_id, created_at)',
  'ALTER TABLE organization_designs ADD CONSTRAINT organization_designs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
];

/** Looks that teams have published to their own part of the marketplace. */
export class TeamDesigns1700000016200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE organization_designs');
  }
}
