import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // One index that begins with the sender, not two of which the planner may take the one that reads all they ever said.
  'ALTER TABLE messages DROP CONSTRAINT messages_client_id_key',
  'ALTER TABLE messages ADD CONSTRAINT messages_client_id_key UNIQUE (sender_id, conversation_id, client_id)',
  'DROP INDEX messages_sender_id_idx',
  // Few messages carry a card.
  'DROP INDEX messages_share_id_idx',
  'CREATE INDEX messages_share_id_idx ON messages (share_id) WHERE share_id IS NOT NULL',
];
const DOWN = [
  'DROP INDEX messages_share_id_idx',
  'CREATE INDEX messages_share_id_idx ON messages (share_id)',
  'CREATE INDEX messages_sender_id_idx ON messages (sender_id)',
  'ALTER TABLE messages DROP CONSTRAINT messages_client_id_key',
  'ALTER TABLE messages ADD CONSTRAINT messages_client_id_key UNIQUE (conversation_id, sender_id, client_id)',
];

/** A message without a card stands in two indexes less, and who has said a lot is not slower than others. */
export class MessageIndexes1700000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
