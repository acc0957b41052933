import DataLoader from 'dataloader';
import type { Context } from '../../kernel/context.ts';
import { definePort } from '../../kernel/port.ts';
import type { User } from '../identity/index.ts';

/** SQL: how many views each of the shares brought, and when the last was, as ("shareId", count, "lastAt"). */
export const selectOpenCounts = definePort<(shareIds: string) => string>('shares.selectOpenCounts');

/** SQL: whether a person's browser has shown the card by the share. */
export const wasViewed = definePort<(shareId: string) => string>('shares.wasViewed');

/** More of them are not shown. */
const MOST_OPENINGS = 100;

export interface Opening {
  user: User;
  openedAt: Date;
}

export interface ShareViews {
  count: number;
  /** The last view, or the last first look of somebody who was signed in; null without either. */
  lastAt: Date | null;
}

/** What is known of shares beyond their rows, by the share's id: a list asks for each kind once. */
interface ShareFacts {
  /** Views that carried the share. */
  views: DataLoader<string, ShareViews>;
  /** Who of the signed-in opened it, the first first; at most 100. */
  openings: DataLoader<string, Opening[]>;
  /** To whom it was shared in the app, by name. */
  recipients: DataLoader<string, User[]>;
}

const known = new WeakMap<Context, ShareFacts>();

/** The facts of one request. */
export function readShareFacts(context: Context): ShareFacts {
  const facts = known.get(context) ?? {
    views: new DataLoader((ids) => countViews(context, ids)),
    openings: new DataLoader((ids) => listOpenings(context, ids)),
    recipients: new DataLoader((ids) => listRecipients(context, ids)),
  };
  known.set(context, facts);
  return facts;
}

function countViews({ db }: Context, ids: readonly string[]): Promise<ShareViews[]> {
  return db.query<ShareViews[]>(
    `SELECT coalesce(v.count, 0) AS count,
            greatest(v."lastAt", (SELECT max(o.opened_at) FROM share_opens o WHERE o.share_id = s.id)) AS "lastAt"
       FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, place)
       LEFT JOIN (${selectOpenCounts('$1')}) v ON v."shareId" = s.id ORDER BY s.place`,
    [ids],
  );
}

/** When somebody last opened it, as far as is known. */
export async function findLastOpenedAt(context: Context, shareId: string): Promise<Date | null> {
  return (await readShareFacts(context).views.load(shareId)).lastAt;
}

async function listOpenings({ db, loaders }: Context, ids: readonly string[]): Promise<Opening[][]> {
  const rows = await db.query<{ share_id: string; user_id: string; opened_at: Date }[]>(
    `SELECT o.share_id, o.user_id, o.opened_at FROM unnest($1::uuid[]) AS s (id) CROSS JOIN LATERAL
       (SELECT * FROM share_opens WHERE share_id = s.id ORDER BY opened_at, user_id LIMIT ${MOST_OPENINGS}) o
      ORDER BY o.opened_at, o.user_id`,
    [ids],
  );
  const openings = await Promise.all(
    rows.map(async (row) => ({ ...row, user: await loaders.user.load(row.user_id), openedAt: row.opened_at })),
  );
  const found = openings.flatMap(({ share_id, user, openedAt }) => (user ? [{ share_id, user, openedAt }] : []));
  return ids.map((id) => found.filter(({ share_id }) => share_id === id));
}

async function listRecipients({ db, loaders }: Context, ids: readonly string[]): Promise<User[][]> {
  const text = 'SELECT share_id, user_id FROM share_recipients WHERE share_id = ANY ($1::uuid[])';
  const rows = await db.query<{ share_id: string; user_id: string }[]>(text, [ids]);
  const recipients = await Promise.all(
    rows.map(async (row) => ({ ...row, user: await loaders.user.load(row.user_id) })),
  );
  return ids.map((id) =>
    recipients
      .flatMap(({ share_id, user }) => (share_id === id && user ? [user] : []))
      .sort((one, other) => one.fullName.localeCompare(other.fullName)),
  );
}
