import { hkdfSync, randomBytes, type webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { SecretBox } from '../../../infra/secrets/secret-box.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { SigningKey } from './signing-key.entity.ts';

const ALGORITHM = 'HS256';

interface TokenClaims {
  userId: string;
  sessionId: string;
}

/** What the keys of each database are encrypted with; there is none without SECRETS_KEY. */
const boxes = new WeakMap<DataSource, SecretBox>();

/**
 * Makes the first key, and encrypts with the box those that were kept in clear. Two processes starting at once agree on
 * one through the table's lock. Throws when the newest key was encrypted with another one.
 */
export async function ensureSigningKey(db: DataSource, box: SecretBox | null): Promise<void> {
  if (box) boxes.set(db, box);
  await inTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE');
    const keys = await tx.find(SigningKey, { order: { createdAt: 'DESC', id: 'DESC' } });
    if (!keys[0]) await tx.insert(SigningKey, newKey(db));
    else openKey(db, keys[0]);
    if (box)
      await sealKeys(
        tx,
        box,
        keys.filter(({ secret }) => !isSealed(secret)),
      );
  });
}

/** Encrypts with the first key of SECRETS_KEY what other keys have encrypted. Gives how many those were. */
export function sealSigningKeys(db: DataSource, box: SecretBox): Promise<number> {
  return inTransaction(db, async (tx) => {
    const keys = await tx.find(SigningKey, { lock: { mode: 'pessimistic_write' } });
    const stale = keys.filter(({ secret }) => !box.isFresh(secret));
    await sealKeys(tx, box, stale);
    return stale.length;
  });
}

async function sealKeys(tx: EntityManager, box: SecretBox, keys: readonly StoredKey[]): Promise<void> {
  for (const { id, secret } of keys) {
    const text = isSealed(secret) ? box.open(secret, keptFor(id)) : secret;
    await tx.update(SigningKey, { id }, { secret: box.seal(text, keptFor(id)) });
  }
}

/** Signs with a fresh key from now on. Tokens of earlier keys go on working, so nobody is signed out. */
export async function rotateSigningKey(db: DataSource): Promise<string> {
  const key = newKey(db);
  await db.manager.insert(SigningKey, key);
  return key.id;
}

/** A key as it is stored. */
type StoredKey = Pick<SigningKey, 'id' | 'secret'>;

function newKey(db: DataSource): StoredKey {
  const [id, secret] = [uuid(), randomBytes(32).toString('base64')];
  return { id, secret: boxes.get(db)?.seal(secret, keptFor(id)) ?? secret };
}

/** The key's bytes. Throws when what it was encrypted with is not at hand. */
function openKey(db: DataSource, { id, secret }: StoredKey): Uint8Array {
  const box = boxes.get(db);
  if (!isSealed(secret)) return Buffer.from(secret, 'base64');
  if (!box) throw new Error('SECRETS_KEY is not set, and the keys that sign sessions are encrypted with it');
  return Buffer.from(box.open(secret, keptFor(id)), 'base64');
}

/** Base64 has no dot. */
function isSealed(secret: string): boolean {
  return secret.includes('.');
}

/** Whose secret it is, for the box. */
function keptFor(id: string): string {
  return `signing key ${id}`;
}

/** A secret for one purpose, the same in all processes on one database. It outlasts a change of keys. */
export async function deriveSecret(db: DataSource, purpose: string): Promise<string> {
  const [first] = await db.manager.find(SigningKey, { order: { createdAt: 'ASC', id: 'ASC' }, take: 1 });
  if (!first) throw new Error('there is no signing key');
  return Buffer.from(hkdfSync('sha256', openKey(db, first), '', purpose, 32)).toString('base64url');
}

/** A JWT for one session; it says who and which session, and nothing that could become wrong later. */
export async function signToken(
  db: DataSource,
  key: StoredKey,
  { userId, sessionId, expiresAt }: TokenClaims & { expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(await keepKey(db, key));
}

/** Tokens whose signature was found right: it stays so, and is dearer to check than the session that it stands for. */
const verified = new LRUCache<string, TokenClaims & { expiresAtMs: number }>({ max: 10_000 });

/** What the token says, or null when it isn't one of ours or is over. Whether its session lives is not said by it. */
export async function readToken(db: DataSource, token: string): Promise<TokenClaims | null> {
  const known = verified.get(token);
  if (known && known.expiresAtMs > Date.now()) return known;
  verified.delete(token);
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => findSecret(db, kid), { algorithms: [ALGORITHM] });
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
    const claims = { userId: payload.sub, sessionId: payload.sid, expiresAtMs: (payload.exp ?? 0) * 1000 };
    verified.set(token, claims);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Keys never change once made, so they are read from the database once a process. */
const secrets = new WeakMap<DataSource, Map<string, HmacKey>>();

type HmacKey = Promise<webcrypto.CryptoKey>;

function keptKeys(db: DataSource): Map<string, HmacKey> {
  const known = secrets.get(db) ?? new Map<string, HmacKey>();
  secrets.set(db, known);
  return known;
}

/** The key, opened once a process. `jose` would import bytes, and a KeyObject, each time anew. Throws as `openKey` does. */
function keepKey(db: DataSource, key: StoredKey): HmacKey {
  const known = keptKeys(db);
  const kept =
    known.get(key.id) ??
    crypto.subtle.importKey('raw', openKey(db, key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  known.set(key.id, kept);
  return kept;
}

async function findSecret(db: DataSource, kid: string | undefined): HmacKey {
  const cached = kid ? keptKeys(db).get(kid) : undefined;
  if (cached) return cached;
  const key = kid ? (await db.manager.find(SigningKey)).find(({ id }) => id === kid) : null;
  const secret = key && openOrNull(db, key);
  if (!secret) throw new errors.JWSInvalid('unknown key');
  return secret;
}

/** Null for a key of which SECRETS_KEY has lost what encrypted it: its tokens are nobody's any more. */
function openOrNull(db: DataSource, key: StoredKey): HmacKey | null {
  try {
    return keepKey(db, key);
  } catch {
    return null;
  }
}
