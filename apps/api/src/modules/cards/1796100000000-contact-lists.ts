import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toContactLists, toSingleContacts } from './card-sql.ts';

const TABLES = ['cards', 'card_versions'];

/** Phones, emails, websites and addresses become lists with labels; the single fields are views of them. */
export class ContactLists1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`UPDATE ${table} SET data = ${toContactLists('data')}`);
  }

  /** Keeps the first entry, and the first of work. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`UPDATE ${table} SET data = ${toSingleContacts('data')}`);
  }
}
