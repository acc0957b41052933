import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleting a group keeps its shares. */
export class SharesOutliveGroups1700000019900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await refer(runner, 'SET NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await refer(runner, 'CASCADE');
  }
}

async function refer(runner: QueryRunner, onDelete: string): Promise<void> {
  await runner.query(`
    ALTER TABLE shares DROP CONSTRAINT shares_group_id_fkey,
      ADD CONSTRAINT shares_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE ${onDelete}`);
}
