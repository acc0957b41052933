import { normalizeEmail } from '@tessera/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with addresses that are compared with others. Of rows that would break a unique pair, the first one stays. */
const TABLES = [
  { name: 'users', taken: 'o.email = $2' },
  { name: 'organization_invitations', taken: 'o.email = $2 AND o.organization_id = t.organization_id' },
  { name: 'contacts', taken: 'false' },
  { name: 'exchange_entries', taken: 'false' },
];

/** Gives addresses with non-ASCII letters or punycode the spelling of `normalizeEmail`. */
export class OneSpelling1700000020810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, taken } of TABLES) {
      const rows: { id: string; email: string }[] = await runner.query(
        `SELECT id, email FROM ${name} WHERE email::text ~ '[^\\x01-\\x7f]' OR email LIKE '%@%xn--%'`,
      );
      for (const { id, email } of rows) {
        const spelled = normalizeEmail(email);
        if (spelled === email) continue;
        await runner.query(
          `UPDATE ${name} t SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM ${name} o WHERE o.id <> $1 AND ${taken})`,
          [id, spelled],
        );
      }
    }
  }

  /** Nothing to undo: the former spellings are the same addresses. */
  async down(): Promise<void> {}
}
