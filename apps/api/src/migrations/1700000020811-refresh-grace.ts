import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * Lets a refresh token be used once more. Turns off device connections for apps with redirect addresses, until their owner allows
 * them.
 */
export class RefreshGrace1700000020811 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE oauth_records ADD reused_at timestamptz(3)');
    await runner.query(
      `UPDATE oauth_apps SET payload = jsonb_set(payload, '{grant_types}', (payload->'grant_types') - $1::text)
        WHERE owner_id IS NOT NULL AND redirect_uris <> '{}'`,
      [DEVICE_GRANT],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE oauth_apps SET payload = jsonb_set(payload, '{grant_types}', (payload->'grant_types') || to_jsonb($1::text))
        WHERE owner_id IS NOT NULL AND redirect_uris <> '{}' AND NOT payload->'grant_types' ? $1::text`,
      [DEVICE_GRANT],
    );
    await runner.query('ALTER TABLE oauth_records DROP reused_at');
  }
}
