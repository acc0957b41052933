import type pg from 'pg';
import { STORED_CARD_DATA } from './card-data.ts';
import type { ChatData, Member } from './chat-data.ts';

const OWNERS = 500;
const CARDS_EACH = 100;
const CONTACTS_EACH = 120;
const CONVERSATIONS = 30;
const GROUP_SIZE = 10;
const MESSAGES_EACH = 50;

export interface Owner extends Member {
  cardIds: string[];
}

/** 500 people with 100 public cards and 120 contacts each; the first of them has a session and 30 groups. */
export async function fillAccounts(pool: pg.Pool, data: ChatData): Promise<Owner> {
  const [owner, ...friends] = await data.people(GROUP_SIZE);
  if (!owner) throw new Error('nobody');
  await pool.query(
    `INSERT INTO users (id, email, full_name) SELECT gen_random_uuid(), 'owner' || n || '@example.com', 'Owner ' || n
       FROM generate_series(1, $1::int) n`,
    [OWNERS - GROUP_SIZE],
  );
  await fillCards(pool);
  await fillContacts(pool);
  await fillGroups(data, [owner, ...friends]);
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM cards WHERE owner_id = $1 ORDER BY id', [owner.id]);
  return { ...owner, cardIds: rows.map(({ id }) => id) };
}

async function fillCards(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO cards (id, owner_id, slug, visibility, data, created_at)
     SELECT gen_random_uuid(), u.id, 'principal-' || n, 'PUBLIC', $1::jsonb, now() - n * interval '1 minute'
       FROM users u, generate_series(1, $2::int) n`,
    [JSON.stringify(STORED_CARD_DATA), CARDS_EACH],
  );
}

async function fillContacts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO contacts (id, owner_id, source, name, company, role, email, phone, website, note, event, tags, met_at,
       provenance, name_key, company_key, search, last_activity_at)
     SELECT gen_random_uuid(), u.id, 'MANUAL', 'Person ' || n, 'Company ' || n % 30, 'Engineer', 'person' || n || '@example.com',
            '+9198765' || lpad(n::text, 5, '0'), 'https://example.com', 'Wants a house that keeps cool.', 'Fair', '{VIP,fair}',
            now(), '{}', 'person ' || n, 'company ' || n % 30, ' person ' || n || ' company ' || n % 30, now() - n * interval '1 hour'
       FROM users u, generate_series(1, $1::int) n`,
    [CONTACTS_EACH],
  );
}

async function fillGroups(data: ChatData, members: Member[]): Promise<void> {
  const ids: string[] = [];
  while (ids.length < CONVERSATIONS) ids.push(await data.group(members));
  await data.talk(ids, MESSAGES_EACH);
}
