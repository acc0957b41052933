/** Teams: members, seats, templates, brand and the log. */
export const TEAMS = `
CREATE TABLE organizations (
  id uuid NOT NULL,
  name text NOT NULL,
  join_token text,
  heir_id uuid,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  has_leaderboard boolean DEFAULT true NOT NULL,
  brand jsonb,
  requires_second_factor boolean DEFAULT false NOT NULL,
  CONSTRAINT organizations_join_token_key UNIQUE (join_token),
  CONSTRAINT organizations_pkey PRIMARY KEY (id),
  CONSTRAINT organizations_heir_id_fkey FOREIGN KEY (heir_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX organizations_heir_id_idx ON organizations (heir_id);
ALTER TABLE uploads
  ADD CONSTRAINT uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;

CREATE TABLE organization_members (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  label text DEFAULT '' NOT NULL,
  joined_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT organization_members_pkey PRIMARY KEY (organization_id, user_id),
  CONSTRAINT organization_members_user_id_key UNIQUE (user_id),
  CONSTRAINT organization_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CONSTRAINT organization_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX organization_members_owner_idx ON organization_members (organization_id) WHERE (role = 'OWNER'::text);

CREATE TABLE organization_invitations (
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  label text DEFAULT '' NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT organization_invitations_organization_id_email_key UNIQUE (organization_id, email),
  CONSTRAINT organization_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT organization_invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT organization_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT organization_invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_invitations_invited_by_idx ON organization_invitations (invited_by);

CREATE TABLE organization_removals (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  removed_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT organization_removals_pkey PRIMARY KEY (organization_id, user_id),
  CONSTRAINT organization_removals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CONSTRAINT organization_removals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX organization_removals_user_id_idx ON organization_removals (user_id);

CREATE TABLE organization_seats (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  given_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT organization_seats_pkey PRIMARY KEY (organization_id, user_id),
  CONSTRAINT organization_seats_member_fkey FOREIGN KEY (organization_id, user_id) REFERENCES organization_members(organization_id, user_id) ON DELETE CASCADE
);

CREATE TABLE organization_templates (
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  name text NOT NULL,
  data jsonb NOT NULL,
  rules jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  has_brand boolean DEFAULT false NOT NULL,
  CONSTRAINT organization_templates_pkey PRIMARY KEY (id),
  CONSTRAINT organization_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_templates_organization_id_idx ON organization_templates (organization_id);

CREATE TABLE organization_cards (
  card_id uuid NOT NULL,
  organization_id uuid NOT NULL,
  template_id uuid,
  is_brought boolean DEFAULT false NOT NULL,
  CONSTRAINT organization_cards_pkey PRIMARY KEY (card_id),
  CONSTRAINT organization_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE,
  CONSTRAINT organization_cards_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CONSTRAINT organization_cards_template_id_fkey FOREIGN KEY (template_id) REFERENCES organization_templates(id) ON DELETE SET NULL
);
CREATE INDEX organization_cards_organization_id_idx ON organization_cards (organization_id);
CREATE INDEX organization_cards_template_id_idx ON organization_cards (template_id);

CREATE TABLE organization_designs (
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  name text NOT NULL,
  tag text NOT NULL,
  theme text NOT NULL,
  design jsonb,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT organization_designs_pkey PRIMARY KEY (id),
  CONSTRAINT organization_designs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_designs_organization_id_created_at_idx ON organization_designs (organization_id, created_at);

CREATE TABLE organization_contacts (
  contact_id uuid NOT NULL,
  organization_id uuid NOT NULL,
  CONSTRAINT organization_contacts_pkey PRIMARY KEY (contact_id),
  CONSTRAINT organization_contacts_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT organization_contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_contacts_organization_id_idx ON organization_contacts (organization_id);

CREATE TABLE audit_entries (
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  action text NOT NULL,
  actor_id uuid,
  person_id uuid,
  subject text DEFAULT '' NOT NULL,
  detail text DEFAULT '' NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id),
  CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT audit_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CONSTRAINT audit_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX audit_entries_actor_id_idx ON audit_entries (actor_id);
CREATE INDEX audit_entries_organization_id_created_at_idx ON audit_entries (organization_id, created_at, id);
CREATE INDEX audit_entries_person_id_idx ON audit_entries (person_id);
`;
