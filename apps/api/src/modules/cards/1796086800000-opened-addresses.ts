import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers the addresses under which cards were open, because they may be printed: they outlive their cards, and as hashes
 * their owners. Triggers write them, so that no way in which a card changes or ends is forgotten.
 */
export class OpenedAddresses1796086800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
CREATE TABLE opened_addresses (
  owner_id uuid NOT NULL,
  slug text NOT NULL,
  card_id uuid NOT NULL,
  organization_id uuid,
  CONSTRAINT opened_addresses_pkey PRIMARY KEY (owner_id, slug),
  CONSTRAINT opened_addresses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX opened_addresses_card_id_idx ON opened_addresses (card_id);

CREATE TABLE ended_addresses (
  digest bytea NOT NULL,
  card_id uuid,
  organization_id uuid,
  CONSTRAINT ended_addresses_pkey PRIMARY KEY (digest),
  CONSTRAINT ended_addresses_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL
);
CREATE INDEX ended_addresses_card_id_idx ON ended_addresses (card_id);

CREATE FUNCTION note_opened_address() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO opened_addresses (owner_id, slug, card_id) VALUES (NEW.owner_id, NEW.slug, NEW.id)
      ON CONFLICT (owner_id, slug) DO UPDATE SET card_id = excluded.card_id, organization_id = NULL
        WHERE opened_addresses.card_id <> excluded.card_id;
      RETURN NULL;
    END $$;
CREATE TRIGGER cards_opened AFTER INSERT OR UPDATE OF visibility, slug, owner_id ON cards
  FOR EACH ROW WHEN (NEW.visibility <> 'PRIVATE') EXECUTE FUNCTION note_opened_address();

CREATE FUNCTION note_ended_card() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    DECLARE team uuid := (SELECT organization_id FROM organization_cards WHERE card_id = OLD.id);
    BEGIN
      UPDATE opened_addresses SET organization_id = team WHERE card_id = OLD.id;
      UPDATE ended_addresses SET organization_id = team WHERE card_id = OLD.id;
      RETURN OLD;
    END $$;
CREATE TRIGGER cards_ended BEFORE DELETE ON cards
  FOR EACH ROW EXECUTE FUNCTION note_ended_card();

CREATE FUNCTION keep_ended_addresses() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO ended_addresses (digest, card_id, organization_id)
      SELECT sha256(convert_to(o.owner || '/' || a.slug, 'UTF8')),
             (SELECT id FROM cards WHERE id = a.card_id AND owner_id <> OLD.id),
             coalesce(a.organization_id, (SELECT organization_id FROM organization_cards WHERE card_id = a.card_id))
        FROM opened_addresses a,
             (SELECT OLD.id::text AS owner UNION SELECT OLD.handle WHERE OLD.handle IS NOT NULL
              UNION SELECT handle FROM former_handles WHERE user_id = OLD.id) o
       WHERE a.owner_id = OLD.id
      ON CONFLICT DO NOTHING;
      RETURN OLD;
    END $$;
CREATE TRIGGER users_ended BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION keep_ended_addresses();

INSERT INTO opened_addresses (owner_id, slug, card_id)
  SELECT f.owner_id, f.slug, f.card_id FROM former_slugs f JOIN cards c ON c.id = f.card_id
   WHERE c.visibility <> 'PRIVATE'
  UNION SELECT owner_id, slug, id FROM cards WHERE visibility <> 'PRIVATE'
ON CONFLICT DO NOTHING;
`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
DROP TRIGGER users_ended ON users;
DROP TRIGGER cards_ended ON cards;
DROP TRIGGER cards_opened ON cards;
DROP FUNCTION keep_ended_addresses, note_ended_card, note_opened_address;
DROP TABLE ended_addresses, opened_addresses;
`);
  }
}
