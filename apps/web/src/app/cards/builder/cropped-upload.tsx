import { t } from '@tessera/texts';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { errorText } from '../../../data/errors/error-text.ts';
import { uploadFile } from '../../../data/session/upload-file.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { useLatest } from '../../../parts/forms/use-latest.ts';
import { cropPicture, type Picture, readPicture } from '../../../parts/pictures/picture.ts';
import { useLatestRun } from '../../../parts/pictures/use-latest-run.ts';

const CropDialog = deferred(async () => (await import('../../../parts/pictures/crop-dialog.tsx')).CropDialog);
const FramedCropDialog = deferred(
  async () => (await import('../../../parts/pictures/crop-dialog.tsx')).FramedCropDialog,
);

/** Upright, as a portrait stands on the face; the page's disc is cut from it. */
export const PHOTO_ASPECT = 4 / 5;

/** A photo is sharp on the widest screens that show a card's page; a logo is small, and its file must keep what is transparent. */
const MOST_PX = { photo: 1600, logo: 1024 };

/** Logos fit into any of these; most files have no more around the logo than they should. */
const LOGO_FRAMES = [
  { name: t('Whole|logo') },
  { name: t('Wide|logo'), aspect: 3 },
  { name: t('Square|logo'), aspect: 1 },
] as const;

interface CroppedUploadOptions {
  kind: 'photo' | 'logo';
  /** Width ÷ height of the part that is kept; without it the person chooses a frame for the logo. */
  aspect?: number | undefined;
  onUploaded: (url: string) => void;
}

/** Sends a picture of which the person has chosen the part that is kept. */
export function useCroppedUpload({ kind, aspect, onUploaded }: CroppedUploadOptions) {
  const [picture, setPicture] = useState<(Picture & { file: File }) | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);
  // The form may have changed, or be gone, when the upload ends.
  const latest = useLatest(onUploaded);
  const runs = useLatestRun();
  const send = (file: File, signal: AbortSignal) => uploadFile('/api/uploads', { fields: { kind }, file, signal });
  /** What comes of it counts unless something else was begun, or it was cancelled. */
  const orSay = async <T,>(work: (signal: AbortSignal) => Promise<T>, take: (result: T) => void) => {
    const signal = runs.begin();
    setFailure(undefined);
    setIsUploading(true);
    try {
      const result = await work(signal);
      if (!signal.aborted) take(result);
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error, t('The picture could not be uploaded.')));
    } finally {
      if (!signal.aborted) setIsUploading(false);
    }
  };
  const takeUrl = (url: string) => {
    setPicture(null);
    latest.current?.(url);
  };
  return {
    ...{ picture, aspect, isUploading, failure },
    choose: (file: File) => void orSay(async () => ({ ...(await readPicture(file)), file }), setPicture),
    upload: ({ image }: Picture, area: Area) =>
      void orSay(async (signal) => {
        const output = { name: kind, mostPx: MOST_PX[kind], keepsTransparency: kind === 'logo' };
        return send(await cropPicture(image, area, output), signal);
      }, takeUrl),
    uploadWhole: (file: File) => void orSay((signal) => send(file, signal), takeUrl),
    cancel: () => {
      runs.cancel();
      setPicture(null);
      setIsUploading(false);
      setFailure(undefined);
    },
  };
}

/** The question which part of the chosen picture is kept. */
export function CroppedUpload({ upload }: { upload: ReturnType<typeof useCroppedUpload> }) {
  const { picture, aspect, isUploading, failure } = upload;
  if (!picture) return null;
  const common = {
    ...{ picture, isBusy: isUploading, failure, onCancel: upload.cancel },
    onCropped: (area: Area) => upload.upload(picture, area),
  };
  return aspect ? (
    <CropDialog {...common} aspect={aspect} shape="rect" />
  ) : (
    <FramedCropDialog {...common} frames={LOGO_FRAMES} onWhole={() => upload.uploadWhole(picture.file)} />
  );
}
