import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE users ADD COLUMN phone_confirmed_at timestamptz(3)',
  'CREATE UNIQUE INDEX users_confirmed_phone_key ON users (phone) WHERE phone_confirmed_at IS NOT NULL',
  `CREATE TABLE phone_codes (
    user_id uuid NOT NULL,
    phone text NOT NULL,
    code_hash text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT phone_codes_pkey PRIMARY KEY (user_id),
    CONSTRAINT phone_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  )`,
];

/** When a code proved a telephone number, and the codes that were sent. Numbers that are there are proved by nobody. */
export class PhoneProofs1700000019840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE phone_codes');
    await runner.query('DROP INDEX users_confirmed_phone_key');
    await runner.query('ALTER TABLE users DROP COLUMN phone_confirmed_at');
  }
}
