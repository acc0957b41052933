import { t } from '@tessera/texts';
import type { Area } from 'react-easy-crop';

/** A picture that the browser has read; `url` is to be revoked when it is not needed any more. */
export interface Picture {
  image: HTMLImageElement;
  url: string;
}

/** A larger file may take the browser's memory. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Reads a file as a picture. Throws an error with a message for people when it is none, or none that this browser knows. */
export async function readPicture(file: File): Promise<Picture> {
  if (!file.type.startsWith('image/')) throw new Error(t('Choose an image file.'));
  if (file.type.startsWith('image/svg')) throw new Error(t('Choose a JPEG, PNG or WebP picture.'));
  if (file.size > MAX_BYTES) throw new Error(t('The picture is larger than 50 MB.'));
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
  throw new Error(t('This file can’t be read as a picture.'));
}

interface Output {
  /** The file's name, without its ending. */
  name: string;
  /** The most pixels that its longer side may have. */
  mostPx: number;
  /** What is transparent stays so, in a larger file; without it, it becomes white. */
  keepsTransparency?: boolean;
}

/** The area as a file of its own. */
export async function cropPicture(
  image: HTMLImageElement,
  area: Area,
  { name, mostPx, keepsTransparency = false }: Output,
): Promise<File> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, mostPx / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t('This browser can’t draw pictures.'));
  if (!keepsTransparency) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const [type, ending] = keepsTransparency ? ['image/png', 'png'] : ['image/jpeg', 'jpg'];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error(t('This browser can’t draw pictures.'));
  return new File([blob], `${name}.${ending}`, { type: blob.type });
}
