import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE card_words (
    word text COLLATE "C" NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    card_id uuid NOT NULL,
    CONSTRAINT card_words_pkey PRIMARY KEY (word, created_at, card_id)
  )`,
  // A card's row also goes with its card or its owner, by the foreign keys: nothing but the table itself sees them all.
  `CREATE FUNCTION add_card_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO card_words SELECT word, created_at, card_id FROM added, unnest(words_of(search)) word ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION remove_card_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM card_words w USING removed r
     WHERE w.word = ANY (words_of(r.search)) AND w.created_at = r.created_at AND w.card_id = r.card_id;
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION change_card_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM card_words w USING removed r JOIN added a USING (card_id)
     WHERE w.word = ANY (words_of(r.search)) AND w.created_at = r.created_at AND w.card_id = r.card_id
       AND (r.created_at <> a.created_at OR w.word <> ALL (words_of(a.search)));
    INSERT INTO card_words SELECT word, created_at, card_id FROM added, unnest(words_of(search)) word ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER card_search_added AFTER INSERT ON card_search REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION add_card_words()`,
  `CREATE TRIGGER card_search_removed AFTER DELETE ON card_search REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION remove_card_words()`,
  `CREATE TRIGGER card_search_changed AFTER UPDATE ON card_search REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION change_card_words()`,
  'INSERT INTO card_words SELECT word, created_at, card_id FROM card_search, unnest(words_of(search)) word ORDER BY 1, 2, 3',
  'DROP INDEX card_search_words_idx',
];
const DOWN = [
  'DROP TRIGGER card_search_added ON card_search',
  'DROP TRIGGER card_search_removed ON card_search',
  'DROP TRIGGER card_search_changed ON card_search',
  'DROP FUNCTION add_card_words, remove_card_words, change_card_words',
  'DROP TABLE card_words',
  'CREATE INDEX card_search_words_idx ON card_search USING gin (words_of(search)) WITH (fastupdate = off)',
];

/** The cards of each word, by age: the newest of a word, or of two, are found without reading the others. */
export class CardWords1700000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
