import { AppError } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { type DrawnImage, drawImage, TooManyPixels } from '../../infra/files/images.ts';
import { toSite } from '../../infra/limits/network.ts';
import { QueueFull } from '../../kernel/semaphore.ts';
import type { ImageKind } from './upload.types.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Besides what people choose for themselves: the picture of a group, of the pages of a team's cards, and what was copied. */
export type PictureKind = ImageKind | 'GROUP' | 'COVER' | 'COPY';
const BOUNDS: Record<PictureKind, { px: number; fit: 'inside' | 'cover' }> = {
  PHOTO: { px: 1024, fit: 'inside' },
  MESSAGE: { px: 1024, fit: 'inside' },
  LOGO: { px: 800, fit: 'inside' },
  AVATAR: { px: 512, fit: 'cover' },
  GROUP: { px: 512, fit: 'cover' },
  COVER: { px: 1600, fit: 'inside' },
  COPY: { px: 1600, fit: 'inside' },
};

/**
 * The picture anew as WebP, upright, without metadata. UNSUPPORTED_MEDIA_TYPE says why it was refused; RATE_LIMITED when
 * too many others wait. Addresses take turns.
 */
export async function reencode(bytes: Buffer, kind: PictureKind, address: string): Promise<DrawnImage> {
  if (!hasPictureSignature(bytes)) throw refuse(msg('Choose a JPEG, PNG or WebP picture.'));
  if (isAlsoSomethingElse(bytes))
    throw refuse(msg('This file is a picture and something else at once. Export it again.'));
  try {
    const { px, fit } = BOUNDS[kind];
    return await drawImage({
      ...{ from: toSite(address), source: bytes, formats: FORMATS },
      draw: (image) =>
        image
          .rotate()
          .resize({ width: px, height: px, fit, withoutEnlargement: fit === 'inside' })
          .webp({ quality: 82 }),
    });
  } catch (error) {
    if (error instanceof QueueFull) throw tooMany();
    throw refuse(
      error instanceof TooManyPixels ? msg('This picture has too many pixels.') : msg('This picture is damaged.'),
    );
  }
}

function hasPictureSignature(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return head.startsWith('\xFF\xD8\xFF') || head.startsWith('\x89PNG\r\n\x1A\n') || /^RIFF.{4}WEBP$/s.test(head);
}

/**
 * Whether another program would read the file as a page, a script, a document or an archive. Re-encoding would
 * defuse it; refusing tells its sender that something is wrong with the file.
 */
function isAlsoSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const isDocument = text.slice(0, 1024).includes('%PDF-');
  const isArchive = text.slice(-66_000).includes('PK\x05\x06');
  return isDocument || isArchive || /<(?:script|html|body|svg)[\s>]|<\?php/i.test(text);
}

function tooMany(): AppError {
  const text = msg('Too many pictures are being uploaded right now. Try again.');
  return new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: 2 });
}

function refuse(text: Message): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', text, 'file');
}
