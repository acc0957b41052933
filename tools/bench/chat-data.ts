import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../../scripts/processes.ts';

export interface Member {
  id: string;
  token: string;
}

export interface StoredMessage {
  conversationId: string;
  senderId: string;
  clientId: string;
  id: string;
  number: number;
}

export interface ChatData {
  /** Makes people with a session each. */
  people(count: number): Promise<Member[]>;
  /** Makes a group of them, the first its owner; gives its id. */
  group(members: Member[]): Promise<string>;
  /** Gives the groups this many messages each, by their members in turn. */
  talk(groupIds: string[], messages: number): Promise<void>;
  /** What is stored in the groups, by group and number. */
  messages(groupIds: string[]): Promise<StoredMessage[]>;
  /** A process of PostgreSQL: its parent is the one that all others belong to. */
  backendPid(): Promise<number>;
  close(): Promise<void>;
}

interface Api {
  connect(url: string): Promise<{ destroy(): Promise<void> }>;
  signToken(
    db: unknown,
    key: { id: string; secret: string },
    claims: { userId: string; sessionId: string; expiresAt: Date },
  ): Promise<string>;
  ensureSigningKey(db: unknown): Promise<void>;
}

async function loadApi(): Promise<Api> {
  const load = (file: string) => import(join(projectRoot, 'apps/api/dist', file));
  return { ...(await load('server/data-source.js')), ...(await load('modules/identity/sessions/token.service.js')) };
}

async function readSigningKey(client: pg.Client): Promise<{ id: string; secret: string }> {
  const { rows } = await client.query<{ id: string; secret: string }>('SELECT id, secret FROM signing_keys');
  if (!rows[0]) throw new Error('The API has no key to sign with.');
  return rows[0];
}

/** Rows of the chat, written past the API: what is measured comes later. */
export async function openChatData(url: string): Promise<ChatData> {
  const api = await loadApi();
  const db = await api.connect(url);
  await api.ensureSigningKey(db);
  const client = new pg.Client({ connectionString: url });
  // A connection that is killed with its server says so itself.
  client.on('error', () => undefined);
  await client.connect();
  const key = await readSigningKey(client);
  const expiresAt = new Date(Date.now() + 86_400_000);
  return {
    async people(count) {
      const rows = Array.from({ length: count }, () => ({ id: randomUUID(), sessionId: randomUUID() }));
      const [ids, sessions] = [rows.map(({ id }) => id), rows.map(({ sessionId }) => sessionId)];
      await client.query(
        `INSERT INTO users (id, email, full_name) SELECT id, id || '@example.com', 'Person ' || n
           FROM unnest($1::uuid[]) WITH ORDINALITY AS one (id, n)`,
        [ids],
      );
      await client.query(
        `INSERT INTO sessions (id, user_id, device, expires_at)
         SELECT s, u, 'bench', $3 FROM unnest($1::uuid[], $2::uuid[]) AS one (s, u)`,
        [sessions, ids, expiresAt],
      );
      const members: Member[] = [];
      for (const { id, sessionId } of rows) {
        members.push({ id, token: await api.signToken(db, key, { userId: id, sessionId, expiresAt }) });
      }
      return members;
    },
    async group(members) {
      const id = randomUUID();
      await client.query(`INSERT INTO conversations (id, kind) VALUES ($1, 'group')`, [id]);
      await client.query(`INSERT INTO groups (id, name, owner_id, join_code) VALUES ($1, 'Group', $2, $3)`, [
        id,
        members[0]?.id,
        id,
      ]);
      await client.query(
        `INSERT INTO group_members (group_id, user_id, role)
         SELECT $1, u, CASE WHEN n = 1 THEN 'owner' ELSE 'member' END FROM unnest($2::uuid[]) WITH ORDINALITY AS one (u, n)`,
        [id, members.map((member) => member.id)],
      );
      return id;
    },
    async talk(groupIds, messages) {
      await client.query(
        `INSERT INTO messages (conversation_id, number, id, revision, added_revision, sender_id, client_id, text, search)
         SELECT g, n, gen_random_uuid(), n, n,
                (SELECT user_id FROM group_members WHERE group_id = g ORDER BY user_id LIMIT 1 OFFSET n % 3),
                gen_random_uuid(), 'Shall we meet at one? ' || n, ' shall we meet at one? ' || n
           FROM unnest($1::uuid[]) g, generate_series(1, $2::int) n`,
        [groupIds, messages],
      );
      await client.query(
        `UPDATE conversations SET message_count = $2, revision = $2, last_message_at = now() - random() * interval '1 day'
          WHERE id = ANY ($1::uuid[])`,
        [groupIds, messages],
      );
      await client.query('ANALYZE');
    },
    async messages(groupIds) {
      const { rows } = await client.query<StoredMessage>(
        `SELECT conversation_id AS "conversationId", sender_id AS "senderId", client_id AS "clientId", id, number
           FROM messages WHERE conversation_id = ANY ($1::uuid[]) ORDER BY conversation_id, number`,
        [groupIds],
      );
      return rows;
    },
    async backendPid() {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      return rows[0]?.pid ?? 0;
    },
    async close() {
      await client.end();
      await db.destroy();
    },
  };
}
