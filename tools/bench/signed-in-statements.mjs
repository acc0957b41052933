/** The reads as plain rows, each one statement. Mercurius makes fields of them, the raw server has PostgreSQL build JSON. */
const CARD_COLUMNS = `c.id, c.version, c.visibility, c.created_at, c.updated_at, c.data, u.id AS owner_id,
  u.full_name AS owner_name, '/' || coalesce(u.handle, u.id::text) || '/' || c.slug AS path`;

/** $1 card, $2 viewer. */
export const CARD_ROWS = `SELECT ${CARD_COLUMNS} FROM cards c JOIN users u ON u.id = c.owner_id
  WHERE c.id = $1 AND (c.visibility <> 'PRIVATE' OR c.owner_id = $2)`;

/** $1 viewer, $2 how many, one more to know whether there is another page. */
export const CARDS_ROWS = `SELECT ${CARD_COLUMNS} FROM
  (SELECT * FROM cards WHERE owner_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2::int + 1) c
  JOIN users u ON u.id = c.owner_id ORDER BY c.created_at DESC, c.id DESC`;

/** $1 viewer, $2 how many. The dashboard shows the total, so it is counted. */
export const CONTACTS_ROWS = `SELECT id, name, company, role, email, phone, tags, last_activity_at, name_key,
    (SELECT count(*)::int FROM contacts WHERE owner_id = $1 AND merge_id IS NULL) AS total
  FROM contacts WHERE owner_id = $1 AND merge_id IS NULL ORDER BY name_key, id LIMIT $2::int + 1`;

/** $1 viewer, $2 how many. */
export const INBOX_ROWS = `WITH listed AS (
    SELECT c.id, c.kind, c.message_count, c.message_count - mine.read_number AS unread,
           coalesce(c.last_message_at, c.created_at) AS active_at
      FROM (SELECT group_id AS id, read_number FROM group_members WHERE user_id = $1
            UNION ALL SELECT conversation_id, read_number FROM direct_members WHERE user_id = $1) mine
      JOIN conversations c ON c.id = mine.id WHERE c.kind = 'group' OR c.message_count > 0),
  page AS (SELECT * FROM listed ORDER BY active_at DESC, id DESC LIMIT $2::int + 1)
  SELECT page.id, upper(page.kind) AS kind, page.unread, page.active_at, (SELECT count(*)::int FROM listed) AS total,
         coalesce(g.name, peer.full_name, 'Deleted account') AS title, coalesce(g.photo_url, peer.avatar_url) AS photo_url,
         l.id AS message_id, l.text, l.deleted_at, l.image_url, sender.id AS sender_id, sender.full_name AS sender_name
    FROM page LEFT JOIN groups g ON g.id = page.id
    LEFT JOIN direct_members other ON page.kind = 'direct' AND other.conversation_id = page.id AND other.user_id <> $1
    LEFT JOIN users peer ON peer.id = other.user_id
    LEFT JOIN messages l ON l.conversation_id = page.id AND l.number = page.message_count
    LEFT JOIN users sender ON sender.id = l.sender_id
   ORDER BY page.active_at DESC, page.id DESC`;

const STORED_CARD = `'id', r.id, 'version', r.version, 'visibility', r.visibility, 'createdAt', r.created_at,
  'updatedAt', r.updated_at, 'path', r.path, 'data', r.data`;
const CURSOR = `translate(encode(convert_to(json_build_array(r.name_key, r.id)::text, 'utf8'), 'base64'), E'+/=\\n', '-_')`;
const PLACE = (time) => `translate(encode(convert_to(
  (extract(epoch FROM r.${time}) * 1000)::bigint || '.' || r.id, 'utf8'), 'base64'), E'+/=\\n', '-_')`;

/** One pass over the rows; the one beyond $2 only says that there is another page. */
const connection = (rows, node, cursor, total = '') => `
  SELECT json_build_object(${total} 'edges',
      coalesce(json_agg(json_build_object('node', ${node})) FILTER (WHERE r.n <= $2), '[]'),
      'pageInfo', json_build_object('hasNextPage', count(*) > $2,
      'endCursor', max(${cursor}) FILTER (WHERE r.n = least($2, r.rows))))
    FROM (SELECT page.*, row_number() OVER () AS n, count(*) OVER () AS rows FROM (${rows}) page) r`;
const TOTAL = `'totalCount', coalesce(max(r.total), 0),`;

/** The same with the whole answer as JSON, by the path of the raw server. */
export const ANSWERS = {
  card: `SELECT json_build_object('data', json_build_object('card', json_build_object(${STORED_CARD}, 'owner',
      json_build_object('id', r.owner_id, 'name', r.owner_name))))::text AS json FROM (${CARD_ROWS}) r`,
  cards: `SELECT json_build_object('data', json_build_object('viewer', json_build_object('id', $1::uuid, 'cards', (${connection(
    CARDS_ROWS,
    `json_build_object(${STORED_CARD})`,
    PLACE('created_at'),
  )}))))::text AS json`,
  contacts: `SELECT json_build_object('data', json_build_object('contacts', (${connection(
    CONTACTS_ROWS,
    `json_build_object('id', r.id, 'name', r.name, 'company', r.company, 'role', r.role, 'email', r.email, 'phone', r.phone,
       'tags', r.tags, 'lastActivityAt', r.last_activity_at)`,
    CURSOR,
    TOTAL,
  )})))::text AS json`,
  inbox: `SELECT json_build_object('data', json_build_object('inbox', (${connection(
    INBOX_ROWS,
    `json_build_object('id', r.id, 'kind', r.kind, 'title', r.title, 'photoUrl', r.photo_url, 'lastActivityAt', r.active_at,
       'unreadCount', r.unread, 'lastMessage', CASE WHEN r.message_id IS NOT NULL THEN json_build_object('id', r.message_id,
       'text', r.text, 'deletedAt', r.deleted_at, 'sender', json_build_object('id', r.sender_id, 'name', r.sender_name),
       'hasCard', false, 'card', NULL, 'image', CASE WHEN r.image_url IS NOT NULL THEN json_build_object('url', r.image_url) END) END)`,
    PLACE('active_at'),
    TOTAL,
  )})))::text AS json`,
};
