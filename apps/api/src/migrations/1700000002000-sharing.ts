import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE groups (
    id uuid NOT NULL,
    name text NOT NULL,
    owner_id uuid NOT NULL,
    join_code text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT groups_join_code_key UNIQUE (join_code),
    CONSTRAINT groups_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE group_members (
    group_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT group_members_pkey PRIMARY KEY (group_id, user_id)
  )`,
  `ALTER TABLE shares ADD token_hash bytea, ADD expires_at timestamptz(3), ADD revoked_at timestamptz(3), ADD group_id uuid`,
  `CREATE TABLE share_recipients (
    share_id uuid NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT share_recipients_pkey PRIMARY KEY (share_id, user_id)
  )`,
  `CREATE TABLE share_opens (
    share_id uuid NOT NULL,
    user_id uuid NOT NULL,
    opened_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT share_opens_pkey PRIMARY KEY (share_id, user_id)
  )`,
  `ALTER TABLE users ADD show_share_promo boolean NOT NULL DEFAULT true`,
  'CREATE INDEX groups_owner_id_idx ON groups (owner_id)',
  'CREATE INDEX group_members_user_id_idx ON group_members (user_id)',
  'CREATE INDEX shares_group_id_idx ON shares (group_id)',
  'CREATE INDEX share_recipients_user_id_idx ON share_recipients (user_id)',
  'CREATE INDEX share_opens_user_id_idx ON share_opens (user_id)',
  `CREATE INDEX card_events_share_id_idx ON card_events (share_id) WHERE share_id IS NOT NULL`,
  `ALTER TABLE shares ADD CONSTRAINT shares_token_hash_key UNIQUE (token_hash)`,
  `ALTER TABLE groups ADD CONSTRAINT groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id)`,
  `ALTER TABLE group_members ADD CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE`,
  `ALTER TABLE group_members ADD CONSTRAINT group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE shares ADD CONSTRAINT shares_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE`,
  `ALTER TABLE share_recipients ADD CONSTRAINT share_recipients_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE`,
  `ALTER TABLE share_recipients ADD CONSTRAINT share_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE share_opens ADD CONSTRAINT share_opens_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE`,
  `ALTER TABLE share_opens ADD CONSTRAINT share_opens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
];

const DOWN = [
  'DROP INDEX card_events_share_id_idx',
  'ALTER TABLE users DROP COLUMN show_share_promo',
  'DROP TABLE share_opens',
  'DROP TABLE share_recipients',
  'ALTER TABLE shares DROP COLUMN token_hash, DROP COLUMN expires_at, DROP COLUMN revoked_at, DROP COLUMN group_id',
  'DROP TABLE group_members',
  'DROP TABLE groups',
];

/** Groups and their members; shares with tokens, recipients, an end, and who opened them. */
export class Sharing1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
