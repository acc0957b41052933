import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: the plan decides. True was every account's default, so nobody chose it. */
export class SharePromoByPlan1796090400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE users ALTER show_share_promo DROP NOT NULL, ALTER show_share_promo DROP DEFAULT',
    );
    await queryRunner.query('UPDATE users SET show_share_promo = NULL WHERE show_share_promo');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('UPDATE users SET show_share_promo = true WHERE show_share_promo IS NULL');
    await queryRunner.query(
      'ALTER TABLE users ALTER show_share_promo SET DEFAULT true, ALTER show_share_promo SET NOT NULL',
    );
  }
}
