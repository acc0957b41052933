import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved filters were called views, which are also what visitors do with a card. */
export class ContactFilters1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, ['contact_views', 'contact_filters']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, ['contact_filters', 'contact_views']);
  }
}

async function rename(runner: QueryRunner, [from, to]: readonly [from: string, to: string]): Promise<void> {
  await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await runner.query(`ALTER INDEX ${from}_owner_id_created_at_idx RENAME TO ${to}_owner_id_created_at_idx`);
  for (const name of ['pkey', 'owner_id_fkey']) {
    await runner.query(`ALTER TABLE ${to} RENAME CONSTRAINT ${from}_${name} TO ${to}_${name}`);
  }
}
