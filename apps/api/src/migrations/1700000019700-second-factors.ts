import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE sessions ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false',
  `CREATE TABLE passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    rp_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_used_at timestamptz(3),
    CONSTRAINT passkeys_pkey PRIMARY KEY (id),
    CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id)
  )`,
  'CREATE INDEX passkeys_user_id_idx ON passkeys (user_id)',
  `CREATE TABLE passkey_challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    rp_id text NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge)
  )`,
  'CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id)',
  `CREATE TABLE authenticators (
    user_id uuid NOT NULL,
    sealed_key text NOT NULL,
    confirmed_at timestamptz(3),
    last_step integer,
    CONSTRAINT authenticators_pkey PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamptz(3),
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
  )`,
  `CREATE TABLE sign_in_tickets (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (token_hash)
  )`,
  'CREATE INDEX sign_in_tickets_user_id_idx ON sign_in_tickets (user_id)',
];

const TABLES = ['passkeys', 'passkey_challenges', 'authenticators', 'recovery_codes', 'sign_in_tickets'];

/** Passkeys, authenticator apps with their recovery codes, and sign-ins that wait for a code. */
export class SecondFactors1700000019700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE sessions DROP COLUMN has_second_factor');
  }
}
