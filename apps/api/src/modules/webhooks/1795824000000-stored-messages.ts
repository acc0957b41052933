import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['webhooks', 'disabled_reason'],
  ['connectors', 'last_error'],
  ['connector_runs', 'reason'],
  ['connector_records', 'reason'],
] as const;

/** Texts for people are kept as messages, which each reader gets in their own language. Earlier ones stay the English sentences that they are. */
export class StoredMessages1795824000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} DROP DEFAULT,
        ALTER COLUMN ${column} TYPE jsonb USING to_jsonb(${column}), ALTER COLUMN ${column} SET DEFAULT '""'`);
    }
  }

  /** A message becomes its English wording; the values in it are lost. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} DROP DEFAULT,
        ALTER COLUMN ${column} TYPE text USING coalesce(${column} ->> 'id', ${column} #>> '{}'),
        ALTER COLUMN ${column} SET DEFAULT ''`);
    }
  }
}
