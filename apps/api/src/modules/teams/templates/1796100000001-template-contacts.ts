import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CardSql } from '../../cards/index.ts';

/** What a template says has the lists of contacts that cards have. */
export class TemplateContacts1796100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE organization_templates SET data = ${CardSql.toContactLists('data')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE organization_templates SET data = ${CardSql.toSingleContacts('data')}`);
  }
}
