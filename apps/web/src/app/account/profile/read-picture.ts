import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { AVATAR_PX, type Crop } from './crop.ts';

/** A picture that the browser has read; `url` is to be revoked when it is not needed any more. */
export interface Picture {
  image: HTMLImageElement;
  url: string;
}

/** What makes more than this is no portrait and may take the browser's memory. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Reads a file as a picture. Throws an error with a message for people when it is none, or none that this browser knows. */
export async function readPicture(file: File): Promise<Picture> {
  if (!file.type.startsWith('image/')) throw failure(t('Choose an image file.'));
  if (file.size > MAX_BYTES) throw failure(t('The picture is larger than 50 MB.'));
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    // A drawing without a size of its own can't be cropped.
    if (image.naturalWidth > 0 && image.naturalHeight > 0) return { image, url };
  } catch {
    // What can't be decoded is told below.
  }
  URL.revokeObjectURL(url);
  throw failure(t('This file can’t be read as a picture.'));
}

/** The square as a file of its own. A transparent picture stands on white. */
export async function cropPicture(image: HTMLImageElement, { x, y, side }: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  const px = Math.max(1, Math.min(AVATAR_PX, Math.round(side)));
  canvas.width = px;
  canvas.height = px;
  const context = canvas.getContext('2d');
  if (!context) throw failure(t('This browser can’t draw pictures.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, px, px);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, px, px);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw failure(t('This browser can’t draw pictures.'));
  return new File([blob], 'avatar.jpg', { type: blob.type });
}

function failure(reason: string): Error {
  return new Error(`${say(MESSAGES.avatarUploadFailed)}. ${reason}`);
}
