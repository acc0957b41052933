import type { MigrationInterface, QueryRunner } from 'typeorm';

const references = (table: string, column: string, then: string) =>
  `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_fkey FOREIGN KEY (${column}) REFERENCES ${then}`;

const UP = [
  `CREATE TABLE notifications (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    lead_id uuid,
    conversation_id uuid,
    message_number integer,
    share_id uuid,
    reminder_id uuid,
    count integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    read_at timestamptz(3),
    CONSTRAINT notifications_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE notification_settings (
    owner_id uuid NOT NULL,
    hidden_kinds text[] NOT NULL DEFAULT '{}',
    CONSTRAINT notification_settings_pkey PRIMARY KEY (owner_id)
  )`,
  `CREATE TABLE conversation_mutes (
    user_id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    CONSTRAINT conversation_mutes_pkey PRIMARY KEY (user_id, conversation_id)
  )`,
  'CREATE INDEX notifications_owner_id_created_at_idx ON notifications (owner_id, created_at, id)',
  'CREATE INDEX notifications_unread_idx ON notifications (owner_id) WHERE read_at IS NULL',
  `CREATE UNIQUE INDEX notifications_unread_messages_key ON notifications (owner_id, conversation_id)
    WHERE read_at IS NULL AND kind = 'MESSAGE'`,
  'CREATE INDEX notifications_created_at_idx ON notifications (created_at)',
  ...['conversation_id', 'lead_id', 'share_id', 'reminder_id', 'actor_id'].map(
    (column) => `CREATE INDEX notifications_${column}_idx ON notifications (${column}) WHERE ${column} IS NOT NULL`,
  ),
  'CREATE INDEX conversation_mutes_conversation_id_idx ON conversation_mutes (conversation_id)',
  references('notifications', 'owner_id', 'users(id) ON DELETE CASCADE'),
  references('notifications', 'actor_id', 'users(id) ON DELETE SET NULL'),
  references('notifications', 'lead_id', 'exchange_entries(id) ON DELETE CASCADE'),
  references('notifications', 'conversation_id', 'conversations(id) ON DELETE CASCADE'),
  references('notifications', 'share_id', 'shares(id) ON DELETE CASCADE'),
  references('notifications', 'reminder_id', 'contact_reminders(id) ON DELETE CASCADE'),
  references('notification_settings', 'owner_id', 'users(id) ON DELETE CASCADE'),
  references('conversation_mutes', 'user_id', 'users(id) ON DELETE CASCADE'),
  references('conversation_mutes', 'conversation_id', 'conversations(id) ON DELETE CASCADE'),
];

/** What people are notified of, which kinds they don't want to see, and conversations that they muted. */
export class Notifications1700000020400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['conversation_mutes', 'notification_settings', 'notifications'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
