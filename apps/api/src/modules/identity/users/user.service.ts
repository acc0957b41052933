import { AppError, emailKey, type Region, regionFor } from '@tessera/domain';
import { languageOf, msg } from '@tessera/texts';
import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { DEMO_ACCOUNT } from '../../../infra/settings/demo-account.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { columnArrays, columnNames, queryRows, toEntity } from '../../../kernel/rows.ts';
import { FormerHandle } from './former-handle.entity.ts';
import { User } from './user.entity.ts';

/** The person behind the first part of a public address: id, handle or former handle. */
export async function findOwner(db: DataSource, owner: string): Promise<User | null> {
  const handle = owner.toLowerCase();
  if (isUuid(handle)) return db.manager.findOneBy(User, { id: handle });
  const user = await db.manager.findOneBy(User, { handle });
  if (user) return user;
  const former = await db.manager.findOneBy(FormerHandle, { handle });
  return former?.userId ? db.manager.findOneBy(User, { id: former.userId }) : null;
}

/** The account's address and language, for `queueMail`. */
export function toMailbox({ email, emailConfirmedAt, language }: User) {
  return { to: email, isProved: emailConfirmedAt !== null, language: languageOf(language) };
}

/**
 * Holds the person's row until the transaction ends, so that what has a limit per person goes one after the other. False
 * when the account is gone.
 */
export async function lockUser(tx: EntityManager, id: string): Promise<boolean> {
  const [locked] = await lockUsers(tx, [id]);
  return locked !== undefined;
}

/** The same for many; gives the ids of those who are there. */
export async function lockUsers(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    'SELECT id FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Those of the people who don't show when they are here. */
export async function findHidden(db: DataSource, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    'SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND NOT shows_presence',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** SQL: the row of the person whose id the expression gives, as JSON for `toEntity`; null when they are gone. */
export function userJson(id: string): string {
  return `(SELECT row_to_json(u.*) FROM users u WHERE u.id = ${id})`;
}

/** SQL: the rows of the people whose ids the subquery gives, as `ColumnArrays`. */
export function usersJson(db: DataSource, ids: string): string {
  return `(SELECT ${columnArrays(columnNames(db, User), 'u.')} FROM users u WHERE u.id IN (${ids}))`;
}

/**
 * Makes the row that came with the session known to the loaders. For queries, and for mutations that don't change it
 * before they show it.
 */
export function primeViewer({ db, viewer, viewerRow, loaders }: Context): void {
  if (viewer && viewerRow) loaders.user.prime(viewer.id, toEntity(db, User, viewerRow));
}

/** Whose telephone numbers the viewer writes without a country code. */
export async function regionOfViewer({ loaders }: Pick<Context, 'loaders'>, viewer: Viewer): Promise<Region> {
  const user = await loaders.user.load(viewer.id);
  return regionFor(user ?? {});
}

/** The first part of the person's public addresses. */
export function ownerSegment(user: Pick<User, 'id' | 'handle'>): string {
  return user.handle ?? user.id;
}

/** The most frequent look-up of all: plain SQL, without what builds and hydrates a query. */
export async function findUsers(db: DataSource, ids: readonly string[]): Promise<User[]> {
  const known = ids.filter(isUuid);
  const text = 'SELECT row_to_json(u.*) AS "user" FROM users u WHERE id = ANY ($1::uuid[])';
  const rows = await queryRows<{ user: Record<string, unknown> }>(db, text, [known]);
  return rows.map(({ user }) => toEntity(db, User, user));
}

const EVERY_MS = 60_000;
const MOST_KEPT = 50_000;

/** People whose activity this process has noted within the last minute. It saves a write for each message. */
const noted = new LRUCache<string, true>({ max: MOST_KEPT, ttl: EVERY_MS });

/** Notes that the person is doing something now. Nobody waits for it, and nothing fails with it. */
export function noteActive({ db, log }: Pick<Services, 'db' | 'log'>, ...userIds: string[]): void {
  const due = userIds.filter((id) => !noted.has(id));
  if (due.length === 0) return;
  for (const id of due) noted.set(id, true);
  db.query(
    `UPDATE users SET last_active_at = now()
      WHERE id = ANY ($1::uuid[]) AND (last_active_at IS NULL OR last_active_at < now() - interval '1 minute')`,
    [due],
  ).catch((error) => log.info({ err: error }, 'when people were last active was not noted'));
}

/** FORBIDDEN until the account's email address is confirmed: before that, it can't have mail sent to other people. */
export async function assertConfirmed({ loaders }: Pick<Context, 'loaders'>, viewer: Viewer): Promise<void> {
  const user = await loaders.user.load(viewer.id);
  if (!user?.emailConfirmedAt) throw new AppError('FORBIDDEN', msg('Confirm your email address first.'));
}

/** FORBIDDEN for the demo account: everybody shares it, so nobody may lock the others out of it. */
export async function assertNotDemo(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { id }: Pick<Viewer, 'id'>,
): Promise<void> {
  if (!env.isDemo || !(await db.manager.existsBy(User, { id, email: DEMO_ACCOUNT.email }))) return;
  throw new AppError('FORBIDDEN', msg('The demo account can’t be changed. Create your own account to try this.'));
}

/** Whether the demo account has that address. */
export function isDemoEmail({ env }: Pick<Services, 'env'>, email: string): boolean {
  return env.isDemo && emailKey(email) === DEMO_ACCOUNT.email;
}

/** Those of the ids that belong to people who may be found. */
export async function findFindable(db: Pick<EntityManager, 'query'>, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND is_findable', [
    ids,
  ]);
  return rows.map(({ id }) => id);
}

interface NameSearch {
  /** A query of the ids of those who are looked through, with `values` for its placeholders. */
  people: string;
  values: unknown[];
  /** The name must match each, with a space before each of its words. */
  patterns: string[];
  most: number;
  /** The id of one of these people: then only those who come after that person. */
  after?: string | null | undefined;
}

/** People by name, at most `most`. */
export async function findByName(
  db: Pick<EntityManager, 'query'>,
  { people, values, patterns, most, after }: NameSearch,
): Promise<string[]> {
  const names = patterns.map((_, index) => `AND ' ' || lower(u.full_name) LIKE $${values.length + index + 1}`);
  const rest = `AND (u.full_name, u.id) > (SELECT l.full_name, l.id FROM users l JOIN known USING (id)
    WHERE l.id = $${values.length + patterns.length + 1})`;
  const rows = await db.query<{ id: string }[]>(
    `WITH known AS MATERIALIZED (${people})
     SELECT u.id FROM users u JOIN known USING (id) WHERE true ${names.join(' ')} ${after ? rest : ''}
      ORDER BY u.full_name, u.id LIMIT ${most}`,
    [...values, ...patterns, ...(after ? [after] : [])],
  );
  return rows.map(({ id }) => id);
}
