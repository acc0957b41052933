import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE connector_deals (
    connector_id uuid NOT NULL,
    deal_id uuid NOT NULL,
    their_id text NOT NULL,
    version integer NOT NULL,
    CONSTRAINT connector_deals_pkey PRIMARY KEY (connector_id, deal_id)
  )`,
  'CREATE INDEX connector_deals_deal_id_idx ON connector_deals (deal_id)',
  'ALTER TABLE connector_deals ADD CONSTRAINT connector_deals_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE',
  'ALTER TABLE connector_deals ADD CONSTRAINT connector_deals_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE',
];

/** Which deals went to which connected service. */
export class ConnectorDeals1700000020320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE connector_deals');
  }
}
