/** People: their accounts, sessions, tokens, second factors and what ends them. */
export const IDENTITY = `
CREATE EXTENSION IF NOT EXISTS citext;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE users (
  id uuid NOT NULL,
  email citext NOT NULL,
  full_name text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  about text DEFAULT '' NOT NULL,
  handle text,
  avatar_url text,
  show_email boolean DEFAULT true NOT NULL,
  allow_contact_downloads boolean DEFAULT true NOT NULL,
  show_socials boolean DEFAULT true NOT NULL,
  time_zone text DEFAULT 'UTC' NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  email_confirmed_at timestamptz(3),
  show_share_promo boolean DEFAULT true NOT NULL,
  is_findable boolean DEFAULT true NOT NULL,
  shows_presence boolean DEFAULT true NOT NULL,
  last_active_at timestamptz(3),
  locale text,
  follows_device_time_zone boolean DEFAULT true NOT NULL,
  notify_leads boolean DEFAULT true NOT NULL,
  notify_reminders boolean DEFAULT true NOT NULL,
  notify_messages boolean DEFAULT true NOT NULL,
  messages_mailed_at timestamptz(3),
  may_be_added boolean DEFAULT true NOT NULL,
  phone_confirmed_at timestamptz(3),
  notify_payments boolean DEFAULT true NOT NULL,
  hides_first_steps boolean DEFAULT false NOT NULL,
  has_installed_app boolean DEFAULT false NOT NULL,
  price_currency text,
  language text DEFAULT 'en' NOT NULL,
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_handle_key UNIQUE (handle),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_confirmed_phone_key ON users (phone) WHERE (phone_confirmed_at IS NOT NULL);
CREATE INDEX users_phone_idx ON users (phone);

CREATE TABLE email_links (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  email citext NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT email_links_pkey PRIMARY KEY (id),
  CONSTRAINT email_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX email_links_user_id_purpose_idx ON email_links (user_id, purpose);

CREATE TABLE former_handles (
  handle text NOT NULL,
  user_id uuid,
  given_up_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT former_handles_pkey PRIMARY KEY (handle),
  CONSTRAINT former_handles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  device text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  last_seen_at timestamptz(3) DEFAULT now() NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  proved_at timestamptz(3) DEFAULT now() NOT NULL,
  has_second_factor boolean DEFAULT false NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE sign_in_tickets (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sign_in_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_tickets_user_id_idx ON sign_in_tickets (user_id);

CREATE TABLE credentials (
  user_id uuid NOT NULL,
  password_hash text NOT NULL,
  changed_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT credentials_pkey PRIMARY KEY (user_id),
  CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE authenticators (
  user_id uuid NOT NULL,
  sealed_key text NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer,
  CONSTRAINT authenticators_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  credential_id text NOT NULL,
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  last_used_at timestamptz(3),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  challenge text NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  rp_id text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);

CREATE TABLE phone_codes (
  user_id uuid NOT NULL,
  phone text NOT NULL,
  code_hash text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT phone_codes_pkey PRIMARY KEY (user_id),
  CONSTRAINT phone_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  last_seen_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, key_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE security_events (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject text DEFAULT '' NOT NULL,
  device text DEFAULT '' NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT security_events_pkey PRIMARY KEY (id),
  CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX security_events_user_id_created_at_idx ON security_events (user_id, created_at, id);

CREATE TABLE account_deletions (
  id uuid NOT NULL,
  user_id uuid,
  email_hash bytea NOT NULL,
  reason text DEFAULT '' NOT NULL,
  requested_at timestamptz(3) DEFAULT now() NOT NULL,
  confirmed_at timestamptz(3),
  due_at timestamptz(3),
  deleted_at timestamptz(3),
  CONSTRAINT account_deletions_pkey PRIMARY KEY (id),
  CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX account_deletions_user_id_idx ON account_deletions (user_id);

CREATE TABLE user_blocks (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT user_blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT user_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_blocks_blocked_id_idx ON user_blocks (blocked_id);

CREATE TABLE reports (
  id uuid NOT NULL,
  reporter_id uuid,
  reported_id uuid,
  conversation_id uuid,
  message_text text,
  reason text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reports_reported_id_idx ON reports (reported_id);

CREATE TABLE oauth_apps (
  id uuid NOT NULL,
  owner_id uuid,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  is_confidential boolean NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT oauth_apps_pkey PRIMARY KEY (id),
  CONSTRAINT oauth_apps_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX oauth_apps_owner_id_idx ON oauth_apps (owner_id);

CREATE TABLE oauth_grants (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  app_id uuid NOT NULL,
  scopes text[] NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  last_used_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT oauth_grants_pkey PRIMARY KEY (id),
  CONSTRAINT oauth_grants_app_id_fkey FOREIGN KEY (app_id) REFERENCES oauth_apps(id) ON DELETE CASCADE,
  CONSTRAINT oauth_grants_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX oauth_grants_app_id_idx ON oauth_grants (app_id);
CREATE INDEX oauth_grants_owner_id_idx ON oauth_grants (owner_id);

CREATE TABLE access_tokens (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  token_hash bytea NOT NULL,
  ending text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  grant_id uuid,
  CONSTRAINT access_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT access_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE,
  CONSTRAINT access_tokens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_grant_id_idx ON access_tokens (grant_id);
CREATE INDEX access_tokens_owner_id_idx ON access_tokens (owner_id);

CREATE TABLE oauth_records (
  kind text NOT NULL,
  id_hash bytea NOT NULL,
  grant_id uuid,
  user_code text,
  payload jsonb NOT NULL,
  consumed_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  reused_at timestamptz(3),
  CONSTRAINT oauth_records_pkey PRIMARY KEY (kind, id_hash),
  CONSTRAINT oauth_records_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE
);
CREATE INDEX oauth_records_expires_at_idx ON oauth_records (expires_at);
CREATE INDEX oauth_records_grant_id_idx ON oauth_records (grant_id);
CREATE UNIQUE INDEX oauth_records_user_code_key ON oauth_records (user_code);

CREATE TABLE signing_keys (
  id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT signing_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  fingerprint bytea NOT NULL,
  status integer,
  answer bytea,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  has_written boolean DEFAULT false NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key_hash)
);

CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
`;
