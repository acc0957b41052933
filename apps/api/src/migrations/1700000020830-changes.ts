import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = { cards: 'card', contacts: 'contact', deals: 'deal' } as const;

/**
 * Lets programs that keep a copy ask for changes and deletions. Triggers record them, so that no statement can forget to.
 * Existing rows count as changed now.
 */
export class Changes1700000020830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deletions (
        owner_id uuid NOT NULL,
        kind text NOT NULL,
        thing_id uuid NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        merged_into uuid,
        CONSTRAINT deletions_pkey PRIMARY KEY (owner_id, kind, thing_id),
        CONSTRAINT deletions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX deletions_owner_id_deleted_at_idx ON deletions (owner_id, deleted_at, thing_id)');
    await runner.query('CREATE INDEX deletions_deleted_at_idx ON deletions (deleted_at)');
    await runner.query(`
      CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- The time of the statement, not of its transaction: a reader knows by the oldest transaction what may still come.
        NEW.changed_at := clock_timestamp();
        RETURN NEW;
      END $$`);
    // When an owner is deleted, their deletions go too: no one is left to read them.
    await runner.query(`
      CREATE FUNCTION note_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deletions (owner_id, kind, thing_id)
        SELECT g.owner_id, TG_ARGV[0], g.id FROM gone g JOIN users u ON u.id = g.owner_id
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION note_moves() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deletions (owner_id, kind, thing_id)
        SELECT b.owner_id, TG_ARGV[0], b.id FROM before b JOIN after a ON a.id = b.id JOIN users u ON u.id = b.owner_id
         WHERE a.owner_id <> b.owner_id
        ON CONFLICT (owner_id, kind, thing_id) DO UPDATE SET deleted_at = clock_timestamp(), merged_into = NULL;
        DELETE FROM deletions d USING before b, after a
         WHERE a.id = b.id AND a.owner_id <> b.owner_id
           AND d.owner_id = a.owner_id AND d.kind = TG_ARGV[0] AND d.thing_id = a.id;
        RETURN NULL;
      END $$`);
    // For readers of the list, a merged contact is deleted until the merge is undone.
    await runner.query(`
      CREATE FUNCTION note_merges() RETURNS trigger LANGUAGE plpgsql AS $$
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
      END $$`);
    for (const [table, kind] of Object.entries(TABLES)) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp()`);
      await runner.query(`CREATE INDEX ${table}_owner_id_changed_at_idx ON ${table} (owner_id, changed_at)`);
      await runner.query(
        `CREATE TRIGGER ${table}_changed BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION note_change()`,
      );
      await runner.query(`CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION note_deletions('${kind}')`);
      await runner.query(`CREATE TRIGGER ${table}_moved AFTER UPDATE ON ${table}
        REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_moves('${kind}')`);
    }
    await runner.query(`CREATE TRIGGER contacts_merged AFTER UPDATE ON contacts
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_merges()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER contacts_merged ON contacts');
    for (const table of Object.keys(TABLES)) {
      for (const name of ['changed', 'deleted', 'moved'])
        await runner.query(`DROP TRIGGER ${table}_${name} ON ${table}`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN changed_at`);
    }
    for (const name of ['note_merges', 'note_moves', 'note_deletions', 'note_change']) {
      await runner.query(`DROP FUNCTION ${name}()`);
    }
    await runner.query('DROP TABLE deletions');
  }
}
