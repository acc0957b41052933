import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A team's owner can ask its members for a second factor. */
export class TeamSecondFactor1700000019890 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organizations ADD requires_second_factor boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organizations DROP requires_second_factor');
  }
}
