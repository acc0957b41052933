import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which cards were their owners' own before they came under a team's template. */
export class BroughtCards1700000016100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organization_cards ADD COLUMN is_brought boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the mark they would be handed over as if they were the team's.
    await runner.query('DELETE FROM organization_cards WHERE is_brought');
    await runner.query('ALTER TABLE organization_cards DROP COLUMN is_brought');
  }
}
