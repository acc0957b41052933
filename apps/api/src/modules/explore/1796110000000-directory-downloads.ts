import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The directory says whether a card's contact file can be saved, which is its owner's choice. */
export class DirectoryDownloads1796110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE directory_entries ADD COLUMN allow_contact_downloads boolean NOT NULL DEFAULT true;
      UPDATE directory_entries v SET allow_contact_downloads = false
        FROM users u WHERE u.id = v.owner_id AND NOT u.allow_contact_downloads`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE directory_entries DROP COLUMN allow_contact_downloads');
  }
}
