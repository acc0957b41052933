import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a message brought a card, which it doesn't forget when the share goes with its card. Of messages that lost
 * theirs before it is known only where nothing else was in them.
 */
export class MessagesWithCards1700000019910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN has_card boolean NOT NULL DEFAULT false');
    await runner.query(
      `UPDATE messages SET has_card = true
        WHERE share_id IS NOT NULL OR (text = '' AND image_url IS NULL AND deleted_at IS NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN has_card');
  }
}
