/** Plans and invoices, requests to the operator, and incidents. */
export const BUSINESS = `
CREATE TABLE subscriptions (
  user_id uuid NOT NULL,
  status text NOT NULL,
  plan_id text NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  anchor_at timestamptz(3) NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  next_plan_id text,
  tried_at timestamptz(3),
  provider_ref text,
  customer_ref text,
  "interval" text DEFAULT 'month' NOT NULL,
  seats integer DEFAULT 1 NOT NULL,
  unit_minor integer,
  next_interval text,
  next_seats integer,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (user_id),
  CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX subscriptions_ends_at_idx ON subscriptions (ends_at);

CREATE TABLE billing_events (
  id text NOT NULL,
  received_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT billing_events_pkey PRIMARY KEY (id)
);

CREATE TABLE invoices (
  id uuid NOT NULL,
  user_id uuid,
  provider text NOT NULL,
  number integer NOT NULL,
  currency text NOT NULL,
  plan_id text NOT NULL,
  lines jsonb NOT NULL,
  tax_minor integer NOT NULL,
  total_minor integer NOT NULL,
  billed_name text NOT NULL,
  billed_email text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  provider_ref text,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_provider_number_key UNIQUE (provider, number),
  CONSTRAINT invoices_provider_ref_key UNIQUE (provider_ref),
  CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX invoices_user_id_created_at_idx ON invoices (user_id, created_at, id);

CREATE TABLE invoice_counters (
  provider text NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (provider)
);

CREATE TABLE demo_requests (
  id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  job_title text NOT NULL,
  website text NOT NULL,
  employees text NOT NULL,
  users text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT demo_requests_pkey PRIMARY KEY (id)
);

CREATE TABLE contact_requests (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  topic text NOT NULL,
  message text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id)
);

CREATE TABLE incidents (
  id uuid NOT NULL,
  part text NOT NULL,
  reason text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  CONSTRAINT incidents_pkey PRIMARY KEY (id)
);
CREATE INDEX incidents_started_at_idx ON incidents (started_at);
`;
