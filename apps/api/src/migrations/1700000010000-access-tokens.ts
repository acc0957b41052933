import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE access_tokens (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    scopes text[] NOT NULL,
    token_hash bytea NOT NULL,
    ending text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3),
    last_used_at timestamptz(3),
    CONSTRAINT access_tokens_pkey PRIMARY KEY (id),
    CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash)
  )`,
  'CREATE INDEX access_tokens_owner_id_idx ON access_tokens (owner_id)',
  'ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
];

/** Tokens by which programs act for people. */
export class AccessTokens1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_tokens');
  }
}
