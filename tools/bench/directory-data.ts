import pg from 'pg';
import { searchTexts } from './random-texts.ts';

const OWNERS = 2000;
const CARDS_PER_OWNER = 100;
/** What a face shows, as the API stores it. */
const PREVIEW = {
  type: 'business',
  theme: 'luxe',
  title: 'Principal',
  badge: 'Architecture',
  name: 'Asha Rao',
  role: 'Principal',
  company: 'Rao & Daughters',
  tagline: 'Houses that keep cool without machines.',
  logo: null,
  photo: null,
  phone: '+91 98765 43210',
  phoneHref: 'tel:+919876543210',
  email: 'asha@example.com',
  emailHref: 'mailto:asha@example.com',
  website: 'example.com',
  websiteUrl: 'https://example.com',
  address: '14 Church Street, Bengaluru',
  location: '14 Church Street, Bengaluru',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=14%20Church%20Street',
  socials: [{ network: 'linkedin', label: 'LinkedIn', text: 'asharao', url: 'https://www.linkedin.com/in/asharao' }],
  education: '',
  message: '',
  tags: ['architecture', 'passive cooling'],
};

/** 200,000 public cards, stored as they come in over the years; gives what they are searched by, the newest first. */
export async function fillDirectory(url: string): Promise<string[]> {
  const texts = searchTexts(OWNERS * CARDS_PER_OWNER);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO users (id, email, full_name)
       SELECT gen_random_uuid(), 'owner' || n || '@example.com', 'Owner ' || n FROM generate_series(1, $1::int) n`,
      [OWNERS],
    );
    await client.query(
      `INSERT INTO cards (id, owner_id, slug, visibility, data, created_at)
       SELECT gen_random_uuid(), u.id, 'card-' || n, 'PUBLIC', '{}', now() - random() * interval '900 days'
         FROM users u, generate_series(1, $1::int) n`,
      [CARDS_PER_OWNER],
    );
    await client.query(
      `INSERT INTO card_search (card_id, created_at, search, categories)
       SELECT c.id, c.created_at, text.search, ARRAY[hashtextextended('category ' || n % 40, 0)]
         FROM (SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS n FROM cards) c
         JOIN unnest($1::text[]) WITH ORDINALITY AS text (search, n) USING (n) ORDER BY c.created_at`,
      [texts],
    );
    await client.query(
      `INSERT INTO listings (card_id, position, category, category_key, is_active, created_at, featured_at, featured_until)
       SELECT card_id, 0, 'Category ' || n % 40, 'category ' || n % 40, true, created_at, featured_at, featured_at + interval '7 days'
         FROM (SELECT card_id, created_at, n, CASE WHEN n % 700 = 0 THEN now() END AS featured_at
           FROM (SELECT card_id, created_at, row_number() OVER (ORDER BY created_at DESC, card_id DESC) AS n FROM card_search) s) listed`,
    );
    await client.query(
      `INSERT INTO directory_entries (card_id, created_at, owner_id, owner_name, owner_path, title, category, badge, keywords,
         theme, path, preview)
       SELECT c.id, c.created_at, c.owner_id, u.full_name, '/u/' || u.id, 'Principal', 'Architecture', 'Architecture',
         '["architecture","passive cooling"]', 'luxe', '/' || u.id || '/' || c.slug, $1::json
         FROM cards c JOIN users u ON u.id = c.owner_id`,
      [JSON.stringify(PREVIEW)],
    );
    // For the peer that makes its schema out of the database.
    await client.query(`CREATE FUNCTION newest_views(most int) RETURNS SETOF directory_entries LANGUAGE sql STABLE AS
      $$ SELECT v.* FROM (SELECT card_id, created_at FROM card_search ORDER BY created_at DESC, card_id DESC LIMIT most) hit
           JOIN directory_entries v ON v.card_id = hit.card_id ORDER BY v.created_at DESC, v.card_id DESC $$`);
    await client.query('VACUUM ANALYZE');
    return texts;
  } finally {
    await client.end();
  }
}

export async function oneCard(
  url: string,
): Promise<{ id: string; ownerId: string; deep: { createdAt: Date; id: string } }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT id, owner_id AS "ownerId" FROM cards ORDER BY id LIMIT 1');
    const deep = await client.query(
      'SELECT card_id AS id, created_at AS "createdAt" FROM card_search ORDER BY created_at DESC, card_id DESC OFFSET 170000 LIMIT 1',
    );
    return { ...rows[0], deep: deep.rows[0] };
  } finally {
    await client.end();
  }
}
