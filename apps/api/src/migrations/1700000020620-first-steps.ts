import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of first steps on My Cards: whether a person put it away, and whether they have installed the app. */
export class FirstSteps1700000020620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users
      ADD COLUMN hides_first_steps boolean NOT NULL DEFAULT false,
      ADD COLUMN has_installed_app boolean NOT NULL DEFAULT false`);
    // Who was here before has found their way.
    await runner.query('UPDATE users SET hides_first_steps = true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN hides_first_steps, DROP COLUMN has_installed_app');
  }
}
