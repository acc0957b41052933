import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A card without a row takes details from now on. Cards that exist stay as their owners know them. */
export class ExchangeFormsOn1700000020510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO exchange_forms (card_id, is_on, rules) SELECT id, false, $1 FROM cards ON CONFLICT DO NOTHING`,
      [RULES],
    );
  }

  async down(): Promise<void> {
    // A row that is off says what no row said before.
  }
}

/** What forms asked for by themselves when this was written. */
const RULES = '{"email":"OPTIONAL","phone":"OPTIONAL","company":"OPTIONAL","role":"HIDDEN","note":"OPTIONAL"}';
