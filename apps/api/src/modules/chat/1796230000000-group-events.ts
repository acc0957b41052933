import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups keep who joined, left or was removed. An index finds deleted messages without reading the conversation. */
export class GroupEvents1796230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_events (
        id uuid NOT NULL,
        group_id uuid NOT NULL,
        after_number integer NOT NULL,
        kind text NOT NULL,
        user_id uuid NOT NULL,
        actor_id uuid,
        created_at timestamptz(3) DEFAULT now() NOT NULL,
        CONSTRAINT group_events_pkey PRIMARY KEY (id),
        CONSTRAINT group_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
        CONSTRAINT group_events_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
        CONSTRAINT group_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
      );
      CREATE INDEX group_events_actor_id_idx ON group_events (actor_id) WHERE (actor_id IS NOT NULL);
      CREATE INDEX group_events_group_id_idx ON group_events (group_id, after_number, created_at, id);
      CREATE INDEX group_events_user_id_idx ON group_events (user_id);
      CREATE INDEX messages_deleted_idx ON messages (conversation_id, number) WHERE (deleted_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_deleted_idx; DROP TABLE group_events');
  }
}
