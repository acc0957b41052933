import { useApolloClient } from '@apollo/client/react';
import type { ProfileQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Notice } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { updateSessionUser } from '../../../data/session/session.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import type { Crop } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { cropPicture, type Picture, readPicture } from './read-picture.ts';
import { uploadAvatar } from './upload-avatar.ts';

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
      {failure && <Notice tone="bad">{failure}</Notice>}
      {picture && <CropDialog picture={picture} onCancel={cancel} onCropped={(crop) => void upload(picture, crop)} />}
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
      setFailure(errorText(error));
    }
  };
  const choose = (file: File) => orSay(async () => setPicture(await readPicture(file)));
  const upload = ({ image }: Picture, crop: Crop) =>
    orSay(async () => {
      setIsUploading(true);
      try {
        const file = await cropPicture(image, crop);
        setPicture(null);
        const avatarUrl = await uploadAvatar(file);
        cache.modify({ id: cache.identify(viewer), fields: { avatarUrl: () => avatarUrl } });
        updateSessionUser({ avatarUrl });
      } finally {
        setIsUploading(false);
        setPicture(null);
      }
    });
  return { picture, choose, upload, cancel: () => setPicture(null), isUploading, failure };
}
