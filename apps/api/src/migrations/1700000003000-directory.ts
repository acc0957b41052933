import { categoryKey } from '@tessera/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toDirectoryEntry, toSearchRow } from '../modules/explore/directory.service.ts';

const UP = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE card_search (
    card_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL,
    category text NOT NULL,
    category_key text NOT NULL,
    search text NOT NULL,
    CONSTRAINT card_search_pkey PRIMARY KEY (card_id)
  )`,
  `CREATE TABLE card_views (
    card_id uuid NOT NULL,
    view json NOT NULL,
    CONSTRAINT card_views_pkey PRIMARY KEY (card_id)
  )`,
  'CREATE INDEX card_search_category_key_idx ON card_search (category_key, created_at, card_id)',
  // Of these two TypeORM knows nothing: it can't say "include" and "gin_trgm_ops".
  'CREATE INDEX card_search_created_at_idx ON card_search (created_at DESC, card_id DESC) INCLUDE (search)',
  'CREATE INDEX card_search_search_idx ON card_search USING gin (search gin_trgm_ops)',
  'ALTER TABLE card_search ADD CONSTRAINT card_search_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
  'ALTER TABLE card_views ADD CONSTRAINT card_views_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
];

const BATCH = 1000;

type Row = Parameters<typeof toDirectoryEntry>[0] & { owner: Parameters<typeof toDirectoryEntry>[1] };

/** The public directory: what it is searched by, and what it shows. */
export class Directory1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    await listPublicCards(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE card_views');
    await runner.query('DROP TABLE card_search');
  }
}

/** Cards that are public already. Their texts are folded by the same function as all later ones. */
async function listPublicCards(runner: QueryRunner): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows: Row[] = await runner.query(
      `SELECT c.id, c.owner_id AS "ownerId", c.slug, c.visibility, c.data, c.created_at AS "createdAt",
              json_build_object('id', u.id, 'fullName', u.full_name, 'handle', u.handle,
                'showEmail', u.show_email, 'showSocials', u.show_socials) AS owner
         FROM cards c JOIN users u ON u.id = c.owner_id
        WHERE c.visibility = 'PUBLIC' AND c.id > $1 ORDER BY c.id LIMIT ${BATCH}`,
      [last],
    );
    for (const row of rows) await listRow(runner, row);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

async function listRow(runner: QueryRunner, row: Row): Promise<void> {
  const view = toDirectoryEntry(row, row.owner);
  const { cardId, createdAt, search } = toSearchRow(row, view);
  const category = view.category ?? '';
  await runner.query(
    'INSERT INTO card_search (card_id, created_at, category, category_key, search) VALUES ($1, $2, $3, $4, $5)',
    [cardId, createdAt, category, categoryKey(category), search],
  );
}
