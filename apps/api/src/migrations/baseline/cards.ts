/** Cards: their versions, addresses, pictures, the directory that Explore reads, and templates. */
export const CARDS = `
CREATE TABLE cards (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  slug text NOT NULL,
  visibility text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  "position" integer,
  changed_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT cards_owner_id_slug_key UNIQUE (owner_id, slug),
  CONSTRAINT cards_pkey PRIMARY KEY (id),
  CONSTRAINT cards_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX cards_owner_id_changed_at_idx ON cards (owner_id, changed_at);
CREATE INDEX cards_owner_id_created_at_idx ON cards (owner_id, created_at, id);

CREATE FUNCTION note_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
      BEGIN
        -- The time of the statement, not of its transaction: a reader knows by the oldest transaction what may still come.
        NEW.changed_at := clock_timestamp();
        RETURN NEW;
      END $$;
CREATE TRIGGER cards_changed BEFORE UPDATE ON cards
  FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE FUNCTION note_deletions() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
      BEGIN
        INSERT INTO deletions (owner_id, kind, thing_id)
        SELECT g.owner_id, TG_ARGV[0], g.id FROM gone g JOIN users u ON u.id = g.owner_id
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
CREATE TRIGGER cards_deleted AFTER DELETE ON cards
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions('card');

CREATE FUNCTION forget_card_events() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      DELETE FROM card_events WHERE card_id IN (SELECT id FROM gone);
      RETURN NULL;
    END $$;
CREATE TRIGGER cards_forget_events AFTER DELETE ON cards
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_card_events();

CREATE FUNCTION note_moves() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
      BEGIN
        INSERT INTO deletions (owner_id, kind, thing_id)
        SELECT b.owner_id, TG_ARGV[0], b.id FROM before b JOIN after a ON a.id = b.id JOIN users u ON u.id = b.owner_id
         WHERE a.owner_id <> b.owner_id
        ON CONFLICT (owner_id, kind, thing_id) DO UPDATE SET deleted_at = clock_timestamp(), merged_into = NULL;
        DELETE FROM deletions d USING before b, after a
         WHERE a.id = b.id AND a.owner_id <> b.owner_id
           AND d.owner_id = a.owner_id AND d.kind = TG_ARGV[0] AND d.thing_id = a.id;
        RETURN NULL;
      END $$;
CREATE TRIGGER cards_moved AFTER UPDATE ON cards
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_moves('card');

CREATE TABLE card_versions (
  card_id uuid NOT NULL,
  version integer NOT NULL,
  data jsonb NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  CONSTRAINT card_versions_pkey PRIMARY KEY (card_id, version),
  CONSTRAINT card_versions_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);

CREATE TABLE former_slugs (
  owner_id uuid NOT NULL,
  slug text NOT NULL,
  card_id uuid NOT NULL,
  CONSTRAINT former_slugs_pkey PRIMARY KEY (owner_id, slug),
  CONSTRAINT former_slugs_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);

CREATE TABLE uploads (
  key text NOT NULL,
  owner_id uuid,
  size_bytes integer NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  width_px integer DEFAULT 0 NOT NULL,
  height_px integer DEFAULT 0 NOT NULL,
  kind text NOT NULL,
  organization_id uuid,
  checked_at timestamptz(3) DEFAULT now() NOT NULL,
  payer_id uuid,
  CONSTRAINT uploads_pkey PRIMARY KEY (key),
  CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT uploads_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX uploads_checked_at_idx ON uploads (checked_at);
CREATE INDEX uploads_organization_id_idx ON uploads (organization_id);
CREATE INDEX uploads_owner_id_idx ON uploads (owner_id);
CREATE INDEX uploads_payer_id_idx ON uploads (payer_id);

CREATE TABLE picture_copies (
  url text NOT NULL,
  copy_url text,
  problem text DEFAULT '' NOT NULL,
  tried_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT picture_copies_pkey PRIMARY KEY (url)
);
CREATE INDEX picture_copies_tried_at_idx ON picture_copies (tried_at);

CREATE TABLE listings (
  card_id uuid NOT NULL,
  "position" smallint NOT NULL,
  category text NOT NULL,
  category_key text NOT NULL,
  search text DEFAULT '' NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  featured_at timestamptz(3),
  featured_until timestamptz(3),
  CONSTRAINT listings_pkey PRIMARY KEY (card_id, "position"),
  CONSTRAINT listings_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);
CREATE INDEX listings_category_key_idx ON listings (category_key, created_at DESC, card_id DESC) WHERE is_active;
CREATE INDEX listings_featured_until_idx ON listings (featured_until) WHERE (is_active AND (featured_until IS NOT NULL));

-- What each change adds to the number of cards of a category; a sweep sums them up.
CREATE TABLE category_counts (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  category_key text NOT NULL,
  category text NOT NULL,
  cards integer NOT NULL,
  CONSTRAINT category_counts_pkey PRIMARY KEY (id)
);

-- A listing also goes with its card or its owner, by the foreign keys: nothing but the table itself sees them all.
CREATE FUNCTION count_listing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'UPDATE' AND (OLD.is_active, OLD.category_key, OLD.category) = (NEW.is_active, NEW.category_key, NEW.category) THEN
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' AND OLD.is_active THEN
      INSERT INTO category_counts (category_key, category, cards) VALUES (OLD.category_key, OLD.category, -1);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.is_active THEN
      INSERT INTO category_counts (category_key, category, cards) VALUES (NEW.category_key, NEW.category, 1);
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER listings_counted AFTER INSERT OR UPDATE OR DELETE ON listings
  FOR EACH ROW EXECUTE FUNCTION count_listing();

CREATE TABLE featured_months (
  owner_id uuid NOT NULL,
  month date NOT NULL,
  featured_count integer NOT NULL,
  CONSTRAINT featured_months_pkey PRIMARY KEY (owner_id, month),
  CONSTRAINT featured_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE directory_entries (
  card_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text NOT NULL,
  owner_path text NOT NULL,
  title text NOT NULL,
  category text,
  badge text NOT NULL,
  keywords json NOT NULL,
  theme text NOT NULL,
  path text NOT NULL,
  preview json NOT NULL,
  CONSTRAINT directory_entries_pkey PRIMARY KEY (card_id),
  CONSTRAINT directory_entries_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);
CREATE INDEX directory_entries_owner_id_created_at_idx ON directory_entries (owner_id, created_at, card_id);

CREATE TABLE card_search (
  card_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  search text NOT NULL,
  CONSTRAINT card_search_pkey PRIMARY KEY (card_id),
  CONSTRAINT card_search_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE
);
CREATE INDEX card_search_created_at_idx ON card_search (created_at DESC, card_id DESC) INCLUDE (search);
CREATE INDEX card_search_search_idx ON card_search USING gin (search gin_trgm_ops);

CREATE TABLE templates (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  tag text NOT NULL,
  theme text NOT NULL,
  design jsonb,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT templates_pkey PRIMARY KEY (id),
  CONSTRAINT templates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX templates_owner_id_created_at_idx ON templates (owner_id, created_at);
`;
