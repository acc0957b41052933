import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `shareMarkFrom` makes them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The links of shares carry a mark of six characters in place of the share's id. */
export class ShareMarks1796083200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shares ADD mark text');
    // Two shares may draw the same mark; the later ones draw again.
    for (;;) {
      await queryRunner.query(
        `UPDATE shares s SET mark = (
           SELECT string_agg(substr($1, 1 + floor(random() * length($1))::int, 1), '') FROM generate_series(1, 6) WHERE s.id IS NOT NULL)
          WHERE mark IS NULL`,
        [ALPHABET],
      );
      await queryRunner.query('UPDATE shares s SET mark = NULL FROM shares o WHERE o.mark = s.mark AND o.id < s.id');
      const [{ isDone }] = await queryRunner.query(
        'SELECT NOT EXISTS (SELECT 1 FROM shares WHERE mark IS NULL) AS "isDone"',
      );
      if (isDone) break;
    }
    await queryRunner.query('ALTER TABLE shares ALTER mark SET NOT NULL, ADD CONSTRAINT shares_mark_key UNIQUE (mark)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shares DROP mark');
  }
}
