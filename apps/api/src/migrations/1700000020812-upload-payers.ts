import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE uploads ADD payer_id uuid',
  `ALTER TABLE uploads ADD CONSTRAINT uploads_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES users(id) ON DELETE SET NULL`,
  'CREATE INDEX uploads_payer_id_idx ON uploads (payer_id)',
  `UPDATE uploads u SET payer_id = m.user_id FROM organization_members m
    WHERE m.organization_id = u.organization_id AND m.role = 'OWNER'`,
  `UPDATE uploads u SET payer_id = g.owner_id FROM groups g WHERE g.photo_url = '/uploads/' || u.key`,
];

/** Counts pictures of groups and teams, and copies of linked pictures, in a person's quota. */
export class UploadPayers1700000020812 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP payer_id');
  }
}
