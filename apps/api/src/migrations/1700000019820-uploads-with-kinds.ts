import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE uploads ALTER COLUMN owner_id DROP NOT NULL',
  "ALTER TABLE uploads ADD COLUMN kind text NOT NULL DEFAULT 'PHOTO'",
  'ALTER TABLE uploads ALTER COLUMN kind DROP DEFAULT',
  'ALTER TABLE uploads ADD COLUMN organization_id uuid',
  'ALTER TABLE uploads ADD COLUMN checked_at timestamptz(3) NOT NULL DEFAULT now()',
  'ALTER TABLE uploads ADD CONSTRAINT uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL',
  'CREATE INDEX uploads_organization_id_idx ON uploads (organization_id)',
  'CREATE INDEX uploads_checked_at_idx ON uploads (checked_at)',
  'CREATE INDEX messages_image_url_idx ON messages (image_url) WHERE image_url IS NOT NULL',
  // A picture that was sent belongs to its conversation, unless its owner also shows it in public.
  `UPDATE uploads u SET kind = 'MESSAGE'
    WHERE EXISTS (SELECT FROM messages m WHERE m.image_url = '/uploads/' || u.key)
      AND NOT EXISTS (SELECT FROM users WHERE users.avatar_url = '/uploads/' || u.key)
      AND NOT EXISTS (SELECT FROM cards WHERE cards.owner_id = u.owner_id AND position(u.key IN cards.data::text) > 0)
      AND NOT EXISTS (SELECT FROM card_versions v JOIN cards ON cards.id = v.card_id
                       WHERE cards.owner_id = u.owner_id AND position(u.key IN v.data::text) > 0)`,
  `INSERT INTO uploads (key, organization_id, kind, size_bytes, checked_at)
   SELECT key, organization_id, 'LOGO', size_bytes, checked_at FROM organization_pictures`,
  'DROP TABLE organization_pictures',
  // Their sizes were not noted.
  `INSERT INTO uploads (key, kind, size_bytes)
   SELECT substr(photo_url, 10), 'GROUP', 0 FROM groups WHERE photo_url LIKE '/uploads/%' ON CONFLICT DO NOTHING`,
];

const DOWN = [
  `CREATE TABLE organization_pictures (
    key text NOT NULL,
    organization_id uuid,
    size_bytes integer NOT NULL,
    checked_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_pictures_pkey PRIMARY KEY (key)
  )`,
  'CREATE INDEX organization_pictures_organization_id_idx ON organization_pictures (organization_id)',
  'CREATE INDEX organization_pictures_checked_at_idx ON organization_pictures (checked_at)',
  'ALTER TABLE organization_pictures ADD CONSTRAINT organization_pictures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL',
  `INSERT INTO organization_pictures (key, organization_id, size_bytes, checked_at)
   SELECT key, organization_id, size_bytes, checked_at FROM uploads WHERE owner_id IS NULL AND kind <> 'GROUP'`,
  'DELETE FROM uploads WHERE owner_id IS NULL',
  'DROP INDEX messages_image_url_idx',
  'DROP INDEX uploads_checked_at_idx',
  'ALTER TABLE uploads DROP COLUMN organization_id, DROP COLUMN checked_at, DROP COLUMN kind',
  'ALTER TABLE uploads ALTER COLUMN owner_id SET NOT NULL',
];

/** What each picture is for and whose it is, all of them in one table; those of messages are found by their address. */
export class UploadsWithKinds1700000019820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
