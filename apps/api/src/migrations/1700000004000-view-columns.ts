import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toDirectoryEntry } from '../modules/explore/directory.service.ts';

const COLUMNS = `card_id, created_at, owner_id, owner_name, owner_path, title, category, badge, keywords, theme, path, preview`;
const UP = [
  'DROP TABLE card_views',
  `CREATE TABLE card_views (
    card_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL,
    owner_id uuid NOT NULL,
    owner_name text NOT NULL,
    owner_path text NOT NULL,
    title text NOT NULL,
    category text,
    badge text NOT NULL,
    keywords json NOT NULL,
    theme text NOT NULL,
    path text NOT NULL,
    preview json NOT NULL,
    CONSTRAINT card_views_pkey PRIMARY KEY (card_id)
  )`,
  'CREATE INDEX card_views_owner_id_created_at_idx ON card_views (owner_id, created_at, card_id)',
  'ALTER TABLE card_views ADD CONSTRAINT card_views_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
];
const DOWN = [
  'DROP TABLE card_views',
  `CREATE TABLE card_views (
    card_id uuid NOT NULL,
    view json NOT NULL,
    CONSTRAINT card_views_pkey PRIMARY KEY (card_id)
  )`,
  'ALTER TABLE card_views ADD CONSTRAINT card_views_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE',
];

const BATCH = 1000;

type Row = Parameters<typeof toDirectoryEntry>[0] & { owner: Parameters<typeof toDirectoryEntry>[1] };

/** One column a field, so that PostgreSQL builds an answer without reading the whole view of each card. */
export class ViewColumns1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    await writeViews(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

async function writeViews(runner: QueryRunner): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows: Row[] = await runner.query(
      `SELECT c.id, c.owner_id AS "ownerId", c.slug, c.visibility, c.data, c.created_at AS "createdAt",
              json_build_object('id', u.id, 'fullName', u.full_name, 'handle', u.handle,
                'showEmail', u.show_email, 'showSocials', u.show_socials) AS owner
         FROM cards c JOIN users u ON u.id = c.owner_id
        WHERE c.visibility = 'PUBLIC' AND c.id > $1 ORDER BY c.id LIMIT ${BATCH}`,
      [last],
    );
    for (const row of rows) await writeView(runner, row);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

async function writeView(runner: QueryRunner, row: Row): Promise<void> {
  const view = toDirectoryEntry(row, row.owner);
  const { id, createdAt, ownerId, ownerName, ownerPath, title, category, badge, keywords, theme, path, preview } = view;
  await runner.query(`INSERT INTO card_views (${COLUMNS}) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)`, [
    id,
    createdAt,
    ownerId,
    ownerName,
    ownerPath,
    title,
    category,
    badge,
    JSON.stringify(keywords),
    theme,
    path,
    JSON.stringify(preview),
  ]);
}
