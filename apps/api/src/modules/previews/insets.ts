import { buffer } from 'node:stream/consumers';
import { PICTURE_COPY_PATH } from '@tessera/domain';
import type { Sharp } from 'sharp';
import type { Services } from '../../kernel/context.ts';
import { findCopy, readPublicFile } from '../uploads/index.ts';

/** Our own pictures alone, copies among them: nothing is fetched while a picture is drawn. */
const UPLOAD = /^\/uploads\/([0-9a-f]{32}\.webp)$/;
const COPY = `${PICTURE_COPY_PATH}?of=`;

export function isUpload(url: string | null | undefined): url is string {
  return typeof url === 'string' && (UPLOAD.test(url) || url.startsWith(COPY));
}

/** The uploaded picture, or null when it is none of ours, is gone, or is not for everybody. */
export async function readUpload(services: Pick<Services, 'db' | 'files'>, url: string): Promise<Buffer | null> {
  const key = url.startsWith(COPY)
    ? await findCopy(services, decodeURIComponent(url.slice(COPY.length)))
    : UPLOAD.exec(url)?.[1];
  const file = key ? await readPublicFile(services, key) : null;
  return file && buffer(file.stream);
}

export interface Square {
  kind: 'portrait' | 'logo';
  px: number;
  /** What is beside a logo. */
  background: string;
}

/** A square of exactly that size: people are cut to it, logos stand in it whole. */
export function square(image: Sharp, { kind, px, background }: Square): Sharp {
  return image.resize({ width: px, height: px, fit: kind === 'portrait' ? 'cover' : 'contain', background });
}
