import { allowsScope } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { FileStore } from '../../infra/files/file-store.ts';
import type { Context, Services } from '../../kernel/context.ts';
import { once } from '../../kernel/once.ts';
import { queryRows } from '../../kernel/rows.ts';
import type { PictureKind } from './picture.ts';
import { isInMessage, isInMessageFor } from './picture-uses.ts';

/** SQL: the address of the picture `u`. */
const URL = "'/uploads/' || u.key";

export type StoredFile = NonNullable<Awaited<ReturnType<FileStore['read']>>>;

/** What a picture is for; null when there is none of that key. */
async function findKind(db: DataSource, key: string): Promise<PictureKind | null> {
  const [row] = await queryRows<{ kind: PictureKind }>(db, 'SELECT kind FROM uploads WHERE key = $1', [key]);
  return row?.kind ?? null;
}

/** The file of a picture that everyone may see; null for all others. For pages and files that everyone may load. */
export async function readPublicFile({ db, files }: Pick<Services, 'db' | 'files'>, key: string) {
  const kind = await findKind(db, key);
  return kind && kind !== 'MESSAGE' ? files.read(key) : null;
}

/**
 * The file of a picture for who asks, and whether it is for them alone. Null when there is none, or none for them: the
 * answer doesn't tell which. `loadViewer` is called for private pictures only.
 */
export async function readFileFor(
  { db, files }: Pick<Services, 'db' | 'files'>,
  key: string,
  loadViewer: () => Promise<Context['viewer']>,
): Promise<{ file: StoredFile; isPrivate: boolean } | null> {
  const kind = await findKind(db, key);
  if (!kind) return null;
  const isPrivate = kind === 'MESSAGE';
  if (isPrivate && !(await maySee(db, key, await loadViewer()))) return null;
  const file = await files.read(key);
  return file && { file, isPrivate };
}

/** Who may read a message with it; before it is sent, who uploaded it. $1 the key, $2 the person. */
const MAY_SEE = once(
  () => `SELECT 1 FROM uploads u
  WHERE u.key = $1 AND (${isInMessageFor(URL, '$2::uuid')}
    OR (u.owner_id = $2 AND NOT ${isInMessage(URL)}))`,
);

async function maySee(db: DataSource, key: string, viewer: Context['viewer']): Promise<boolean> {
  if (!viewer || (viewer.token && !allowsScope(viewer.token.scopes, 'messages:read'))) return false;
  return (await queryRows(db, MAY_SEE(), [key, viewer.id])).length > 0;
}
