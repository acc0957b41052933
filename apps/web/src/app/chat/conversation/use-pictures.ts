import { CHAT_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { IMAGE_TYPES, MAX_BYTES, uploadFile } from '../../../data/session/upload-file.ts';

/** A picture that goes along with what is written. It is uploaded as soon as it is chosen. */
export interface ComposedPicture {
  id: string;
  file: File;
  /** Of the file itself, so that it is seen before it is uploaded. */
  previewUrl: string;
  /** Of the uploaded one; null until then. */
  url: string | null;
  /** How much is uploaded, from 0 to 1. */
  progress: number;
  /** Why it could not be uploaded. */
  problem: string | null;
  upload: AbortController;
}

/** The longer side of a picture whose file is too large to be sent as it is. */
const SHRUNK_PX = 2560;

/** Pictures that go along with the next message. */
export function usePictures() {
  const toast = useToast();
  const [pictures, setPictures] = useState<readonly ComposedPicture[]>([]);
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  useEffect(() => () => latest.current.forEach(drop), []);
  const change = (id: string, part: Partial<ComposedPicture>) =>
    setPictures((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const start = async ({ id, file, upload: { signal } }: ComposedPicture) => {
    try {
      const url = await uploadFile('/api/uploads', {
        fields: { kind: 'message' },
        file: await fit(file),
        signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { url });
    } catch (error) {
      if (!signal.aborted) change(id, { problem: errorText(error, t('The picture could not be uploaded.')) });
    }
  };
  const add = (files: readonly File[]) => {
    const readable = files.filter(({ type }) => IMAGE_TYPES.split(',').includes(type));
    const chosen = readable.slice(0, CHAT_LIMITS.pictures - pictures.length);
    if (readable.length < files.length) toast(t('Only JPEG, PNG and WebP pictures can be sent.'), { tone: 'bad' });
    if (chosen.length < readable.length) {
      toast(t('At most {most} pictures at once.', { most: CHAT_LIMITS.pictures }), { tone: 'bad' });
    }
    const added = chosen.map(toPicture);
    setPictures((now) => [...now, ...added]);
    for (const one of added) void start(one);
  };
  const remove = (picture: ComposedPicture) => {
    drop(picture);
    setPictures((now) => now.filter(({ id }) => id !== picture.id));
  };
  const retry = (picture: ComposedPicture) => {
    change(picture.id, { problem: null, progress: 0 });
    void start(picture);
  };
  return {
    pictures,
    isBusy: pictures.some(({ url, problem }) => url === null && problem === null),
    urls: pictures.flatMap(({ url }) => url ?? []),
    add,
    remove,
    retry,
    /** Those that were sent. What could not be uploaded stays. */
    forgetSent: () => pictures.filter(({ url }) => url !== null).forEach(remove),
  };
}

function toPicture(file: File): ComposedPicture {
  const [id, previewUrl] = [crypto.randomUUID(), URL.createObjectURL(file)];
  return { id, file, previewUrl, url: null, progress: 0, problem: null, upload: new AbortController() };
}

function drop({ upload, previewUrl }: ComposedPicture): void {
  upload.abort();
  URL.revokeObjectURL(previewUrl);
}

/** The file, made smaller where it is larger than the API takes: cameras make such. */
async function fit(file: File): Promise<File> {
  if (file.size <= MAX_BYTES) return file;
  const { cropPicture, readPicture } = await import('../../../parts/pictures/picture.ts');
  const { image, url } = await readPicture(file);
  const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  try {
    return await cropPicture(image, area, { name: 'picture', mostPx: SHRUNK_PX });
  } finally {
    URL.revokeObjectURL(url);
  }
}
