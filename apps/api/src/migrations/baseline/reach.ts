/** Events and figures of cards, notifications, webhooks and connected services. */
export const REACH = `
CREATE TABLE card_events (
  id uuid NOT NULL,
  card_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  target text,
  visitor bytea NOT NULL,
  is_robot boolean DEFAULT false NOT NULL,
  channel text,
  share_id uuid,
  utm jsonb,
  country text,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT card_events_pkey PRIMARY KEY (id, created_at)
) PARTITION BY RANGE (created_at);
CREATE INDEX card_events_card_id_idx ON card_events (card_id);
CREATE INDEX card_events_owner_id_created_at_idx ON card_events (owner_id, created_at);
CREATE INDEX card_events_share_id_idx ON card_events (share_id) WHERE (share_id IS NOT NULL);

CREATE FUNCTION open_event_month(month date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
    DECLARE start timestamp := date_trunc('month', month);
    BEGIN
      EXECUTE format('CREATE TABLE card_events_%s PARTITION OF card_events FOR VALUES FROM (%L) TO (%L)',
        to_char(start, 'YYYY_MM'), start AT TIME ZONE 'UTC', (start + interval '1 month') AT TIME ZONE 'UTC');
    END $$;

CREATE FUNCTION drop_event_month(month date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
    BEGIN
      EXECUTE format('DROP TABLE IF EXISTS card_events_%s', to_char(month, 'YYYY_MM'));
    END $$;
REVOKE EXECUTE ON FUNCTION open_event_month(date), drop_event_month(date) FROM PUBLIC;
-- This month and the next two; a sweep opens the ones after them.
SELECT open_event_month((now() + make_interval(months => n))::date) FROM generate_series(0, 2) n;

CREATE TABLE card_figures (
  card_id uuid NOT NULL,
  is_day boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  views integer NOT NULL,
  filtered_views integer NOT NULL,
  actions integer NOT NULL,
  saves integer NOT NULL,
  leads integer NOT NULL,
  visitor_days integer NOT NULL,
  tapped_days integer NOT NULL,
  converted_days integer NOT NULL,
  saved_days integer NOT NULL,
  lead_days integer NOT NULL,
  CONSTRAINT card_figures_pkey PRIMARY KEY (card_id, is_day, at),
  CONSTRAINT card_figures_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
) WITH (fillfactor='80');

CREATE TABLE card_figure_parts (
  card_id uuid NOT NULL,
  is_day boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  part text NOT NULL,
  value text NOT NULL,
  count integer NOT NULL,
  conversions integer NOT NULL,
  CONSTRAINT card_figure_parts_pkey PRIMARY KEY (card_id, is_day, at, part, value),
  CONSTRAINT card_figure_parts_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
) WITH (fillfactor='80');

CREATE TABLE visitor_days (
  visitor bytea NOT NULL,
  version integer NOT NULL,
  level smallint NOT NULL,
  first_at timestamptz(3) NOT NULL,
  last_view_at timestamptz(3),
  channel text,
  campaign text,
  deeds integer DEFAULT 0 NOT NULL,
  is_filtered boolean DEFAULT false NOT NULL,
  CONSTRAINT visitor_days_pkey PRIMARY KEY (visitor)
);

CREATE TABLE visitor_keys (
  day date NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT visitor_keys_pkey PRIMARY KEY (day)
);

CREATE TABLE visitor_networks (
  network bytea NOT NULL,
  hour timestamptz(3) NOT NULL,
  visitors integer NOT NULL,
  CONSTRAINT visitor_networks_pkey PRIMARY KEY (network, hour)
);

CREATE TABLE notifications (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  actor_id uuid,
  lead_id uuid,
  conversation_id uuid,
  message_number integer,
  share_id uuid,
  reminder_id uuid,
  count integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  read_at timestamptz(3),
  is_listed boolean DEFAULT true NOT NULL,
  deal_id uuid,
  payment_id uuid,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT notifications_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT notifications_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT notifications_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES exchange_entries(id) ON DELETE CASCADE,
  CONSTRAINT notifications_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES deal_payments(id) ON DELETE CASCADE,
  CONSTRAINT notifications_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES contact_reminders(id) ON DELETE CASCADE,
  CONSTRAINT notifications_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE
);
CREATE INDEX notifications_actor_id_idx ON notifications (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notifications_conversation_id_idx ON notifications (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX notifications_created_at_idx ON notifications (created_at);
CREATE INDEX notifications_deal_id_idx ON notifications (deal_id) WHERE (deal_id IS NOT NULL);
CREATE INDEX notifications_lead_id_idx ON notifications (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX notifications_owner_id_created_at_idx ON notifications (owner_id, created_at, id);
CREATE INDEX notifications_payment_id_idx ON notifications (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX notifications_reminder_id_idx ON notifications (reminder_id) WHERE (reminder_id IS NOT NULL);
CREATE INDEX notifications_share_id_idx ON notifications (share_id) WHERE (share_id IS NOT NULL);
CREATE INDEX notifications_unread_idx ON notifications (owner_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notifications_unread_messages_key ON notifications (owner_id, conversation_id) WHERE ((read_at IS NULL) AND (kind = 'MESSAGE'::text));

CREATE TABLE notification_settings (
  owner_id uuid NOT NULL,
  hidden_kinds text[] DEFAULT '{}' NOT NULL,
  silent_kinds text[] DEFAULT '{}' NOT NULL,
  shows_text boolean DEFAULT true NOT NULL,
  CONSTRAINT notification_settings_pkey PRIMARY KEY (owner_id),
  CONSTRAINT notification_settings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE push_keys (
  id integer NOT NULL,
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_owner_id_idx ON push_subscriptions (owner_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

CREATE TABLE webhooks (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  url text NOT NULL,
  description text DEFAULT '' NOT NULL,
  events text[] NOT NULL,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz(3),
  disabled_at timestamptz(3),
  disabled_reason text DEFAULT '' NOT NULL,
  failing_since timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  token_id uuid,
  card_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  tags text[] DEFAULT '{}' NOT NULL,
  sending_by uuid,
  sending_until timestamptz(3),
  listening_until timestamptz(3),
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX webhooks_of_messages_idx ON webhooks (owner_id) WHERE ((disabled_at IS NULL) AND ('message.created'::text = ANY (events)));
CREATE INDEX webhooks_owner_id_idx ON webhooks (owner_id);

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  data json NOT NULL,
  is_test boolean DEFAULT false NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  tries json DEFAULT '[]'::json NOT NULL,
  next_attempt_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  sequence bigserial NOT NULL,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_next_attempt_idx ON webhook_deliveries (next_attempt_at) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries (webhook_id, sequence) WHERE ((status = 'pending'::text) AND (next_attempt_at IS NULL));
CREATE INDEX webhook_deliveries_webhook_id_created_at_idx ON webhook_deliveries (webhook_id, created_at, id);

CREATE TABLE connectors (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  credentials text DEFAULT '' NOT NULL,
  key_hash bytea,
  mapping jsonb NOT NULL,
  last_sync_at timestamptz(3),
  last_error text DEFAULT '' NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  state text DEFAULT 'connected' NOT NULL,
  account_id text DEFAULT '' NOT NULL,
  account_name text DEFAULT '' NOT NULL,
  database_id text DEFAULT '' NOT NULL,
  database_title text DEFAULT '' NOT NULL,
  is_automatic boolean DEFAULT true NOT NULL,
  synced_at timestamptz(3),
  synced_id uuid,
  CONSTRAINT connectors_owner_id_kind_key UNIQUE (owner_id, kind),
  CONSTRAINT connectors_pkey PRIMARY KEY (id),
  CONSTRAINT connectors_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE connector_grants (
  state_hash bytea NOT NULL,
  owner_id uuid NOT NULL,
  session_id uuid NOT NULL,
  kind text NOT NULL,
  verifier text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT connector_grants_pkey PRIMARY KEY (state_hash),
  CONSTRAINT connector_grants_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX connector_grants_expires_at_idx ON connector_grants (expires_at);
CREATE INDEX connector_grants_owner_id_idx ON connector_grants (owner_id);

CREATE TABLE connector_runs (
  id uuid NOT NULL,
  connector_id uuid NOT NULL,
  direction text NOT NULL,
  status text DEFAULT 'running' NOT NULL,
  is_automatic boolean NOT NULL,
  created_count integer DEFAULT 0 NOT NULL,
  updated_count integer DEFAULT 0 NOT NULL,
  skipped_count integer DEFAULT 0 NOT NULL,
  failed_count integer DEFAULT 0 NOT NULL,
  reason text DEFAULT '' NOT NULL,
  cursor text,
  tries integer DEFAULT 0 NOT NULL,
  resumes_at timestamptz(3),
  started_at timestamptz(3) DEFAULT now() NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT connector_runs_pkey PRIMARY KEY (id),
  CONSTRAINT connector_runs_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX connector_runs_active_key ON connector_runs (connector_id) WHERE (ended_at IS NULL);
CREATE INDEX connector_runs_connector_id_started_at_idx ON connector_runs (connector_id, started_at, id);
CREATE INDEX connector_runs_started_at_idx ON connector_runs (started_at);

CREATE TABLE connector_links (
  connector_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  their_id text NOT NULL,
  CONSTRAINT connector_links_pkey PRIMARY KEY (connector_id, contact_id),
  CONSTRAINT connector_links_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE,
  CONSTRAINT connector_links_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX connector_links_connector_id_their_id_idx ON connector_links (connector_id, their_id);
CREATE INDEX connector_links_contact_id_idx ON connector_links (contact_id);

CREATE TABLE connector_deals (
  connector_id uuid NOT NULL,
  deal_id uuid NOT NULL,
  their_id text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT connector_deals_pkey PRIMARY KEY (connector_id, deal_id),
  CONSTRAINT connector_deals_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE,
  CONSTRAINT connector_deals_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE
);
CREATE INDEX connector_deals_deal_id_idx ON connector_deals (deal_id);

CREATE TABLE connector_records (
  id uuid NOT NULL,
  connector_id uuid NOT NULL,
  direction text NOT NULL,
  title text NOT NULL,
  data json NOT NULL,
  outcome text NOT NULL,
  reason text DEFAULT '' NOT NULL,
  contact_id uuid,
  tries integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT connector_records_pkey PRIMARY KEY (id),
  CONSTRAINT connector_records_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(id) ON DELETE CASCADE,
  CONSTRAINT connector_records_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL
);
CREATE INDEX connector_records_connector_id_created_at_idx ON connector_records (connector_id, created_at, id);
CREATE INDEX connector_records_contact_id_idx ON connector_records (contact_id);
CREATE INDEX connector_records_created_at_idx ON connector_records (created_at);
`;
