import { randomBytes } from 'node:crypto';
import type { Context, Viewer } from '../../platform/context.ts';
import { announceDirectoryChange } from '../explore/directory.service.ts';
import { User } from '../users/user.entity.ts';
import { reencode } from './picture.ts';
import { Upload } from './upload.entity.ts';
import type { Image, UploadImageInput } from './upload.types.ts';

/** Stores a picture; an AVATAR also becomes the viewer's. UNSUPPORTED_MEDIA_TYPE on `file` when it is none. */
export async function uploadImage(context: Context, viewer: Viewer, input: UploadImageInput): Promise<Image> {
  await context.rateLimits.consume('uploadByViewer', viewer.id);
  const { bytes, widthPx, heightPx } = await reencode(input.file.bytes, input.kind);
  const key = `${randomBytes(16).toString('hex')}.webp`;
  const url = `/uploads/${key}`;
  // The file comes first: a crash in between leaves a file that nobody knows, never an address without a file.
  await context.files.write(key, bytes);
  await context.db.transaction(async (tx) => {
    await tx.insert(Upload, { key, ownerId: viewer.id, sizeBytes: bytes.length, widthPx, heightPx });
    if (input.kind === 'AVATAR') await tx.update(User, { id: viewer.id }, { avatarUrl: url });
  });
  if (input.kind === 'AVATAR') await announceDirectoryChange(context);
  return { url, widthPx, heightPx, sizeBytes: bytes.length };
}
