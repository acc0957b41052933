import { inSentence, t } from '@tessera/texts';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { IMAGE_TYPES, uploadFile } from '../../data/session/upload-file.ts';
import { FileButton } from '../../parts/forms/file-button.tsx';

export interface PictureUploadProps {
  /** Of the team. */
  organizationId: string;
  /** What the picture is for: 'Logo'. */
  label: string;
  kind: 'logo' | 'cover';
  /** The path of the stored picture, or what went wrong in words for people. */
  onEnd: (outcome: { url: string } | { failure: string }) => void;
}

/** A button that stores a picture for the team. */
export function PictureUpload({ organizationId, label, kind, onEnd }: PictureUploadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File) => {
    setIsBusy(true);
    const path = `/api/organizations/${encodeURIComponent(organizationId)}/pictures`;
    try {
      onEnd({ url: await uploadFile(path, { fields: { kind }, file }) });
    } catch (error) {
      onEnd({ failure: errorText(error, t('The picture could not be uploaded.')) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FileButton
      inputLabel={t('{label} file', { label })}
      accept={IMAGE_TYPES}
      isBusy={isBusy}
      aria-label={t('Upload {picture}', { picture: inSentence(label) })}
      onFile={(file) => void upload(file)}
    >
      {isBusy ? t('Uploading…') : t('Upload')}
    </FileButton>
  );
}
