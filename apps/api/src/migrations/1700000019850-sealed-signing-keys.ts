import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signing keys become texts, as a sealed secret is one. The start seals those that there are. */
export class SealedSigningKeys1700000019850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE signing_keys ALTER COLUMN secret TYPE text USING encode(secret, 'base64')");
  }

  /** Keys that are sealed can't be opened here: new ones are made, and everybody signs in once more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM signing_keys WHERE position('.' IN secret) > 0");
    await runner.query("ALTER TABLE signing_keys ALTER COLUMN secret TYPE bytea USING decode(secret, 'base64')");
  }
}
