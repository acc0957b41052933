import { searchWords } from '@tessera/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE search_words (
    word text NOT NULL,
    cards integer NOT NULL DEFAULT 1,
    CONSTRAINT search_words_pkey PRIMARY KEY (word)
  )`,
  'CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops)',
  "ALTER TABLE card_search ADD COLUMN words text[] NOT NULL DEFAULT '{}'",
];
const AFTER = [
  'ALTER TABLE card_search ALTER COLUMN words DROP DEFAULT',
  'CREATE INDEX card_search_words_idx ON card_search USING gin (words) WITH (fastupdate = off)',
  `INSERT INTO search_words (word, cards)
   SELECT word, count(*) FROM card_search, unnest(words) word GROUP BY word ORDER BY word`,
];
const DOWN = ['DROP TABLE search_words', 'ALTER TABLE card_search DROP COLUMN words'];

const BATCH = 1000;

/** The directory's vocabulary: a part of a word is looked for in it, and cards by their whole words. */
export class SearchWords1700000009900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    await writeWords(runner);
    for (const statement of AFTER) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

async function writeWords(runner: QueryRunner): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows: { card_id: string; search: string }[] = await runner.query(
      `SELECT card_id, search FROM card_search WHERE card_id > $1 ORDER BY card_id LIMIT ${BATCH}`,
      [last],
    );
    const words = rows.map(({ card_id, search }) => ({ card_id, words: searchWords(search) }));
    await runner.query(
      `UPDATE card_search s SET words = w.words FROM json_to_recordset($1) AS w (card_id uuid, words text[])
        WHERE s.card_id = w.card_id`,
      [JSON.stringify(words)],
    );
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.card_id;
  }
}
