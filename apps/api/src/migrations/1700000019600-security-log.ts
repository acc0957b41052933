import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE security_events (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL DEFAULT '',
    device text NOT NULL DEFAULT '',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT security_events_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX security_events_user_id_created_at_idx ON security_events (user_id, created_at, id)',
  'ALTER TABLE security_events ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE',
  `CREATE TABLE known_devices (
    user_id uuid NOT NULL,
    key_hash bytea NOT NULL,
    last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, key_hash)
  )`,
  'ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE',
];

/** What happened to the safety of an account, and the devices on which it is known. */
export class SecurityLog1700000019600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
    await runner.query('DROP TABLE security_events');
  }
}
