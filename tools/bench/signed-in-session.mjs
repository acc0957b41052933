import { createHmac, timingSafeEqual } from 'node:crypto';
import pg from 'pg';

/** Planned as the API's reads are: a named statement, planned once a connection. */
export function openPool(connectionString) {
  return new pg.Pool({ connectionString, max: 20 });
}

const SESSION = `SELECT user_id, last_seen_at < now() - interval '5 minutes' AS is_stale FROM sessions
  WHERE id = $1 AND ended_at IS NULL AND expires_at > now()`;

/**
 * The API's session check without the API: the token's signature, which is remembered once it was found right, and the
 * session's row, which is read with every request. Gives the viewer's id, or null.
 */
export function createSessionCheck(pool) {
  const verified = new Map();
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    const claims = verified.get(token) ?? (await verify(pool, token));
    if (!claims || claims.exp * 1000 <= Date.now()) return null;
    verified.set(token, claims);
    const { rows } = await pool.query({ name: 'session', text: SESSION, values: [claims.sid] });
    if (rows[0]?.user_id !== claims.sub) return null;
    if (rows[0].is_stale) await pool.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [claims.sid]);
    return claims.sub;
  };
}

async function verify(pool, token) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (!signature) return null;
  const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url'));
  const { rows } = await pool.query('SELECT secret FROM signing_keys WHERE id = $1', [kid]);
  if (alg !== 'HS256' || !rows[0]) return null;
  const expected = createHmac('sha256', Buffer.from(rows[0].secret, 'base64')).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? JSON.parse(Buffer.from(payload, 'base64url')) : null;
}
