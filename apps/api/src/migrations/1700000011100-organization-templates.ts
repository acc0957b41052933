import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE organization_templates (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    data jsonb NOT NULL,
    rules jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_templates_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE organization_cards (
    card_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    template_id uuid,
    CONSTRAINT organization_cards_pkey PRIMARY KEY (card_id)
  )`,
  'CREATE INDEX organization_templates_organization_id_idx ON organization_templates (organization_id)',
  'CREATE INDEX organization_cards_organization_id_idx ON organization_cards (organization_id)',
  'CREATE INDEX organization_cards_template_id_idx ON organization_cards (template_id)',
  'ALTER TABLE organization_templates ADD CONSTRAINT organization_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE organization_cards ADD CONSTRAINT organization_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE organization_cards ADD CONSTRAINT organization_cards_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE organization_cards ADD CONSTRAINT organization_cards_template_id_fkey FOREIGN KEY (template_id) REFERENCES organization_templates(id) ON DELETE SET NULL',
];

/** The templates of teams, and which cards follow them. */
export class OrganizationTemplates1700000011100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE organization_cards');
    await runner.query('DROP TABLE organization_templates');
  }
}
