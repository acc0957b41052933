import { AppError, allowsScope, type TokenScope } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { fromCursor, isUuid, type Page, readTuple, toCursor, toPage } from '../../kernel/lists/page.ts';
import { readStart } from '../../kernel/lists/page-args.ts';
import { TokenRules } from '../identity/index.ts';
import { DELETION_KINDS, type Deletion, type DeletionKind } from './deletion.entity.ts';
import type { DeletionArgsType } from './sync.inputs.ts';

/** How long deletions are kept. */
const DELETION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The overlap between syncs. Lists in the same request are read at the same time, so they may be a little older. */
const OVERLAP_SECONDS = 10;

const SCOPES: Record<DeletionKind, TokenScope> = { card: 'cards:read', contact: 'contacts:read', deal: 'deals:read' };

/** A page of deletions, and the time from which the next sync has to read. */
export interface DeletionPage extends Page<Deletion> {
  syncPoint: Date;
  count: () => Promise<number>;
}

type Place = [micros: string, kind: string, id: string];

/**
 * The deletions from the viewer's lists since a sync, earliest first. BAD_USER_INPUT for a sync from before deletions are kept;
 * FORBIDDEN for a kind that the viewer's token may not read.
 */
export async function listDeletions(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { since, kind, ...page }: DeletionArgsType,
): Promise<DeletionPage> {
  if (since && since.getTime() < Date.now() - DELETION_DAYS * DAY_MS) throw tooLongAgo();
  const kinds = kind ? [kind] : DELETION_KINDS.filter((one) => mayRead(viewer, one));
  TokenRules.assertScopes(viewer, kinds.length > 0 ? kinds.map((one) => SCOPES[one]) : [SCOPES.contact]);
  // Read first: deletions between the two queries come now and again at the next sync.
  const syncPoint = await readSyncPoint(db);
  const start = readStart(page, (cursor, argument) => fromCursor(cursor, readPlace, argument));
  const values = [viewer.id, kinds, since ?? null];
  const found = await db.query<(Deletion & { micros: string })[]>(
    `SELECT d.kind, d.thing_id AS id, d.deleted_at AS "deletedAt", d.merged_into AS "mergedInto", ${MICROS} AS micros
       FROM deletions d WHERE ${CONDITION}
        AND ($4::bigint IS NULL OR (${MICROS}, d.kind, d.thing_id) > ($4::bigint, $5::text, $6::uuid))
      ORDER BY d.deleted_at, d.kind, d.thing_id LIMIT $7`,
    [...values, ...(start.place ?? [null, null, null]), start.size + 1],
  );
  const count = async () => {
    const [row] = await db.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM deletions d WHERE ${CONDITION}`,
      values,
    );
    return row?.n ?? 0;
  };
  const cursor = ({ micros, kind: of, id }: Deletion & { micros: string }) =>
    toCursor(JSON.stringify([micros, of, id]));
  return {
    ...toPage<Deletion & { micros: string }, Deletion>(found, page, { cursor, node: (row) => row }),
    syncPoint,
    count,
  };
}

/** $1 owner, $2 kinds, $3 since. Ids order deletions of the same time. */
const CONDITION = `d.owner_id = $1 AND d.kind = ANY ($2::text[]) AND d.deleted_at >= $3::timestamptz`;
const MICROS = '(extract(epoch FROM d.deleted_at) * 1000000)::bigint';

function readPlace(text: string): Place | null {
  const [micros, kind, id] = readTuple(text);
  const isPlace = typeof micros === 'string' && /^\d{1,18}$/.test(micros) && typeof kind === 'string' && isUuid(id);
  return isPlace ? [micros, kind, String(id)] : null;
}

function mayRead({ token }: Viewer, kind: DeletionKind): boolean {
  return !token || allowsScope(token.scopes, SCOPES[kind]);
}

/**
 * The time before which nothing can change any more. A change gets the time of its statement but becomes visible when its
 * transaction ends, so the oldest open transaction is the limit.
 */
async function readSyncPoint(db: DataSource): Promise<Date> {
  const [row] = await db.query<{ at: Date }[]>(
    `SELECT least(clock_timestamp(), (
        SELECT min(a.xact_start) FROM pg_stat_activity a
         WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.backend_type = 'client backend'
      )) - make_interval(secs => ${OVERLAP_SECONDS}) AS at`,
  );
  if (!row) throw new Error('A query without a row.');
  return row.at;
}

/** Removes the records after 90 days. */
export async function sweepDeletionNotes({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM deletions WHERE deleted_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    DELETION_DAYS,
  ]);
}

function tooLongAgo(): AppError {
  const text = msg('Deletions are kept for {days} days. Read your full lists again.', { days: DELETION_DAYS });
  return new AppError('BAD_USER_INPUT', text, { since: text });
}
