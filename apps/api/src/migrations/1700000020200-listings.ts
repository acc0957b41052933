import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE listings (
    card_id uuid NOT NULL,
    position smallint NOT NULL,
    category text NOT NULL,
    category_key text NOT NULL,
    search text NOT NULL DEFAULT '',
    is_active boolean NOT NULL,
    created_at timestamptz(3) NOT NULL,
    featured_at timestamptz(3),
    featured_until timestamptz(3),
    CONSTRAINT listings_pkey PRIMARY KEY (card_id, position)
  )`,
  `CREATE TABLE featured_months (
    owner_id uuid NOT NULL,
    month date NOT NULL,
    featured_count integer NOT NULL,
    CONSTRAINT featured_months_pkey PRIMARY KEY (owner_id, month)
  )`,
  // What stands on public cards is their first listing.
  `INSERT INTO listings (card_id, position, category, category_key, is_active, created_at)
   SELECT card_id, 0, category, category_key, true, created_at FROM card_search WHERE category_key <> ''`,
  // Of these two TypeORM knows nothing: they are for a part of the rows.
  'CREATE INDEX listings_category_key_idx ON listings (category_key, created_at DESC, card_id DESC) WHERE is_active',
  'CREATE INDEX listings_featured_until_idx ON listings (featured_until) WHERE is_active AND featured_until IS NOT NULL',
  'ALTER TABLE listings ADD CONSTRAINT listings_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE featured_months ADD CONSTRAINT featured_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'DROP INDEX card_search_category_key_idx',
  'ALTER TABLE card_search DROP COLUMN category, DROP COLUMN category_key',
];
const DOWN = [
  "ALTER TABLE card_search ADD COLUMN category text NOT NULL DEFAULT '', ADD COLUMN category_key text NOT NULL DEFAULT ''",
  // The words stay as they are, and with them what the triggers keep of them.
  'ALTER TABLE card_search DISABLE TRIGGER USER',
  `UPDATE card_search s SET category = l.category, category_key = l.category_key
     FROM listings l WHERE l.card_id = s.card_id AND l.position = 0`,
  'ALTER TABLE card_search ENABLE TRIGGER USER',
  'ALTER TABLE card_search ALTER COLUMN category DROP DEFAULT, ALTER COLUMN category_key DROP DEFAULT',
  'CREATE INDEX card_search_category_key_idx ON card_search (category_key, created_at, card_id)',
  'DROP TABLE featured_months',
  'DROP TABLE listings',
];

/** Cards stand under several categories of the directory, and may be featured there. */
export class Listings1700000020200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
