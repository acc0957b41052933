import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE webhooks (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    url text NOT NULL,
    description text NOT NULL DEFAULT '',
    events text[] NOT NULL,
    secret text NOT NULL,
    old_secret text,
    old_secret_until timestamptz(3),
    disabled_at timestamptz(3),
    disabled_reason text NOT NULL DEFAULT '',
    failing_since timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT webhooks_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE webhook_deliveries (
    id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    event text NOT NULL,
    data json NOT NULL,
    is_test boolean NOT NULL DEFAULT false,
    status text NOT NULL DEFAULT 'pending',
    tries json NOT NULL DEFAULT '[]',
    next_attempt_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX webhooks_owner_id_idx ON webhooks (owner_id)',
  "CREATE INDEX webhooks_of_messages_idx ON webhooks (owner_id) WHERE disabled_at IS NULL AND 'message.created' = ANY (events)",
  'CREATE INDEX webhook_deliveries_webhook_id_created_at_idx ON webhook_deliveries (webhook_id, created_at, id)',
  'CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at)',
  'ALTER TABLE webhooks ADD CONSTRAINT webhooks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE',
];

/** Addresses that are told of what happens, and what was sent to them. */
export class Webhooks1700000010010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_deliveries', 'webhooks']) await runner.query(`DROP TABLE ${table}`);
  }
}
