import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * What Node.js, `ws` and PostgreSQL can do at most: a broadcast that stores nothing, of a text that comes over a socket or
 * by POST; the transaction of a message in one prepared statement (`/send`), and the list of conversations in one
 * (`/inbox`). It speaks as much of graphql-transport-ws as the clients need.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });

const SEND = `
  WITH seen AS MATERIALIZED (
    SELECT c.member_version FROM conversations c
     WHERE c.id = $1 AND EXISTS (SELECT 1 FROM group_members g WHERE g.group_id = $1 AND g.user_id = $2)
       AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = $1 AND m.sender_id = $2 AND m.client_id = $3)),
  counted AS (
    UPDATE conversations c SET message_count = c.message_count + 1, revision = c.revision + 1,
           last_message_at = greatest(clock_timestamp(), c.last_message_at)
      FROM seen WHERE c.id = $1 AND c.member_version = seen.member_version
    RETURNING c.message_count, c.revision, c.last_message_at),
  read AS (
    UPDATE group_members g SET read_number = counted.message_count FROM counted
     WHERE g.group_id = $1 AND g.user_id = $2)
  INSERT INTO messages AS m (conversation_id, number, id, revision, added_revision, sender_id, client_id, text, search,
    created_at)
  SELECT $1, message_count, gen_random_uuid(), revision, revision, $2, $3, $4, ' ' || lower($4), last_message_at
    FROM counted RETURNING id, number, revision, text, created_at AS "createdAt"`;

const INBOX = `
  SELECT c.id, g.name, g.photo_url, c.message_count - m.read_number AS unread,
         coalesce(c.last_message_at, c.created_at) AS active_at, l.text, l.created_at, u.full_name
    FROM group_members m JOIN conversations c ON c.id = m.group_id JOIN groups g ON g.id = c.id
    LEFT JOIN messages l ON l.conversation_id = c.id AND l.number = c.message_count LEFT JOIN users u ON u.id = l.sender_id
   WHERE m.user_id = $1 ORDER BY active_at DESC, c.id DESC LIMIT 200`;

const listeners = new Map<WebSocket, string>();

const server = createServer(async (request, response) => {
  const body = await readBody(request);
  const answer = await handlers[request.url ?? '']?.(body);
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(answer ?? '{}');
});

const IS_SENT = '{"data":{"isSent":true}}';

function broadcast(payload: string): void {
  for (const [socket, id] of listeners) socket.send(`{"id":"${id}","type":"next","payload":${payload}}`);
}

/** What is posted; each path reads its own part of it. */
interface Posted extends Record<'conversationId' | 'senderId' | 'clientId' | 'text' | 'userId', string> {
  variables: { payload: string };
}

const handlers: Record<string, (body: Posted) => Promise<string>> = {
  '/up': async () => '{"isUp":true}',
  async '/graphql'({ variables }) {
    broadcast(variables.payload);
    return IS_SENT;
  },
  async '/send'({ conversationId, senderId, clientId, text }) {
    const values = [conversationId, senderId, clientId, text];
    const { rows } = await pool.query({ name: 'send', text: SEND, values });
    return JSON.stringify({ data: { sendMessage: { message: rows[0] } } });
  },
  async '/inbox'({ userId }) {
    const { rows } = await pool.query({ name: 'inbox', text: INBOX, values: [userId] });
    return JSON.stringify({ data: { inbox: rows } });
  },
};

async function readBody(request: IncomingMessage): Promise<Posted> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

interface Said {
  type: string;
  id: string;
  /** Of `subscribe`: with a payload it is told to all, without one it listens. */
  payload?: { variables: { payload?: string } };
}

const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { type, id, payload } = JSON.parse(String(data)) as Said;
    if (type === 'connection_init') return socket.send('{"type":"connection_ack"}');
    if (type !== 'subscribe') return;
    const text = payload?.variables.payload;
    if (text === undefined) return void listeners.set(socket, id);
    broadcast(text);
    socket.send(`{"id":"${id}","type":"next","payload":${IS_SENT}}`);
    socket.send(`{"id":"${id}","type":"complete"}`);
  });
  socket.on('close', () => listeners.delete(socket));
});
server.listen(Number(process.argv[3]), '127.0.0.1');
