import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE oauth_apps (
    id uuid NOT NULL,
    owner_id uuid,
    name text NOT NULL,
    redirect_uris text[] NOT NULL,
    is_confidential boolean NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT oauth_apps_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX oauth_apps_owner_id_idx ON oauth_apps (owner_id)',
  'ALTER TABLE oauth_apps ADD CONSTRAINT oauth_apps_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  `CREATE TABLE oauth_grants (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    app_id uuid NOT NULL,
    scopes text[] NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_used_at timestamptz(3),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT oauth_grants_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX oauth_grants_owner_id_idx ON oauth_grants (owner_id)',
  'CREATE INDEX oauth_grants_app_id_idx ON oauth_grants (app_id)',
  'ALTER TABLE oauth_grants ADD CONSTRAINT oauth_grants_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE',
  'ALTER TABLE oauth_grants ADD CONSTRAINT oauth_grants_app_id_fkey FOREIGN KEY (app_id) REFERENCES oauth_apps(id) ON DELETE CASCADE',
  `CREATE TABLE oauth_records (
    kind text NOT NULL,
    id_hash bytea NOT NULL,
    grant_id uuid,
    user_code text,
    payload jsonb NOT NULL,
    consumed_at timestamptz(3),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT oauth_records_pkey PRIMARY KEY (kind, id_hash)
  )`,
  'CREATE INDEX oauth_records_grant_id_idx ON oauth_records (grant_id)',
  'CREATE INDEX oauth_records_expires_at_idx ON oauth_records (expires_at)',
  'CREATE UNIQUE INDEX oauth_records_user_code_key ON oauth_records (user_code)',
  'ALTER TABLE oauth_records ADD CONSTRAINT oauth_records_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE',
  'ALTER TABLE access_tokens ADD COLUMN grant_id uuid',
  'CREATE INDEX access_tokens_grant_id_idx ON access_tokens (grant_id)',
  'ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE',
];

/** Apps of others, what people have allowed them, and what is underway. Tokens of apps are access tokens with their grant. */
export class OAuthApps1700000020720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM access_tokens WHERE grant_id IS NOT NULL');
    await runner.query('ALTER TABLE access_tokens DROP COLUMN grant_id');
    for (const table of ['oauth_records', 'oauth_grants', 'oauth_apps']) await runner.query(`DROP TABLE ${table}`);
  }
}
