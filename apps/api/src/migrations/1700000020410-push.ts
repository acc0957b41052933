import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE push_subscriptions (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    session_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
    CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
    CONSTRAINT push_subscriptions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
  )`,
  'CREATE INDEX push_subscriptions_owner_id_idx ON push_subscriptions (owner_id)',
  'CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id)',
  `CREATE TABLE push_keys (
    id integer NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT push_keys_pkey PRIMARY KEY (id)
  )`,
  "ALTER TABLE notification_settings ADD silent_kinds text[] NOT NULL DEFAULT '{}'",
  'ALTER TABLE notification_settings ADD shows_text boolean NOT NULL DEFAULT true',
  'ALTER TABLE notifications ADD is_listed boolean NOT NULL DEFAULT true',
];
const DOWN = [
  'ALTER TABLE notifications DROP COLUMN is_listed',
  'ALTER TABLE notification_settings DROP COLUMN shows_text',
  'ALTER TABLE notification_settings DROP COLUMN silent_kinds',
  'DROP TABLE push_keys',
  'DROP TABLE push_subscriptions',
];

/** Browsers that show notifications, the key by which push services know the server, and what is not pushed. */
export class Push1700000020410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
