import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a card that its keeper saved from one that a visitor left: only the first makes its owner a contact who sees more. */
export class CardsSavedByOwner1796250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_cards ADD COLUMN is_chosen boolean NOT NULL DEFAULT false');
    await runner.query(`UPDATE contact_cards cc SET is_chosen = true FROM contacts c
      WHERE c.id = cc.contact_id AND c.source = 'SAVED_CARD'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_cards DROP COLUMN is_chosen');
  }
}
