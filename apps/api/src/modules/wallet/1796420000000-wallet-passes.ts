import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passes of cards, and the devices that keep them. A pass outlives its card, because devices go on asking for it. Triggers
 * queue the look at a pass, so that no way in which a card changes or ends is forgotten.
 */
export class WalletPasses1796420000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
CREATE SEQUENCE wallet_pass_changes;

CREATE TABLE wallet_passes (
  serial uuid NOT NULL,
  card_id uuid NOT NULL,
  token text NOT NULL,
  is_on_page boolean NOT NULL DEFAULT false,
  code text NOT NULL DEFAULT 'address',
  content_hash text,
  change_number bigint NOT NULL DEFAULT nextval('wallet_pass_changes'),
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  is_at_google boolean NOT NULL DEFAULT false,
  CONSTRAINT wallet_passes_pkey PRIMARY KEY (serial),
  CONSTRAINT wallet_passes_card_id_key UNIQUE (card_id)
);

CREATE TABLE wallet_registrations (
  device_id text NOT NULL,
  serial uuid NOT NULL,
  push_token text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT wallet_registrations_pkey PRIMARY KEY (device_id, serial),
  CONSTRAINT wallet_registrations_serial_fkey FOREIGN KEY (serial) REFERENCES wallet_passes(serial) ON DELETE CASCADE
);
CREATE INDEX wallet_registrations_serial_idx ON wallet_registrations (serial);

CREATE FUNCTION queue_wallet_pass() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM graphile_worker.add_job('refreshWalletPass', json_build_object('cardId', p.card_id), max_attempts := 25,
                job_key := 'wallet:' || p.card_id)
         FROM wallet_passes p WHERE p.card_id = OLD.id AND p.content_hash IS NOT NULL;
      RETURN NULL;
    END $$;
CREATE TRIGGER cards_in_wallets AFTER UPDATE OF data, visibility, slug, owner_id OR DELETE ON cards
  FOR EACH ROW EXECUTE FUNCTION queue_wallet_pass();

CREATE FUNCTION queue_wallet_passes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM graphile_worker.add_job('refreshWalletPass', json_build_object('cardId', p.card_id), max_attempts := 25,
                job_key := 'wallet:' || p.card_id)
         FROM cards c JOIN wallet_passes p ON p.card_id = c.id WHERE c.owner_id = NEW.id AND p.content_hash IS NOT NULL;
      RETURN NULL;
    END $$;
CREATE TRIGGER users_in_wallets
  AFTER UPDATE OF show_email, show_socials, allow_contact_downloads, handle, language ON users
  FOR EACH ROW EXECUTE FUNCTION queue_wallet_passes();
`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
DROP TRIGGER users_in_wallets ON users;
DROP TRIGGER cards_in_wallets ON cards;
DROP FUNCTION queue_wallet_passes, queue_wallet_pass;
DROP TABLE wallet_registrations, wallet_passes;
DROP SEQUENCE wallet_pass_changes;
`);
  }
}
