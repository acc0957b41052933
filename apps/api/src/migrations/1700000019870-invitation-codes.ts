import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code of one invitation's link, which lets one person in without a proof of their number. */
export class InvitationCodes1700000019870 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_invitations ADD COLUMN code text');
    await runner.query('ALTER TABLE group_invitations ADD CONSTRAINT group_invitations_code_key UNIQUE (code)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_invitations DROP COLUMN code');
  }
}
