import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE conversations (
    id uuid NOT NULL,
    kind text NOT NULL,
    message_count integer NOT NULL DEFAULT 0,
    revision integer NOT NULL DEFAULT 0,
    member_version integer NOT NULL DEFAULT 0,
    last_message_at timestamptz(3),
    direct_key text,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT conversations_direct_key_key UNIQUE (direct_key),
    CONSTRAINT conversations_pkey PRIMARY KEY (id)
  )`,
  `INSERT INTO conversations (id, kind, created_at) SELECT id, 'group', created_at FROM groups`,
  `ALTER TABLE groups ADD description text NOT NULL DEFAULT '', ADD photo_url text, ADD join_code_expires_at timestamptz(3)`,
  `ALTER TABLE groups ADD CONSTRAINT groups_id_fkey FOREIGN KEY (id) REFERENCES conversations(id) ON DELETE CASCADE`,
  `ALTER TABLE group_members ADD read_number integer NOT NULL DEFAULT 0`,
  `CREATE TABLE direct_members (
    conversation_id uuid NOT NULL,
    user_id uuid NOT NULL,
    read_number integer NOT NULL DEFAULT 0,
    CONSTRAINT direct_members_pkey PRIMARY KEY (conversation_id, user_id)
  )`,
  `CREATE TABLE messages (
    conversation_id uuid NOT NULL,
    number integer NOT NULL,
    id uuid NOT NULL,
    revision integer NOT NULL,
    added_revision integer NOT NULL,
    sender_id uuid,
    client_id uuid NOT NULL,
    text text NOT NULL DEFAULT '',
    search text NOT NULL DEFAULT '',
    share_id uuid,
    image_url text,
    image_width_px integer,
    image_height_px integer,
    reply_to_number integer,
    mention_ids uuid[] NOT NULL DEFAULT '{}',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    edited_at timestamptz(3),
    deleted_at timestamptz(3),
    CONSTRAINT messages_id_key UNIQUE (id),
    CONSTRAINT messages_client_id_key UNIQUE (conversation_id, sender_id, client_id),
    CONSTRAINT messages_pkey PRIMARY KEY (conversation_id, number)
  )`,
  `CREATE TABLE message_reactions (
    message_id uuid NOT NULL,
    emoji text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT message_reactions_pkey PRIMARY KEY (message_id, emoji, user_id)
  )`,
  `CREATE TABLE group_invitations (
    group_id uuid NOT NULL,
    phone text NOT NULL,
    invited_by uuid,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT group_invitations_pkey PRIMARY KEY (group_id, phone)
  )`,
  `CREATE TABLE user_blocks (
    blocker_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT user_blocks_pkey PRIMARY KEY (blocker_id, blocked_id)
  )`,
  `CREATE TABLE reports (
    id uuid NOT NULL,
    reporter_id uuid,
    reported_id uuid,
    conversation_id uuid,
    message_text text,
    reason text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT reports_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE contact_matches (
    user_id uuid NOT NULL,
    matched_id uuid NOT NULL,
    matched_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT contact_matches_pkey PRIMARY KEY (user_id, matched_id)
  )`,
  `ALTER TABLE users ADD is_findable boolean NOT NULL DEFAULT true, ADD shows_presence boolean NOT NULL DEFAULT true, ADD last_active_at timestamptz(3)`,
  `ALTER TABLE uploads ADD width_px integer NOT NULL DEFAULT 0, ADD height_px integer NOT NULL DEFAULT 0`,
  'CREATE INDEX direct_members_user_id_idx ON direct_members (user_id)',
  'CREATE INDEX messages_revision_idx ON messages (conversation_id, revision)',
  'CREATE INDEX messages_sender_id_idx ON messages (sender_id)',
  'CREATE INDEX messages_share_id_idx ON messages (share_id)',
  'CREATE INDEX message_reactions_user_id_idx ON message_reactions (user_id)',
  'CREATE INDEX group_invitations_phone_idx ON group_invitations (phone)',
  'CREATE INDEX user_blocks_blocked_id_idx ON user_blocks (blocked_id)',
  'CREATE INDEX reports_reported_id_idx ON reports (reported_id)',
  `CREATE INDEX users_phone_idx ON users (phone)`,
  `ALTER TABLE direct_members ADD CONSTRAINT direct_members_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE`,
  `ALTER TABLE direct_members ADD CONSTRAINT direct_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE messages ADD CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE`,
  `ALTER TABLE messages ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE messages ADD CONSTRAINT messages_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL`,
  `ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE`,
  `ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE group_invitations ADD CONSTRAINT group_invitations_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE`,
  `ALTER TABLE group_invitations ADD CONSTRAINT group_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE user_blocks ADD CONSTRAINT user_blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE user_blocks ADD CONSTRAINT user_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE reports ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE reports ADD CONSTRAINT reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE contact_matches ADD CONSTRAINT contact_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE contact_matches ADD CONSTRAINT contact_matches_matched_id_fkey FOREIGN KEY (matched_id) REFERENCES users(id) ON DELETE CASCADE`,
];

const DOWN = [
  'DROP INDEX users_phone_idx',
  'ALTER TABLE uploads DROP COLUMN width_px, DROP COLUMN height_px',
  'ALTER TABLE users DROP COLUMN is_findable, DROP COLUMN shows_presence, DROP COLUMN last_active_at',
  'DROP TABLE contact_matches',
  'DROP TABLE reports',
  'DROP TABLE user_blocks',
  'DROP TABLE group_invitations',
  'DROP TABLE message_reactions',
  'DROP TABLE messages',
  'DROP TABLE direct_members',
  'ALTER TABLE group_members DROP COLUMN read_number',
  'ALTER TABLE groups DROP CONSTRAINT groups_id_fkey',
  'ALTER TABLE groups DROP COLUMN description, DROP COLUMN photo_url, DROP COLUMN join_code_expires_at',
  'DROP TABLE conversations',
];

/** Conversations of groups and of two people, messages with their counters, and what keeps strangers out. */
export class Chat1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
