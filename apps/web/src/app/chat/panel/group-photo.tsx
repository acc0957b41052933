import { useApolloClient } from '@apollo/client/react';
import { type GroupPanelFragment, useRemoveGroupPhotoMutation } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { IMAGE_TYPES, uploadFile } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';

/** The group's picture; a new one is saved as soon as it is chosen. */
export function GroupPhoto({ group }: { group: GroupPanelFragment }) {
  const { upload, remove, busy, failure } = useGroupPhoto(group);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <Avatar size="lg" initials={initials(group.name)} src={group.photoUrl} />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-1">
            <FileButton inputLabel={t('Group photo')} accept={IMAGE_TYPES} isBusy={busy === 'upload'} onFile={upload}>
              {busy === 'upload' ? t('Uploading…') : t('Change photo')}
            </FileButton>
            {group.photoUrl && (
              <Button variant="quiet" isBusy={busy === 'remove'} onClick={remove}>
                {t('Remove photo')}
              </Button>
            )}
          </div>
          <p className="mt-1.5 text-sm text-ink-3">{t('JPEG, PNG or WebP, at most 5 MB.')}</p>
        </div>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}

function useGroupPhoto({ id }: GroupPanelFragment) {
  const { cache } = useApolloClient();
  const [removeGroupPhoto] = useRemoveGroupPhotoMutation();
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (act: 'upload' | 'remove', work: () => Promise<void>) => {
    setBusy(act);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(errorText(error, t('The photo could not be uploaded.'))));
    setBusy(null);
  };
  const upload = async (file: File) => {
    const path = `/api/chat/groups/${encodeURIComponent(id)}/photo`;
    const photoUrl = await uploadFile(path, { name: 'photo', file });
    for (const __typename of ['Group', 'Conversation']) {
      cache.modify({ id: cache.identify({ __typename, id }), fields: { photoUrl: () => photoUrl } });
    }
  };
  return {
    upload: (file: File) => void run('upload', () => upload(file)),
    remove: () => void run('remove', async () => void (await removeGroupPhoto({ variables: { input: { id } } }))),
    busy,
    failure,
  };
}
