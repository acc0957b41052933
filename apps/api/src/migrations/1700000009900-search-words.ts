import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE search_words (
    word text NOT NULL,
    cards integer NOT NULL DEFAULT 1,
    CONSTRAINT search_words_pkey PRIMARY KEY (word)
  )`,
  'CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops)',
  // Words of more than 64 letters are no words of a language and too long for an index: pieces that overlap by 32.
  `CREATE FUNCTION words_of(search text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
    SELECT coalesce(array_agg(DISTINCT substr(word, first_letter, 64)), '{}')
      FROM unnest(string_to_array(btrim(search, ' '), ' ')) word,
           generate_series(1, greatest(1, length(word) - 32), 32) first_letter)`,
  // Not a column of the row: a search reads hundreds of rows, and the narrower they are the more of them lie together.
  'CREATE INDEX card_search_words_idx ON card_search USING gin (words_of(search)) WITH (fastupdate = off)',
  `INSERT INTO search_words (word, cards)
   SELECT word, count(*) FROM card_search, unnest(words_of(search)) word GROUP BY word ORDER BY word`,
];
const DOWN = ['DROP INDEX card_search_words_idx', 'DROP FUNCTION words_of(text)', 'DROP TABLE search_words'];

/** The directory's vocabulary: a part of a word is looked for in it, and cards by their whole words. */
export class SearchWords1700000009900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
