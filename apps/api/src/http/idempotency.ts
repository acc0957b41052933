import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@tessera/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Services } from '../platform/context.ts';
import { contextOf } from './request-context.ts';

const KEPT = '24 hours';
/** A first request that has not answered for so long died with its process. */
const ABANDONED = '60 seconds';
const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
const MAX_KEY_LENGTH = 200;

/** Answers that say "not now": the same key may be tried again. */
const PASSING = /"code":"(?:INTERNAL|UNAVAILABLE|RATE_LIMITED|UNAUTHENTICATED)"/;

interface Claim {
  userId: string;
  key: string;
  fingerprint: Buffer;
}

interface KeptAnswer {
  fingerprint: Buffer;
  status: number | null;
  body: string | null;
}

/**
 * Writes with the header `Idempotency-Key` happen once: the same key by the same person within 24 hours gives the
 * first answer again, also while the first request still runs.
 */
export function registerIdempotency(app: FastifyInstance, services: Services): void {
  const claims = new WeakMap<FastifyRequest, Claim>();
  app.addHook('preHandler', async (request, reply) => {
    const claim = await readClaim(services, request, reply);
    if (!claim) return;
    const kept = await claimOrWait(services.db, claim);
    if (!kept) {
      claims.set(request, claim);
      return;
    }
    reply.code(kept.status ?? 200).header('idempotency-replayed', 'true');
    return kept.body ? reply.type('application/json; charset=utf-8').send(kept.body) : reply.send();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = claims.get(request);
    if (claim) await keep(services.db, claim, reply.statusCode, typeof payload === 'string' ? payload : null);
    return payload;
  });
}

async function readClaim(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Claim | null> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method === 'GET' || request.method === 'HEAD') return null;
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    const text = `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`;
    throw new AppError('BAD_USER_INPUT', text, { 'Idempotency-Key': text });
  }
  const { viewer } = await contextOf(services, request, reply);
  if (!viewer) return null;
  const body = request.isMultipart() ? '' : JSON.stringify(request.body ?? null);
  const fingerprint = createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest();
  return { userId: viewer.id, key, fingerprint };
}

/** Null when the key is ours to run with, else the first answer. */
async function claimOrWait(db: DataSource, claim: Claim): Promise<KeptAnswer | null> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    if (await tryClaim(db, claim)) return null;
    const [kept] = await db.query<KeptAnswer[]>(
      'SELECT fingerprint, status, body FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [claim.userId, claim.key],
    );
    if (!kept) continue;
    if (!kept.fingerprint.equals(claim.fingerprint)) {
      const text = 'This Idempotency-Key was used for another request.';
      throw new AppError('BAD_USER_INPUT', text, { 'Idempotency-Key': text });
    }
    if (kept.status !== null) return kept;
  }
  throw new AppError('CONFLICT', 'The first request with this Idempotency-Key is still running.');
}

async function tryClaim(db: DataSource, { userId, key, fingerprint }: Claim): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `INSERT INTO idempotency_keys AS kept (user_id, key, fingerprint) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = $3, status = NULL, body = NULL, created_at = now()
       WHERE kept.created_at < now() - interval '${KEPT}'
          OR (kept.status IS NULL AND kept.created_at < now() - interval '${ABANDONED}')
     RETURNING 1`,
    [userId, key, fingerprint],
  );
  return rows.length > 0;
}

async function keep(db: DataSource, { userId, key }: Claim, status: number, body: string | null): Promise<void> {
  if (status >= 500 || PASSING.test(body ?? '')) {
    await db.query('DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2', [userId, key]);
  } else {
    await db.query('UPDATE idempotency_keys SET status = $3, body = $4 WHERE user_id = $1 AND key = $2', [
      userId,
      key,
      status,
      body,
    ]);
  }
}
