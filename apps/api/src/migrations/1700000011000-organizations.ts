import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    join_token text,
    heir_id uuid,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organizations_pkey PRIMARY KEY (id),
    CONSTRAINT organizations_join_token_key UNIQUE (join_token)
  )`,
  `CREATE TABLE organization_members (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    label text NOT NULL DEFAULT '',
    joined_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_members_pkey PRIMARY KEY (organization_id, user_id),
    CONSTRAINT organization_members_user_id_key UNIQUE (user_id)
  )`,
  `CREATE TABLE organization_invitations (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email citext NOT NULL,
    role text NOT NULL,
    label text NOT NULL DEFAULT '',
    token_hash bytea NOT NULL,
    invited_by uuid,
    expires_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT organization_invitations_pkey PRIMARY KEY (id),
    CONSTRAINT organization_invitations_token_hash_key UNIQUE (token_hash),
    CONSTRAINT organization_invitations_organization_id_email_key UNIQUE (organization_id, email)
  )`,
  `CREATE TABLE organization_contacts (
    contact_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    CONSTRAINT organization_contacts_pkey PRIMARY KEY (contact_id)
  )`,
  `CREATE TABLE audit_entries (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    action text NOT NULL,
    actor_id uuid,
    person_id uuid,
    subject text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX organizations_heir_id_idx ON organizations (heir_id)',
  // Two owners at once can't be, whatever the code does.
  `CREATE UNIQUE INDEX organization_members_owner_idx ON organization_members (organization_id) WHERE role = 'OWNER'`,
  'CREATE INDEX organization_invitations_invited_by_idx ON organization_invitations (invited_by)',
  'CREATE INDEX organization_contacts_organization_id_idx ON organization_contacts (organization_id)',
  'CREATE INDEX audit_entries_organization_id_created_at_idx ON audit_entries (organization_id, created_at, id)',
  'CREATE INDEX audit_entries_actor_id_idx ON audit_entries (actor_id)',
  'CREATE INDEX audit_entries_person_id_idx ON audit_entries (person_id)',
  'ALTER TABLE organizations ADD CONSTRAINT organizations_heir_id_fkey FOREIGN KEY (heir_id) REFERENCES users(id) ON DELETE SET NULL',
  'ALTER TABLE organization_members ADD CONSTRAINT organization_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE organization_members ADD CONSTRAINT organization_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)',
  'ALTER TABLE organization_invitations ADD CONSTRAINT organization_invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE organization_invitations ADD CONSTRAINT organization_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL',
  'ALTER TABLE organization_contacts ADD CONSTRAINT organization_contacts_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE',
  'ALTER TABLE organization_contacts ADD CONSTRAINT organization_contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE',
  'ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL',
  'ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL',
];

/** Teams, who is in them, whom they invited, which contacts are theirs, and who did what. */
export class Organizations1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_entries', 'organization_contacts', 'organization_invitations']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('DROP TABLE organization_members');
    await runner.query('DROP TABLE organizations');
  }
}
