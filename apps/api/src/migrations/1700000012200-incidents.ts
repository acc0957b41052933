import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE incidents (
    id uuid NOT NULL,
    part text NOT NULL,
    reason text NOT NULL,
    started_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3) NOT NULL,
    CONSTRAINT incidents_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX incidents_started_at_idx ON incidents (started_at)',
];

/** When the service was down. */
export class Incidents1700000012200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE incidents');
  }
}
