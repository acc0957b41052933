const KEPT_VERSIONS = 20;

/** What the directory shows of a card, as the API wrote it: here the transaction is measured and not the texts' making. */
const LISTED = `SELECT v.category, s.search, v.owner_name, v.owner_path, v.title, v.badge, v.keywords, v.theme,
    v.path, v.preview FROM card_search s JOIN directory_entries v USING (card_id) WHERE s.card_id = $1`;

/** The card, its owner and its team's template, with the card's lock. */
const LOCK = `SELECT c.version, c.data, c.updated_at, c.created_at, o.template_id FROM cards c JOIN users u ON u.id = c.owner_id
  LEFT JOIN organization_cards o ON o.card_id = c.id WHERE c.id = $1 AND c.owner_id = $2 FOR UPDATE OF c`;
const KEEP = 'INSERT INTO card_versions (card_id, version, data, saved_at) VALUES ($1, $2, $3, $4)';
const PRUNE = 'DELETE FROM card_versions WHERE card_id = $1 AND version <= $2';
const WRITE = `UPDATE cards c SET data = $2, version = version + 1, updated_at = now() FROM users u
  WHERE c.id = $1 AND u.id = c.owner_id
  RETURNING json_build_object('data', json_build_object('updateCard', json_build_object('id', c.id, 'version', c.version,
    'visibility', c.visibility, 'createdAt', c.created_at, 'updatedAt', c.updated_at,
    'path', '/' || coalesce(u.handle, u.id::text) || '/' || c.slug, 'data', c.data)))::text AS json`;
const LIST_SEARCH = `INSERT INTO card_search (card_id, created_at, search) VALUES ($1, $2, $3)
  ON CONFLICT (card_id) DO UPDATE SET created_at = excluded.created_at, search = excluded.search`;
const LIST_CATEGORY = `INSERT INTO listings (card_id, position, category, category_key, is_active, created_at)
  VALUES ($1, 0, $3, lower($3), true, $2) ON CONFLICT (card_id, position) DO UPDATE SET category = excluded.category,
    category_key = excluded.category_key WHERE listings.category <> excluded.category`;
const LIST_VIEW = `INSERT INTO directory_entries (card_id, created_at, owner_id, owner_name, owner_path, title, category, badge, keywords,
    theme, path, preview) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (card_id) DO UPDATE SET created_at = excluded.created_at, owner_id = excluded.owner_id,
    owner_name = excluded.owner_name, owner_path = excluded.owner_path, title = excluded.title, category = excluded.category,
    badge = excluded.badge, keywords = excluded.keywords, theme = excluded.theme, path = excluded.path,
    preview = excluded.preview`;
/** A delivery and its job for each webhook that wants to hear of it; nearly always there is none. */
const TELL = `WITH told AS (
    INSERT INTO webhook_deliveries (id, webhook_id, event, data)
    SELECT gen_random_uuid(), w.id, 'card.updated', $2::json FROM webhooks w
     WHERE w.owner_id = $1 AND w.disabled_at IS NULL AND 'card.updated' = ANY (w.events) RETURNING id)
  SELECT count(graphile_worker.add_job('deliverWebhook', json_build_object('deliveryId', id),
    max_attempts := 25, priority := 5)) FROM told`;

/** Saves a card as the API does, in one transaction of prepared statements. Its title stays, and with it its address. */
export function createSave(pool) {
  const listed = new Map();
  const findListed = async (id) => {
    const known = listed.get(id) ?? (await pool.query(LISTED, [id])).rows[0];
    listed.set(id, known);
    return known;
  };
  return async (viewer, { id, data }) => {
    const shown = await findListed(id);
    const tx = await pool.connect();
    const run = (name, text, values) => tx.query({ name, text, values }).then(({ rows }) => rows[0]);
    try {
      await tx.query('BEGIN');
      const card = await run('lock', LOCK, [id, viewer]);
      await run('keep', KEEP, [id, card.version, card.data, card.updated_at]);
      await run('prune', PRUNE, [id, card.version - KEPT_VERSIONS]);
      const { json } = await run('write', WRITE, [id, data]);
      await run('list-search', LIST_SEARCH, [id, card.created_at, shown.search]);
      if (shown.category) await run('list-category', LIST_CATEGORY, [id, card.created_at, shown.category]);
      await run('list-view', LIST_VIEW, viewValues({ id, viewer, card, shown, data }));
      await run('tell', TELL, [viewer, json]);
      await tx.query('COMMIT');
      return json;
    } catch (error) {
      await tx.query('ROLLBACK');
      throw error;
    } finally {
      tx.release();
    }
  };
}

function viewValues({ id, viewer, card, shown, data }) {
  const { owner_name, owner_path, title, category, badge, keywords, theme, path, preview } = shown;
  const said = JSON.stringify({ ...preview, tagline: data.tagline });
  const words = JSON.stringify(keywords);
  return [id, card.created_at, viewer, owner_name, owner_path, title, category, badge, words, theme, path, said];
}
