import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SigningKey } from './signing-key.entity.ts';

const ALGORITHM = 'HS256';

interface TokenClaims {
  userId: string;
  sessionId: string;
}

/** The newest key, made on first use. Two processes starting at once agree on one through the table's lock. */
export async function ensureSigningKey(db: DataSource): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE');
    if ((await tx.count(SigningKey)) === 0) await tx.insert(SigningKey, newKey());
  });
}

/** Signs with a fresh key from now on. Tokens of earlier keys go on working, so nobody is signed out. */
export async function rotateSigningKey(db: DataSource): Promise<string> {
  const key = newKey();
  await db.manager.insert(SigningKey, key);
  return key.id;
}

function newKey(): Pick<SigningKey, 'id' | 'secret'> {
  return { id: uuid(), secret: randomBytes(32) };
}

/** A JWT for one session; it says who and which session, and nothing that could become wrong later. */
export async function signToken(
  key: Pick<SigningKey, 'id' | 'secret'>,
  claims: TokenClaims,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setSubject(claims.userId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key.secret);
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
const secrets = new WeakMap<DataSource, Map<string, Uint8Array>>();

async function findSecret(db: DataSource, kid: string | undefined): Promise<Uint8Array> {
  const known = secrets.get(db) ?? new Map<string, Uint8Array>();
  secrets.set(db, known);
  const cached = kid ? known.get(kid) : undefined;
  if (cached) return cached;
  for (const key of await db.manager.find(SigningKey)) known.set(key.id, key.secret);
  const secret = kid ? known.get(kid) : undefined;
  if (!secret) throw new errors.JWSInvalid('unknown key');
  return secret;
}
