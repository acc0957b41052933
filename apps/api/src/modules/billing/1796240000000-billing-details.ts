import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Details of the customer. An invoice keeps them, the seller and each tax as they were when it was paid. */
export class BillingDetails1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE billing_details (
        user_id uuid NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        country text NOT NULL,
        state text NOT NULL,
        tax_id text NOT NULL,
        CONSTRAINT billing_details_pkey PRIMARY KEY (user_id),
        CONSTRAINT billing_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
      );
      ALTER TABLE invoices
        ADD COLUMN seller jsonb,
        ADD COLUMN billed_details jsonb,
        ADD COLUMN taxes jsonb DEFAULT '[]' NOT NULL,
        ADD COLUMN tax_note text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices DROP COLUMN seller, DROP COLUMN billed_details, DROP COLUMN taxes, DROP COLUMN tax_note;
      DROP TABLE billing_details`);
  }
}
