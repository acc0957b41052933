import { foldWords } from '@tessera/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So many cards are rewritten at once. */
const BATCH = 1000;

interface Listed {
  id: string;
  location: string | null;
  handle: string | null;
}

/** The directory says whether a card's contact file can be saved, which is its owner's choice, and is searched by place and handle. */
export class DirectoryDownloads1796110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE directory_entries ADD COLUMN allow_contact_downloads boolean NOT NULL DEFAULT true;
      UPDATE directory_entries v SET allow_contact_downloads = false
        FROM users u WHERE u.id = v.owner_id AND NOT u.allow_contact_downloads`);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const cards: Listed[] = await runner.query(
        `SELECT v.card_id AS id, v.preview->>'location' AS location, u.handle
           FROM directory_entries v JOIN users u ON u.id = v.owner_id
          WHERE v.card_id > $1 ORDER BY v.card_id LIMIT ${BATCH}`,
        [last],
      );
      const words = cards.map(({ id, location, handle }) => ({ id, words: foldWords([location ?? '', handle ?? '']) }));
      await runner.query(
        // A row of the index takes 2,704 bytes.
        `UPDATE card_search c SET search = c.search || w.words FROM json_to_recordset($1::json) AS w (id uuid, words text)
          WHERE c.card_id = w.id AND octet_length(c.search || w.words) <= 2500`,
        [JSON.stringify(words)],
      );
      if (cards.length < BATCH) return;
      last = cards.at(-1)?.id ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE directory_entries DROP COLUMN allow_contact_downloads');
  }
}
