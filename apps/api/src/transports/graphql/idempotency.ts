import { createHash, hkdfSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { seal, unseal } from '../../infra/secrets/seal.ts';
import type { Services } from '../../kernel/context.ts';
import { fingerprintForm, readMultipartForm } from '../../kernel/graphql/multipart.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { loadContext } from '../http/request-context.ts';
import type { Executor } from './executor.ts';

const KEPT = '24 hours';
/** A first request that has not answered for so long died with its process. */
const ABANDONED = '60 seconds';
const IS_ABANDONED = `kept.created_at < now() - interval '${ABANDONED}'`;
const LOST = msg(
  'The server stopped before it could answer this request, but has carried it out, at least in part. Look at the result before you send it again with a new key.',
);
const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
const MAX_KEY_LENGTH = 200;

/** Refusals that say "not now" or "not so": the key may be used again, also for the request put right. */
const PASSING =
  /"code":"(?:RATE_LIMITED|UNAUTHENTICATED|PLAN_LIMIT|STEP_UP_REQUIRED|SECOND_FACTOR_\w+|BAD_USER_INPUT|GRAPHQL_\w+|QUERY_TOO_COMPLEX|METHOD_NOT_ALLOWED|PAYLOAD_TOO_LARGE|UNSUPPORTED_MEDIA_TYPE)"/;

/** The server's own failures, which leave open whether the change was committed. */
const FAILED = /"code":"(?:INTERNAL|UNAVAILABLE)"/;

/** Stands for everybody who is not signed in: then the key alone says that it is the same request. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Claim {
  userId: string;
  keyHash: Buffer;
  /** Made of the key, which is not kept: an answer may hold a token, and only who has the key can read it. */
  secret: Buffer;
  fingerprint: Buffer;
}

interface KeptRow {
  fingerprint: Buffer;
  status: number | null;
  /** It will never be answered, though a part of it is done. */
  is_lost: boolean;
  answer: Buffer | null;
}

interface Answer {
  body: string | null;
  cookies: string[];
}

interface NewAnswer extends Answer {
  status: number;
  /** One change was asked for, which a refusal leaves undone. */
  isSingle: boolean;
}

/**
 * Writes with the header `Idempotency-Key` happen once: the same key by the same session or token within 24 hours gives
 * the first answer again, also while the first request still runs. Queries are just answered anew.
 */
export function registerIdempotency(app: FastifyInstance, executor: Executor): void {
  const { services } = executor;
  const claims = new WeakMap<FastifyRequest, Claim>();
  // Most requests have no key: they shall not wait for a promise.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isKeyed(request) || countWrites(executor, request) === 0) return done();
    void replayOrClaim(request, reply).then((isReplayed) => {
      if (!isReplayed) done();
    }, done);
  });
  async function replayOrClaim(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const claim = await readClaim(services, request, reply);
    if (!claim) return false;
    const kept = await claimOrWait(services.db, claim);
    if (!kept) {
      claims.set(request, claim);
      const context = await loadContext(services, request, reply);
      context.db = markWrites(context.db, claim);
      return false;
    }
    const { body, cookies } = readAnswer(claim, kept.answer);
    reply.code(kept.status ?? 200).header('idempotency-replayed', 'true');
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    void (body ? reply.type('application/json; charset=utf-8').send(body) : reply.send());
    return true;
  }
  // biome-ignore lint/complexity/useMaxParams: Fastify calls it like this.
  app.addHook('onSend', (request, reply, payload, done) => {
    const claim = claims.get(request);
    if (!claim) return done(null, payload);
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const body = typeof payload === 'string' ? payload : null;
    // What a form brought is known only now.
    if (countWrites(executor, request) === 0) {
      release(services.db, claim).then(() => done(null, payload), done);
      return;
    }
    // Of several mutations the first may be done when the second is refused.
    const isSingle = countWrites(executor, request) === 1;
    keep(services.db, claim, { isSingle, status: reply.statusCode, body, cookies }).then(
      () => done(null, payload),
      done,
    );
  });
}

/** Forgets answers that would not be given again. */
export async function sweepIdempotencyKeys({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(`DELETE FROM idempotency_keys WHERE created_at < $1::timestamptz - interval '${KEPT}'`, [now]);
}

function isKeyed({ method, headers }: FastifyRequest): boolean {
  return typeof headers['idempotency-key'] === 'string' && method !== 'GET' && method !== 'HEAD';
}

/** How many changes the request asks for: 0 for a document of GraphQL without a mutation. */
function countWrites(executor: Executor, { routeOptions, body }: FastifyRequest): number {
  if (routeOptions.url !== '/graphql' || typeof body !== 'object' || body === null) return 1;
  try {
    const { operations = [] } = executor.read({ query: Reflect.get(body, 'query') })?.known ?? {};
    const mutations = operations.filter(({ type }) => type === OperationTypeNode.MUTATION);
    return Math.max(0, ...mutations.map(({ node }) => countFields(node.selectionSet)));
  } catch {
    // The route says what is wrong with it.
    return 1;
  }
}

/** Fragments may hold any number: they count as several. */
function countFields({ selections }: SelectionSetNode): number {
  return selections.reduce((total, { kind }) => total + (kind === Kind.FIELD ? 1 : 2), 0);
}

async function readClaim(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Claim | null> {
  const { 'idempotency-key': key, authorization } = request.headers;
  if (typeof key !== 'string') return null;
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    const text = msg('Use 1 to {most} characters for the Idempotency-Key.', { most: MAX_KEY_LENGTH });
    throw new AppError('BAD_USER_INPUT', text, { 'Idempotency-Key': text });
  }
  const { viewer } = await loadContext(services, request, reply);
  const userId = viewer?.id ?? NOBODY;
  if (!viewer) await services.rateLimits.consume('keyByAddress', request.ip);
  // Another session or token of the person may do less. Automations show a key of their own in place of a session.
  const asker = viewer?.sessionId ?? authorization;
  const own = asker ? `${key}\n${asker}` : key;
  const body = await fingerprintBody(request);
  return {
    userId,
    keyHash: createHash('sha256').update(own).digest(),
    secret: Buffer.from(hkdfSync('sha256', own, userId, 'idempotency', 32)),
    fingerprint: createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest(),
  };
}

/** Everything that the body says. A form is not in `request.body`, so it is read here; its route gets the same one. */
async function fingerprintBody(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) return JSON.stringify(request.body ?? null);
  if (!request.routeOptions.config.takesForm) return '';
  try {
    return fingerprintForm(await readMultipartForm(request));
  } catch {
    // The route says what is wrong with it.
    return '';
  }
}

/** Null when the key is ours to run with, else the first answer. */
async function claimOrWait(db: DataSource, claim: Claim): Promise<KeptRow | null> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    if (await tryClaim(db, claim)) return null;
    const [kept] = await db.query<KeptRow[]>(
      `SELECT fingerprint, status, answer, status IS NULL AND has_written AND ${IS_ABANDONED} AS is_lost
         FROM idempotency_keys kept WHERE user_id = $1 AND key_hash = $2`,
      [claim.userId, claim.keyHash],
    );
    if (!kept) continue;
    if (!kept.fingerprint.equals(claim.fingerprint)) {
      const text = msg('This Idempotency-Key was used for another request.');
      throw new AppError('BAD_USER_INPUT', text, { 'Idempotency-Key': text });
    }
    if (kept.status !== null) return kept;
    if (kept.is_lost) throw new AppError('CONFLICT', LOST).with({ reason: 'ALREADY_DONE' });
  }
  throw new AppError('CONFLICT', msg('The first request with this Idempotency-Key is still running.'));
}

async function tryClaim(db: DataSource, { userId, keyHash, fingerprint }: Claim): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `INSERT INTO idempotency_keys AS kept (user_id, key_hash, fingerprint) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, key_hash) DO UPDATE
       SET fingerprint = $3, status = NULL, answer = NULL, has_written = false, created_at = now()
       WHERE kept.created_at < now() - interval '${KEPT}'
          OR (kept.status IS NULL AND NOT kept.has_written AND ${IS_ABANDONED})
     RETURNING 1`,
    [userId, keyHash, fingerprint],
  );
  return rows.length > 0;
}

async function keep(db: DataSource, claim: Claim, { status, isSingle, ...answer }: NewAnswer): Promise<void> {
  const { userId, keyHash } = claim;
  if (status >= 500 || (isSingle && FAILED.test(answer.body ?? ''))) await giveUp(db, claim);
  else if (isSingle && PASSING.test(answer.body ?? '')) await release(db, claim);
  else {
    await db.query('UPDATE idempotency_keys SET status = $3, answer = $4 WHERE user_id = $1 AND key_hash = $2', [
      userId,
      keyHash,
      status,
      seal(claim.secret, JSON.stringify(answer)),
    ]);
  }
}

/**
 * The database on which every transaction says, as a part of itself, that the request has written. Then a retry knows it,
 * even if the process dies or loses its connection while it commits.
 */
function markWrites(db: DataSource, { userId, keyHash }: Claim): DataSource {
  const text =
    'UPDATE idempotency_keys SET has_written = true WHERE user_id = $1 AND key_hash = $2 AND NOT has_written';
  const transaction = <T>(work: (tx: EntityManager) => Promise<T>) =>
    inTransaction(db, async (tx) => {
      const result = await work(tx);
      await tx.query(text, [userId, keyHash]);
      return result;
    });
  return Object.create(db, { transaction: { value: transaction } }) as DataSource;
}

/** After a failure the key may be used again, unless a part of the request is done. */
async function giveUp(db: DataSource, { userId, keyHash }: Claim): Promise<void> {
  await db.query(
    `WITH given_up AS (DELETE FROM idempotency_keys WHERE user_id = $1 AND key_hash = $2 AND NOT has_written)
     UPDATE idempotency_keys SET created_at = now() - interval '${ABANDONED}'
      WHERE user_id = $1 AND key_hash = $2 AND has_written`,
    [userId, keyHash],
  );
}

/** The key may be used again. */
async function release(db: DataSource, { userId, keyHash }: Claim): Promise<void> {
  await db.query('DELETE FROM idempotency_keys WHERE user_id = $1 AND key_hash = $2', [userId, keyHash]);
}

function readAnswer({ secret }: Claim, sealed: Buffer | null): Answer {
  return sealed ? (JSON.parse(unseal(secret, sealed)) as Answer) : { body: null, cookies: [] };
}
