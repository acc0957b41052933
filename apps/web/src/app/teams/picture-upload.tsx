import { Button } from '@tessera/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorText } from '../../errors/error-text.ts';
import { IMAGE_TYPES, uploadFile } from '../../session/upload-file.ts';

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
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File) => {
    setIsBusy(true);
    const path = `/api/organizations/${encodeURIComponent(organizationId)}/pictures`;
    try {
      onEnd({ url: await uploadFile(path, { fields: { kind }, file }) });
    } catch (error) {
      onEnd({ failure: errorText(error, 'The picture could not be uploaded.') });
    } finally {
      setIsBusy(false);
    }
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, choosing the same file again after a failure would be no change.
    target.value = '';
    if (file) void upload(file);
  };
  return (
    <>
      <Button isBusy={isBusy} aria-label={`Upload ${label.toLowerCase()}`} onClick={() => input.current?.click()}>
        {isBusy ? 'Uploading…' : 'Upload'}
      </Button>
      <input ref={input} type="file" accept={IMAGE_TYPES} hidden aria-label={`${label} file`} onChange={onChange} />
    </>
  );
}
