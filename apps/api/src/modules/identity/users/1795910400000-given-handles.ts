import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New accounts have a handle. The first one that a person chooses instead doesn't count as a change. */
export class GivenHandles1795910400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE former_handles ADD was_given boolean DEFAULT false NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE former_handles DROP was_given');
  }
}
