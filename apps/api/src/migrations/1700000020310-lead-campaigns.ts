import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The campaign by which a visitor came who left their details, on what they left and on the deals that follow. */
export class LeadCampaigns1700000020310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exchange_entries ADD COLUMN campaign text');
    await runner.query('ALTER TABLE deals ADD COLUMN campaign text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deals DROP COLUMN campaign');
    await runner.query('ALTER TABLE exchange_entries DROP COLUMN campaign');
  }
}
