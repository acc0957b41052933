import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'CREATE EXTENSION IF NOT EXISTS citext',
  `CREATE TABLE users (
    id uuid NOT NULL,
    email citext NOT NULL,
    full_name text NOT NULL,
    phone text NOT NULL DEFAULT '',
    about text NOT NULL DEFAULT '',
    handle text,
    avatar_url text,
    show_email boolean NOT NULL DEFAULT true,
    allow_contact_downloads boolean NOT NULL DEFAULT true,
    show_socials boolean NOT NULL DEFAULT true,
    time_zone text NOT NULL DEFAULT 'UTC',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT users_handle_key UNIQUE (handle),
    CONSTRAINT users_email_key UNIQUE (email),
    CONSTRAINT users_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE cards (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    slug text NOT NULL,
    visibility text NOT NULL,
    version integer NOT NULL DEFAULT '1',
    data jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT cards_owner_id_slug_key UNIQUE (owner_id, slug),
    CONSTRAINT cards_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE card_events (
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    target text,
    visitor bytea NOT NULL,
    is_robot boolean NOT NULL DEFAULT false,
    channel text,
    share_id uuid,
    utm jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT card_events_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE visitor_keys (
    day date NOT NULL,
    key bytea NOT NULL,
    CONSTRAINT visitor_keys_pkey PRIMARY KEY (day)
  )`,
  `CREATE TABLE card_versions (
    card_id uuid NOT NULL,
    version integer NOT NULL,
    data jsonb NOT NULL,
    saved_at timestamptz(3) NOT NULL,
    CONSTRAINT card_versions_pkey PRIMARY KEY (card_id, version)
  )`,
  `CREATE TABLE former_slugs (
    owner_id uuid NOT NULL,
    slug text NOT NULL,
    card_id uuid NOT NULL,
    CONSTRAINT former_slugs_pkey PRIMARY KEY (owner_id, slug)
  )`,
  `CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    device text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3),
    CONSTRAINT sessions_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE signing_keys (
    id uuid NOT NULL,
    secret bytea NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT signing_keys_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE shares (
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    sender_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT shares_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE uploads (
    key text NOT NULL,
    owner_id uuid NOT NULL,
    size_bytes integer NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT uploads_pkey PRIMARY KEY (key)
  )`,
  `CREATE TABLE credentials (
    user_id uuid NOT NULL,
    password_hash text NOT NULL,
    changed_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT credentials_pkey PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE former_handles (
    handle text NOT NULL,
    user_id uuid,
    given_up_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT former_handles_pkey PRIMARY KEY (handle)
  )`,
  `CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    status integer,
    body text,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key)
  )`,
  // Counters of the rate limiter, when there is no Redis. They may be lost with a crash.
  `CREATE UNLOGGED TABLE rate_limits (
    key text PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  `CREATE INDEX cards_owner_id_created_at_idx ON cards (owner_id, created_at, id)`,
  `CREATE INDEX card_events_card_id_visitor_created_at_idx ON card_events (card_id, visitor, created_at)`,
  `CREATE INDEX card_events_owner_id_created_at_idx ON card_events (owner_id, created_at)`,
  `CREATE INDEX sessions_user_id_idx ON sessions (user_id)`,
  `CREATE INDEX shares_sender_id_created_at_idx ON shares (sender_id, created_at)`,
  `CREATE INDEX shares_card_id_idx ON shares (card_id)`,
  `CREATE INDEX uploads_owner_id_idx ON uploads (owner_id)`,
  `ALTER TABLE cards ADD CONSTRAINT cards_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE card_events ADD CONSTRAINT card_events_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE`,
  `ALTER TABLE card_versions ADD CONSTRAINT card_versions_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE`,
  `ALTER TABLE former_slugs ADD CONSTRAINT former_slugs_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE`,
  `ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE shares ADD CONSTRAINT shares_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE`,
  `ALTER TABLE shares ADD CONSTRAINT shares_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE uploads ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE credentials ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE former_handles ADD CONSTRAINT former_handles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL`,
];

/** Children before parents. */
const TABLES = [
  'idempotency_keys',
  'visitor_keys',
  'card_events',
  'shares',
  'uploads',
  'former_slugs',
  'card_versions',
  'cards',
  'signing_keys',
  'sessions',
  'former_handles',
  'credentials',
  'users',
  'rate_limits',
];

/** Accounts, sessions, cards, pictures, shares and what people did with cards. */
export class GroundFloor1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
