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

  const orSay = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const why = errorText(error, '');
      setFailure(say(MESSAGES.avatarUploadFailed) + (why && `. ${why}`));
    }
  };
  const choose = (file: File) => orSay(async () => setPicture(await readPicture(file)));
  const upload = ({ image }: Picture, area: Area) =>
    orSay(async () => {
      setIsUploading(true);
      try {
        const file = await cropPicture(image, area, { name: 'avatar', mostPx: AVATAR_PX });
        const avatarUrl = await uploadFile('/api/users/me/avatar', { name: 'avatar', file });
        cache.modify({ id: cache.identify(viewer), fields: { avatarUrl: () => avatarUrl } });
        updateSessionUser({ avatarUrl });
        setPicture(null);
      } finally {
        setIsUploading(false);
      }
    });
  const cancel = () => {
    setPicture(null);
    setFailure(null);
  };
  return { picture, choose, upload, cancel, isUploading, failure };
}
