import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE users
    ADD locale text,
    ADD follows_device_time_zone boolean NOT NULL DEFAULT true,
    ADD notify_leads boolean NOT NULL DEFAULT true,
    ADD notify_reminders boolean NOT NULL DEFAULT true,
    ADD notify_messages boolean NOT NULL DEFAULT true,
    ADD messages_mailed_at timestamptz(3)`,
];
const DOWN = [
  `ALTER TABLE users
    DROP COLUMN locale,
    DROP COLUMN follows_device_time_zone,
    DROP COLUMN notify_leads,
    DROP COLUMN notify_reminders,
    DROP COLUMN notify_messages,
    DROP COLUMN messages_mailed_at`,
];

/** How a person wants dates and numbers written, and what they want to be told by mail. */
export class Preferences1700000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
