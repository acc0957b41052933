import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE visitor_days ADD COLUMN deeds integer NOT NULL DEFAULT 0,
    ADD COLUMN is_filtered boolean NOT NULL DEFAULT false`,
  `CREATE TABLE visitor_networks (
    network bytea NOT NULL,
    hour timestamptz(3) NOT NULL,
    visitors integer NOT NULL,
    CONSTRAINT visitor_networks_pkey PRIMARY KEY (network, hour)
  )`,
];

const DOWN = ['DROP TABLE visitor_networks', 'ALTER TABLE visitor_days DROP COLUMN deeds, DROP COLUMN is_filtered'];

export class VisitorNetworks1700000020840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
