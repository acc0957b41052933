import { useApolloClient } from '@apollo/client/react';
import type { ProfileQuery } from '@tessera/client';
import { initials, MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Avatar, Notice } from '@tessera/ui';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { errorText } from '../../../data/errors/error-text.ts';
import { updateSessionUser } from '../../../data/session/session.ts';
import { uploadFile } from '../../../data/session/upload-file.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { cropPicture, type Picture, readPicture } from '../../../parts/pictures/picture.ts';
import { useLatestRun } from '../../../parts/pictures/use-latest-run.ts';

const CropDialog = deferred(async () => (await import('../../../parts/pictures/crop-dialog.tsx')).CropDialog);

/** Enough for the largest place that shows an avatar, on sharp screens. */
const AVATAR_PX = 512;

type ProfileViewer = NonNullable<ProfileQuery['viewer']>;

/** The viewer's picture and the way to change it: chosen, cropped, and then saved at once. */
export function AvatarForm({ viewer }: { viewer: ProfileViewer }) {
  const { picture, choose, upload, cancel, isUploading, failure } = useAvatar(viewer);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Avatar size="lg" initials={initials(viewer.fullName, viewer.email)} src={viewer.avatarUrl} />
        <div>
          <FileButton
            inputLabel={t('Avatar picture')}
            accept="image/*"
            isBusy={isUploading}
            onFile={(file) => void choose(file)}
          >
            {isUploading ? t('Uploading…') : t('Change avatar')}
          </FileButton>
          <p className="mt-2 text-sm text-ink-3">{t('Choose a picture. You can crop it next.')}</p>
        </div>
      </div>
      {failure && !picture && <Notice tone="bad">{failure}</Notice>}
      {picture && (
        <CropDialog
          {...{ picture, aspect: 1, shape: 'round', isBusy: isUploading, failure }}
          onCancel={cancel}
          onCropped={(area) => void upload(picture, area)}
        />
      )}
    </div>
  );
}

function useAvatar(viewer: ProfileViewer) {
  const { cache } = useApolloClient();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);

  const runs = useLatestRun();
  /** What comes of it counts unless something else was begun, or it was cancelled. */
  const orSay = async <T,>(work: (signal: AbortSignal) => Promise<T>, take: (result: T) => void) => {
    const signal = runs.begin();
    setFailure(null);
    try {
      const result = await work(signal);
      if (!signal.aborted) take(result);
    } catch (error) {
      const why = errorText(error, '');
      if (!signal.aborted) setFailure(say(MESSAGES.avatarUploadFailed) + (why && `. ${why}`));
    } finally {
      if (!signal.aborted) setIsUploading(false);
    }
  };
  const choose = (file: File) => orSay(() => readPicture(file), setPicture);
  const upload = ({ image }: Picture, area: Area) => {
    setIsUploading(true);
    return orSay(
      async (signal) => {
        const file = await cropPicture(image, area, { name: 'avatar', mostPx: AVATAR_PX });
        return uploadFile('/api/users/me/avatar', { name: 'avatar', file, signal });
      },
      (avatarUrl) => {
        cache.modify({ id: cache.identify(viewer), fields: { avatarUrl: () => avatarUrl } });
        updateSessionUser({ avatarUrl });
        setPicture(null);
      },
    );
  };
  const cancel = () => {
    runs.cancel();
    setPicture(null);
    setIsUploading(false);
    setFailure(null);
  };
  return { picture, choose, upload, cancel, isUploading, failure };
}
