import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE subscriptions
    ADD COLUMN interval text NOT NULL DEFAULT 'month',
    ADD COLUMN seats integer NOT NULL DEFAULT 1,
    ADD COLUMN unit_minor integer,
    ADD COLUMN next_interval text,
    ADD COLUMN next_seats integer`,
  // What was agreed on before there were seats and years.
  `UPDATE subscriptions SET next_interval = 'month', next_seats = 1 WHERE next_plan_id IS NOT NULL`,
  `CREATE TABLE organization_seats (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    given_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_seats_pkey PRIMARY KEY (organization_id, user_id)
  )`,
  `ALTER TABLE organization_seats ADD CONSTRAINT organization_seats_member_fkey
    FOREIGN KEY (organization_id, user_id) REFERENCES organization_members (organization_id, user_id) ON DELETE CASCADE`,
];
const DOWN = [
  'DROP TABLE organization_seats',
  `ALTER TABLE subscriptions DROP COLUMN next_seats, DROP COLUMN next_interval, DROP COLUMN unit_minor,
    DROP COLUMN seats, DROP COLUMN interval`,
];

/** Plans for several people and for a year. */
export class BillingSeats1700000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
