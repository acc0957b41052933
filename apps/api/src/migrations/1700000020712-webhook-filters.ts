import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE webhooks ADD COLUMN card_ids uuid[] NOT NULL DEFAULT '{}', ADD COLUMN tags text[] NOT NULL DEFAULT '{}'`,
];

const DOWN = ['ALTER TABLE webhooks DROP COLUMN card_ids, DROP COLUMN tags'];

/** Cards and tags that a webhook is limited to. */
export class WebhookFilters1700000020712 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
