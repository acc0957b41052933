import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with whole cards in `data`. */
const TABLES = ['cards', 'card_versions', 'organization_templates'];
const NOTHING_SAID = { givenName: '', familyName: '', language: '', translations: [] };

/** The parts of the name, and the card in other languages: none on the cards that exist. */
export class CardLanguages1700000020800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET data = $1::jsonb || data WHERE NOT data ?& $2`, [
        NOTHING_SAID,
        Object.keys(NOTHING_SAID),
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET data = data - $1::text[]`, [Object.keys(NOTHING_SAID)]);
    }
  }
}
