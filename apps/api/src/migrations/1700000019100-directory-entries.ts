import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The directory's table is named by what a row of it is; a view is a visit. */
export class DirectoryEntries1700000019100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'card_views', 'directory_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'directory_entries', 'card_views');
  }
}

/** The table with its constraints and its index. */
async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  for (const part of ['pkey', 'card_id_fkey']) {
    await runner.query(`ALTER TABLE ${to} RENAME CONSTRAINT ${from}_${part} TO ${to}_${part}`);
  }
  const index = 'owner_id_created_at_idx';
  await runner.query(`ALTER INDEX ${from}_${index} RENAME TO ${to}_${index}`);
}
