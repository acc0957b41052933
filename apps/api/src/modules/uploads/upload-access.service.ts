import { allowsScope, type StoredFiles } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { ByteRange, FileStore } from '../../infra/files/file-store.ts';
import type { Context, Services } from '../../kernel/context.ts';
import { once } from '../../kernel/once.ts';
import { queryRows } from '../../kernel/rows.ts';
import { isInMessage, isInMessageFor } from './picture-uses.ts';
import type { Upload } from './upload.entity.ts';

/** SQL: the address of the picture `u`. */
const URL = "'/uploads/' || u.key";

export type StoredFile = NonNullable<Awaited<ReturnType<FileStore['read']>>>;

/** What a stored file is for, its name and size; null when there is none of that key. */
async function findUpload(db: DataSource, key: string): Promise<KnownUpload | null> {
  const text = 'SELECT kind, file_name AS "fileName", size_bytes AS "sizeBytes" FROM uploads WHERE key = $1';
  const [row] = await queryRows<KnownUpload>(db, text, [key]);
  return row ?? null;
}

type KnownUpload = Pick<Upload, 'kind' | 'fileName' | 'sizeBytes'>;

/** The file of a picture that everyone may see; null for all others. For pages and files that everyone may load. */
export async function readPublicFile({ db, files }: Pick<Services, 'db' | 'files'>, key: string) {
  const found = await findUpload(db, key);
  return found && found.kind !== 'MESSAGE' ? files.read(key) : null;
}

/** A file for who asks. */
export interface FileForViewer {
  /** Whether it is for them alone. */
  isPrivate: boolean;
  /** '' of a picture. */
  name: string;
  sizeBytes: number;
  /** The content or a part of it; null when it is gone. */
  read: (range?: ByteRange) => Promise<StoredFile | null>;
}

/**
 * The picture or file for who asks. Null when there is none, or none for them: the answer doesn't tell which. `loadViewer` is
 * called for private pictures only.
 */
export async function findFileFor(
  { db, files }: Pick<Services, 'db' | 'files'>,
  key: string,
  loadViewer: () => Promise<Context['viewer']>,
): Promise<FileForViewer | null> {
  const found = await findUpload(db, key);
  if (!found) return null;
  const isPrivate = found.kind === 'MESSAGE';
  if (isPrivate && !(await maySee(db, key, await loadViewer()))) return null;
  return { isPrivate, name: found.fileName, sizeBytes: found.sizeBytes, read: (range) => files.read(key, range) };
}

/** Names and sizes of stored files, by their keys. */
export async function findStoredFiles({ db }: Pick<Services, 'db'>, keys: readonly string[]): Promise<StoredFiles> {
  if (keys.length === 0) return new Map();
  const text = 'SELECT key, file_name AS name, size_bytes AS "sizeBytes" FROM uploads WHERE key = ANY ($1)';
  const rows = await queryRows<{ key: string; name: string; sizeBytes: number }>(db, text, [keys]);
  return new Map(rows.map(({ key, ...file }) => [key, file]));
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
