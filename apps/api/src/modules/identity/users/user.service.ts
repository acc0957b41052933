import { type Region, regionFor } from '@tessera/domain';
import { languageOf } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
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
  return regionFor(user?.locale);
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
