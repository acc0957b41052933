import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrganizationLeaderboard1700000013000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organizations ADD COLUMN has_leaderboard boolean NOT NULL DEFAULT true');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organizations DROP COLUMN has_leaderboard');
  }
}
