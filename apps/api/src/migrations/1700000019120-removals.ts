import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = ['group', 'organization'].map(
  (kind) => `CREATE TABLE ${kind}_removals (
    ${kind}_id uuid NOT NULL,
    user_id uuid NOT NULL,
    removed_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT ${kind}_removals_pkey PRIMARY KEY (${kind}_id, user_id),
    CONSTRAINT ${kind}_removals_${kind}_id_fkey FOREIGN KEY (${kind}_id) REFERENCES ${kind}s(id) ON DELETE CASCADE,
    CONSTRAINT ${kind}_removals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  );
  CREATE INDEX ${kind}_removals_user_id_idx ON ${kind}_removals (user_id)`,
);

/** Who was removed from a group or a team, so that they come back by a new invitation alone. */
export class Removals1700000019120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE organization_removals');
    await runner.query('DROP TABLE group_removals');
  }
}
