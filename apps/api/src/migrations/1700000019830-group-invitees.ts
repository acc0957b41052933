import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE users ADD COLUMN may_be_added boolean NOT NULL DEFAULT true',
  'ALTER TABLE group_members ADD COLUMN was_added boolean NOT NULL DEFAULT false',
  'ALTER TABLE group_invitations ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN user_id uuid',
  'ALTER TABLE group_invitations DROP CONSTRAINT group_invitations_pkey',
  `ALTER TABLE group_invitations ALTER COLUMN phone DROP NOT NULL,
    ALTER COLUMN id DROP DEFAULT,
    ADD CONSTRAINT group_invitations_pkey PRIMARY KEY (id),
    ADD CONSTRAINT group_invitations_group_id_phone_key UNIQUE (group_id, phone),
    ADD CONSTRAINT group_invitations_group_id_user_id_key UNIQUE (group_id, user_id),
    ADD CONSTRAINT group_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  'CREATE INDEX group_invitations_user_id_idx ON group_invitations (user_id)',
];

const DOWN = [
  'DELETE FROM group_invitations WHERE phone IS NULL',
  'DROP INDEX group_invitations_user_id_idx',
  `ALTER TABLE group_invitations DROP CONSTRAINT group_invitations_pkey,
    DROP CONSTRAINT group_invitations_group_id_phone_key,
    DROP CONSTRAINT group_invitations_group_id_user_id_key,
    DROP CONSTRAINT group_invitations_user_id_fkey`,
  `ALTER TABLE group_invitations DROP COLUMN id, DROP COLUMN user_id, ALTER COLUMN phone SET NOT NULL,
    ADD CONSTRAINT group_invitations_pkey PRIMARY KEY (group_id, phone)`,
  'ALTER TABLE group_members DROP COLUMN was_added',
  'ALTER TABLE users DROP COLUMN may_be_added',
];

/** Invitations of people, not only of numbers, and who may be added to a group without one. */
export class GroupInvitees1700000019830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
