/** Tables of shares, leads, contacts, reminders and deals, and the record of deletions. */
export const PEOPLE = `
CREATE TABLE shares (
  id uuid NOT NULL,
  card_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  mode text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  token_hash bytea,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  group_id uuid,
  CONSTRAINT shares_pkey PRIMARY KEY (id),
  CONSTRAINT shares_token_hash_key UNIQUE (token_hash),
  CONSTRAINT shares_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE,
  CONSTRAINT shares_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX shares_card_id_idx ON shares (card_id);
CREATE INDEX shares_group_id_idx ON shares (group_id);
CREATE INDEX shares_sender_id_created_at_idx ON shares (sender_id, created_at);

CREATE TABLE share_recipients (
  share_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT share_recipients_pkey PRIMARY KEY (share_id, user_id),
  CONSTRAINT share_recipients_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE,
  CONSTRAINT share_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX share_recipients_user_id_idx ON share_recipients (user_id);

CREATE TABLE share_opens (
  share_id uuid NOT NULL,
  user_id uuid NOT NULL,
  opened_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT share_opens_pkey PRIMARY KEY (share_id, user_id),
  CONSTRAINT share_opens_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE,
  CONSTRAINT share_opens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX share_opens_user_id_idx ON share_opens (user_id);

CREATE TABLE exchange_forms (
  card_id uuid NOT NULL,
  is_on boolean NOT NULL,
  rules jsonb NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT exchange_forms_pkey PRIMARY KEY (card_id),
  CONSTRAINT exchange_forms_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);

CREATE TABLE contacts (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  source text NOT NULL,
  name text DEFAULT '' NOT NULL,
  company text DEFAULT '' NOT NULL,
  role text DEFAULT '' NOT NULL,
  email citext DEFAULT ''::citext NOT NULL,
  phone text DEFAULT '' NOT NULL,
  website text DEFAULT '' NOT NULL,
  note text DEFAULT '' NOT NULL,
  event text DEFAULT '' NOT NULL,
  tags text[] DEFAULT '{}' NOT NULL,
  met_at timestamptz(3),
  user_id uuid,
  merge_id uuid,
  provenance jsonb NOT NULL,
  name_key text NOT NULL,
  company_key text NOT NULL,
  search text NOT NULL,
  last_activity_at timestamptz(3) DEFAULT now() NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  phones jsonb DEFAULT '[]' NOT NULL,
  emails jsonb DEFAULT '[]' NOT NULL,
  match_keys text[] DEFAULT '{}' NOT NULL,
  changed_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT contacts_pkey PRIMARY KEY (id),
  CONSTRAINT contacts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contacts_match_keys_idx ON contacts USING gin (match_keys);
CREATE INDEX contacts_merge_id_idx ON contacts (merge_id);
CREATE INDEX contacts_owner_id_changed_at_idx ON contacts (owner_id, changed_at);
CREATE INDEX contacts_owner_id_company_key_idx ON contacts (owner_id, company_key, name_key, id);
CREATE INDEX contacts_owner_id_email_idx ON contacts (owner_id, email);
CREATE INDEX contacts_owner_id_last_activity_at_idx ON contacts (owner_id, last_activity_at, id);
CREATE INDEX contacts_owner_id_name_key_idx ON contacts (owner_id, name_key, id);
CREATE INDEX contacts_owner_id_phone_idx ON contacts (owner_id, phone);
CREATE INDEX contacts_owner_id_updated_at_idx ON contacts (owner_id, updated_at, id);
CREATE INDEX contacts_user_id_idx ON contacts (user_id);
CREATE TRIGGER contacts_changed BEFORE UPDATE ON contacts
  FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER contacts_deleted AFTER DELETE ON contacts
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions('contact');

CREATE FUNCTION note_merges() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
      BEGIN
        INSERT INTO deletions (owner_id, kind, thing_id, merged_into)
        SELECT a.owner_id, 'contact', a.id, m.kept_id
          FROM before b JOIN after a ON a.id = b.id JOIN contact_merges m ON m.id = a.merge_id
         WHERE b.merge_id IS NULL
        ON CONFLICT (owner_id, kind, thing_id)
          DO UPDATE SET deleted_at = clock_timestamp(), merged_into = excluded.merged_into;
        DELETE FROM deletions d USING before b, after a
         WHERE a.id = b.id AND b.merge_id IS NOT NULL AND a.merge_id IS NULL
           AND d.owner_id = a.owner_id AND d.kind = 'contact' AND d.thing_id = a.id;
        RETURN NULL;
      END $$;
CREATE TRIGGER contacts_merged AFTER UPDATE ON contacts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_merges();
CREATE TRIGGER contacts_moved AFTER UPDATE ON contacts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_moves('contact');

CREATE TABLE exchange_entries (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  card_id uuid,
  share_id uuid,
  channel text,
  sender_card_id uuid,
  name text NOT NULL,
  email citext NOT NULL,
  phone text NOT NULL,
  company text NOT NULL,
  role text NOT NULL,
  note text NOT NULL,
  rules jsonb NOT NULL,
  token_hash bytea NOT NULL,
  consent_version integer NOT NULL,
  consent_text text NOT NULL,
  consented_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  campaign text,
  CONSTRAINT exchange_entries_pkey PRIMARY KEY (id),
  CONSTRAINT exchange_entries_token_hash_key UNIQUE (token_hash),
  CONSTRAINT exchange_entries_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL,
  CONSTRAINT exchange_entries_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT exchange_entries_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT exchange_entries_sender_card_id_fkey FOREIGN KEY (sender_card_id) REFERENCES cards(id) ON DELETE SET NULL,
  CONSTRAINT exchange_entries_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL
);
CREATE INDEX exchange_entries_card_id_idx ON exchange_entries (card_id);
CREATE INDEX exchange_entries_contact_id_idx ON exchange_entries (contact_id);
CREATE INDEX exchange_entries_owner_id_idx ON exchange_entries (owner_id);
CREATE INDEX exchange_entries_sender_card_id_idx ON exchange_entries (sender_card_id);
CREATE INDEX exchange_entries_share_id_idx ON exchange_entries (share_id);

CREATE TABLE contact_cards (
  owner_id uuid NOT NULL,
  card_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  share_id uuid,
  saved_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_cards_pkey PRIMARY KEY (owner_id, card_id),
  CONSTRAINT contact_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE,
  CONSTRAINT contact_cards_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_cards_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT contact_cards_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL
);
CREATE INDEX contact_cards_card_id_idx ON contact_cards (card_id);
CREATE INDEX contact_cards_contact_id_idx ON contact_cards (contact_id);
CREATE INDEX contact_cards_share_id_idx ON contact_cards (share_id);

CREATE TABLE contact_matches (
  user_id uuid NOT NULL,
  matched_id uuid NOT NULL,
  matched_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_matches_pkey PRIMARY KEY (user_id, matched_id),
  CONSTRAINT contact_matches_matched_id_fkey FOREIGN KEY (matched_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT contact_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE contact_differences (
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_differences_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT contact_differences_one_id_fkey FOREIGN KEY (one_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_differences_other_id_fkey FOREIGN KEY (other_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_differences_other_id_idx ON contact_differences (other_id);

CREATE TABLE contact_merges (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kept_id uuid NOT NULL,
  changes jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_merges_pkey PRIMARY KEY (id),
  CONSTRAINT contact_merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_merges_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX contact_merges_kept_id_idx ON contact_merges (kept_id);
CREATE INDEX contact_merges_owner_id_idx ON contact_merges (owner_id);
ALTER TABLE contacts
  ADD CONSTRAINT contacts_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES contact_merges(id) ON DELETE CASCADE;

CREATE TABLE contact_firsts (
  owner_id uuid NOT NULL,
  person bytea NOT NULL,
  is_counted boolean NOT NULL,
  first_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_firsts_pkey PRIMARY KEY (owner_id, person),
  CONSTRAINT contact_firsts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE contact_views (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  query text DEFAULT '' NOT NULL,
  tag text DEFAULT '' NOT NULL,
  sort text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_views_pkey PRIMARY KEY (id),
  CONSTRAINT contact_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX contact_views_owner_id_created_at_idx ON contact_views (owner_id, created_at);

CREATE TABLE contact_imports (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  format text NOT NULL,
  file_name text NOT NULL,
  status text NOT NULL,
  row_count integer NOT NULL,
  good_row_count integer NOT NULL,
  bad_row_count integer NOT NULL,
  problems jsonb NOT NULL,
  added_count integer DEFAULT 0 NOT NULL,
  updated_count integer DEFAULT 0 NOT NULL,
  known_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  unread_parts jsonb DEFAULT '[]' NOT NULL,
  CONSTRAINT contact_imports_pkey PRIMARY KEY (id),
  CONSTRAINT contact_imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX contact_imports_owner_id_idx ON contact_imports (owner_id);

CREATE TABLE contact_import_rows (
  import_id uuid NOT NULL,
  line integer NOT NULL,
  contact jsonb NOT NULL,
  CONSTRAINT contact_import_rows_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT contact_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES contact_imports(id) ON DELETE CASCADE
);

CREATE TABLE contact_reminders (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  note text DEFAULT '' NOT NULL,
  done_at timestamptz(3),
  mailed_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT contact_reminders_pkey PRIMARY KEY (id),
  CONSTRAINT contact_reminders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_reminders_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX contact_reminders_contact_id_idx ON contact_reminders (contact_id);
CREATE INDEX contact_reminders_owner_id_due_at_idx ON contact_reminders (owner_id, due_at) WHERE (done_at IS NULL);

CREATE TABLE deals (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  contact_id uuid,
  kept_name text DEFAULT '' NOT NULL,
  lead_id uuid,
  card_id uuid,
  name text NOT NULL,
  value_minor bigint NOT NULL,
  currency text NOT NULL,
  stage text NOT NULL,
  expected_on date,
  note text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  closed_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  payment_status text,
  campaign text,
  changed_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT deals_pkey PRIMARY KEY (id),
  CONSTRAINT deals_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL,
  CONSTRAINT deals_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  CONSTRAINT deals_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES exchange_entries(id) ON DELETE SET NULL,
  CONSTRAINT deals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deals_card_id_idx ON deals (card_id);
CREATE INDEX deals_contact_id_idx ON deals (contact_id);
CREATE INDEX deals_lead_id_idx ON deals (lead_id);
CREATE INDEX deals_owner_id_changed_at_idx ON deals (owner_id, changed_at);
CREATE INDEX deals_owner_id_created_at_idx ON deals (owner_id, created_at, id);
CREATE INDEX deals_owner_id_stage_created_at_idx ON deals (owner_id, stage, created_at, id);
CREATE TRIGGER deals_changed BEFORE UPDATE ON deals
  FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER deals_deleted AFTER DELETE ON deals
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions('deal');
CREATE TRIGGER deals_moved AFTER UPDATE ON deals
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_moves('deal');

CREATE TABLE deal_changes (
  id uuid NOT NULL,
  deal_id uuid NOT NULL,
  user_id uuid,
  stage_before text,
  value_minor_before bigint,
  currency_before text,
  stage text NOT NULL,
  value_minor bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  payment text,
  CONSTRAINT deal_changes_pkey PRIMARY KEY (id),
  CONSTRAINT deal_changes_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX deal_changes_deal_id_created_at_idx ON deal_changes (deal_id, created_at, id);
CREATE INDEX deal_changes_user_id_idx ON deal_changes (user_id);

CREATE TABLE deal_months (
  owner_id uuid NOT NULL,
  month date NOT NULL,
  opened_count integer NOT NULL,
  CONSTRAINT deal_months_pkey PRIMARY KEY (owner_id, month),
  CONSTRAINT deal_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE deal_payments (
  id uuid NOT NULL,
  deal_id uuid NOT NULL,
  token text NOT NULL,
  provider text NOT NULL,
  account_ref text NOT NULL,
  status text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  fee_minor bigint NOT NULL,
  checkout_ref text,
  checkout_url text,
  checkout_ends_at timestamptz(3),
  payment_ref text,
  paid_at timestamptz(3),
  refunded_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT deal_payments_pkey PRIMARY KEY (id),
  CONSTRAINT deal_payments_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX deal_payments_checkout_ref_key ON deal_payments (checkout_ref);
CREATE INDEX deal_payments_deal_id_created_at_idx ON deal_payments (deal_id, created_at);
CREATE UNIQUE INDEX deal_payments_deal_id_key ON deal_payments (deal_id) WHERE (status <> 'REFUNDED'::text);
CREATE UNIQUE INDEX deal_payments_token_key ON deal_payments (token);

CREATE TABLE payout_accounts (
  user_id uuid NOT NULL,
  provider text NOT NULL,
  account_ref text NOT NULL,
  is_ready boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  is_complete boolean DEFAULT false NOT NULL,
  CONSTRAINT payout_accounts_pkey PRIMARY KEY (user_id),
  CONSTRAINT payout_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX payout_accounts_account_ref_key ON payout_accounts (account_ref);

CREATE TABLE deletions (
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  deleted_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  merged_into uuid,
  CONSTRAINT deletions_pkey PRIMARY KEY (owner_id, kind, thing_id),
  CONSTRAINT deletions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deletions_deleted_at_idx ON deletions (deleted_at);
CREATE INDEX deletions_owner_id_deleted_at_idx ON deletions (owner_id, deleted_at, thing_id);
`;
