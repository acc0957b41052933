import { randomBytes } from 'node:crypto';
import { QUOTAS, quotaReached, type TokenScope } from '@tessera/domain';
import { type EntityManager, In } from 'typeorm';
import { contentTypeOf } from '../../infra/files/file-store.ts';
import { addJob } from '../../infra/jobs.ts';
import { announcePublicChange } from '../../infra/response-cache.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import type { Image } from '../../kernel/graphql/image.types.ts';
import { type ReceivedFile, wholeBytes } from '../../kernel/graphql/multipart.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { TokenRules, User, Users } from '../identity/index.ts';
import { readFileType, tidyFileName } from './file-content.ts';
import { type PictureKind, reencode } from './picture.ts';
import { Upload } from './upload.entity.ts';
import type { UploadImageInput } from './upload.inputs.ts';
import type { ImageKind, UploadedFile } from './upload.types.ts';

const SCOPES: Record<ImageKind, TokenScope> = {
  PHOTO: 'cards:write',
  LOGO: 'cards:write',
  AVATAR: 'profile:write',
  MESSAGE: 'messages:write',
};

/** Stores a picture; an AVATAR also becomes the viewer's. UNSUPPORTED_MEDIA_TYPE on `file` when it is none, CONFLICT at the quota. */
export async function uploadImage(context: Context, viewer: Viewer, input: UploadImageInput): Promise<Image> {
  TokenRules.assertScopes(viewer, [SCOPES[input.kind]]);
  const picture = await storePicture(context, viewer, input);
  // The file comes first: a crash in between leaves a file that nobody knows, never an address without a file.
  try {
    await inTransaction(context.db, async (tx) => {
      await noteUpload(tx, picture, { ownerId: viewer.id });
      if (input.kind === 'AVATAR') await tx.update(User, { id: viewer.id }, { avatarUrl: picture.url });
    });
  } catch (error) {
    await context.files.remove(picture.key);
    throw error;
  }
  if (input.kind === 'AVATAR') await announcePublicChange(context);
  return picture;
}

/** Stores a PDF or a video for a card's page. UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE on `file`, CONFLICT at the quota. */
export async function uploadFile(
  context: Context,
  viewer: Viewer,
  { file }: { file: ReceivedFile },
): Promise<UploadedFile> {
  TokenRules.assertScopes(viewer, ['cards:write']);
  await context.rateLimits.consume('uploadByViewer', viewer.id);
  const { kind, ending } = await readFileType(file);
  const key = `${randomBytes(16).toString('hex')}.${ending}`;
  const sizeBytes = file.spooled?.sizeBytes ?? file.bytes.length;
  const fileName = tidyFileName(file.name, ending);
  await context.files.write(key, file.spooled?.path ?? file.bytes);
  try {
    await inTransaction(context.db, (tx) => noteUpload(tx, { key, kind, sizeBytes, fileName }, { ownerId: viewer.id }));
  } catch (error) {
    await context.files.remove(key);
    throw error;
  }
  return { url: `/uploads/${key}`, name: fileName, contentType: contentTypeOf(key), sizeBytes };
}

/** A picture whose file is in the store. */
export interface StoredPicture extends Image {
  key: string;
  kind: PictureKind;
}

type NewUpload = Pick<Upload, 'key' | 'kind' | 'sizeBytes'> &
  Partial<Pick<Upload, 'widthPx' | 'heightPx' | 'fileName'>>;

/** Writes the picture anew into the store, for the caller to note whose it is. Counts as an upload of the viewer. */
export async function storePicture(
  context: Context,
  viewer: Viewer,
  { file, kind }: { file: ReceivedFile; kind: PictureKind },
): Promise<StoredPicture> {
  await context.rateLimits.consume('uploadByViewer', viewer.id);
  const { bytes, widthPx, heightPx } = await reencode(wholeBytes(file), kind, context.request.address);
  const key = `${randomBytes(16).toString('hex')}.webp`;
  await context.files.write(key, bytes);
  return { key, kind, url: `/uploads/${key}`, widthPx, heightPx, sizeBytes: bytes.length };
}

/**
 * Assigns a stored picture or file to its owner; no one can open it before that. CONFLICT if the quota that it counts in has no room for
 * it.
 */
export async function noteUpload(
  tx: EntityManager,
  upload: NewUpload,
  owner: { ownerId: string } | { organizationId?: string; payerId: string | null },
): Promise<void> {
  const payerId = 'ownerId' in owner ? owner.ownerId : owner.payerId;
  // Two at once would both see room for one more.
  if (payerId && (await Users.lockUser(tx, payerId))) await assertRoom(tx, payerId, upload.sizeBytes);
  const { key, kind, sizeBytes, widthPx, heightPx, fileName } = upload;
  await tx.insert(Upload, { key, kind, sizeBytes, widthPx, heightPx, fileName, ...owner });
}

async function assertRoom(tx: EntityManager, userId: string, sizeBytes: number): Promise<void> {
  const stored = (await tx.sum(Upload, 'sizeBytes', [{ ownerId: userId }, { payerId: userId }])) ?? 0;
  if (Number(stored) + sizeBytes > QUOTAS.pictureBytes) throw quotaReached('pictureBytes');
}

/** The pictures open to nobody any more; their files go once the transaction is committed. */
export async function removeUploads(tx: EntityManager, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.delete(Upload, { key: In([...keys]) });
  await addJob(tx, 'removeFiles', { keys: [...keys] });
}

/** Has the files of a person's pictures removed; their rows go with the account. */
export async function removeFilesOf(tx: EntityManager, ownerId: string): Promise<void> {
  const uploads = await tx.findBy(Upload, { ownerId });
  if (uploads.length > 0) await addJob(tx, 'removeFiles', { keys: uploads.map(({ key }) => key) });
}
