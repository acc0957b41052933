import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which access token set a webhook up, so that the webhook ends with the token. */
export class WebhookTokens1700000019110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN token_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP COLUMN token_id');
  }
}
