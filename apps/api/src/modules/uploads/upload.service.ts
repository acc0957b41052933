import { randomBytes } from 'node:crypto';
import type { Context, Viewer } from '../../composition/context.ts';
import type { Image } from '../../platform/image.types.ts';
import type { ReceivedFile } from '../../platform/multipart.ts';
import { announceDirectoryChange } from '../explore/directory.service.ts';
import { assertScopes } from '../tokens/token-rules.service.ts';
import { User } from '../users/user.entity.ts';
import { type PictureKind, reencode } from './picture.ts';
import { Upload } from './upload.entity.ts';
import type { UploadImageInput } from './upload.inputs.ts';

/** Stores a picture; an AVATAR also becomes the viewer's. UNSUPPORTED_MEDIA_TYPE on `file` when it is none. */
export async function uploadImage(context: Context, viewer: Viewer, input: UploadImageInput): Promise<Image> {
  assertScopes(viewer, [input.kind === 'AVATAR' ? 'profile:write' : 'cards:write']);
  const { key, ...image } = await storePicture(context, viewer, input);
  // The file comes first: a crash in between leaves a file that nobody knows, never an address without a file.
  await context.db.transaction(async (tx) => {
    const { sizeBytes, widthPx, heightPx } = image;
    await tx.insert(Upload, { key, ownerId: viewer.id, sizeBytes, widthPx, heightPx });
    if (input.kind === 'AVATAR') await tx.update(User, { id: viewer.id }, { avatarUrl: image.url });
  });
  if (input.kind === 'AVATAR') await announceDirectoryChange(context);
  return image;
}

/** Writes the picture anew into the store, for the caller to note whose it is. Counts as an upload of the viewer. */
export async function storePicture(
  context: Context,
  viewer: Viewer,
  { file, kind }: { file: ReceivedFile; kind: PictureKind },
): Promise<Image & { key: string }> {
  await context.rateLimits.consume('uploadByViewer', viewer.id);
  const { bytes, widthPx, heightPx } = await reencode(file.bytes, kind, context.request.address);
  const key = `${randomBytes(16).toString('hex')}.webp`;
  await context.files.write(key, bytes);
  return { key, url: `/uploads/${key}`, widthPx, heightPx, sizeBytes: bytes.length };
}
