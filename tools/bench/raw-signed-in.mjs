import { createServer } from 'node:http';
import { createSave } from './signed-in-save.mjs';
import { createSessionCheck, openPool } from './signed-in-session.mjs';
import { ANSWERS } from './signed-in-statements.mjs';

/**
 * What Node.js and PostgreSQL can do at most for somebody who is signed in: the session's statement and one prepared
 * statement that gives the JSON; for a card that is saved, its transaction.
 */
const pool = openPool(process.argv[2]);
const findViewer = createSessionCheck(pool);
const save = createSave(pool);

const values = {
  card: (viewer, { v }) => [v, viewer],
  cards: (viewer, { v }) => [viewer, v],
  contacts: (viewer, { v }) => [viewer, v],
  inbox: (viewer, { v }) => [viewer, v],
};

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://raw');
  const name = pathname.slice(1);
  if (name === 'up') return '"up"';
  const viewer = await findViewer(request.headers.authorization);
  if (!viewer) return null;
  if (name === 'save') return save(viewer, JSON.parse(await readBody(request)));
  const asked = values[name]?.(viewer, Object.fromEntries(searchParams));
  if (!asked) return null;
  const { rows } = await pool.query({ name, text: ANSWERS[name], values: asked });
  return rows[0]?.json ?? null;
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  const json = await answer(request).catch((error) => {
    // A load generator hangs up at the end of its round.
    if (!request.destroyed) console.error(error);
    return null;
  });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json ?? '') };
  response.writeHead(json === null ? 404 : 200, headers).end(json ?? '');
});
server.listen(Number(process.argv[3]), '127.0.0.1');
