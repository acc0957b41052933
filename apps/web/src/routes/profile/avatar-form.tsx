import { useApolloClient } from '@apollo/client/react';
import { initials } from '@tessera/domain';
import { Avatar, Button, Notice } from '@tessera/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { updateSessionUser } from '../../session/session.ts';
import { IMAGE_TYPES } from '../../session/upload-file.ts';
import type { ProfileViewer } from './profile-form.tsx';
import { uploadAvatar } from './upload-avatar.ts';

/** The viewer's picture and the way to change it; it is saved as soon as it is chosen. */
export function AvatarForm({ viewer }: { viewer: ProfileViewer }) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading, failure } = useUpload(viewer);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Else choosing the same file again after a failure would be no change.
    event.target.value = '';
    if (file) void upload(file);
  };
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Avatar size="lg" initials={initials(viewer.fullName, viewer.email)} src={viewer.avatarUrl} />
        <div>
          <Button isBusy={isUploading} onClick={() => input.current?.click()}>
            {isUploading ? 'Uploading…' : 'Change avatar'}
          </Button>
          <p className="mt-2 text-sm text-ink-3">JPEG, PNG or WebP, at most 5 MB.</p>
        </div>
        <input ref={input} type="file" accept={IMAGE_TYPES} hidden aria-label="Avatar picture" onChange={onChange} />
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}

function useUpload(viewer: ProfileViewer) {
  const { cache } = useApolloClient();
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File) => {
    setIsUploading(true);
    setFailure(null);
    try {
      const avatarUrl = await uploadAvatar(file);
      cache.modify({ id: cache.identify(viewer), fields: { avatarUrl: () => avatarUrl } });
      updateSessionUser({ avatarUrl });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsUploading(false);
    }
  };
  return { upload, isUploading, failure };
}
