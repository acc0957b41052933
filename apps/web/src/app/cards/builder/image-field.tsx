import { CARD_LIMITS } from '@tessera/domain';
import { IconButton, TextField } from '@tessera/ui';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { errorText } from '../../../errors/error-text.ts';
import { FileButton } from '../../../forms/file-button.tsx';
import { type LinkedPicture, useLinkedPicture } from '../../../forms/use-linked-picture.ts';
import { IMAGE_TYPES, uploadFile } from '../../../session/upload-file.ts';
import type { BuilderValues, TextPath } from './builder-values.ts';
import { useTeamRule } from './team-rules.ts';

export interface ImageFieldProps {
  name: TextPath;
  label: string;
  kind: 'photo' | 'logo';
}

/** A picture: uploaded, or a link to one. */
export function ImageField({ name, label, kind }: ImageFieldProps) {
  const { field, fieldState } = useController<BuilderValues, TextPath>({ name });
  const { upload, isUploading, failure } = useUpload(kind, field.onChange);
  const linked = useLinkedPicture(field.value, field.onChange);
  const { isLocked, hint } = useTeamRule(name);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <Thumbnail picture={linked} />
      <div className="grid gap-2">
        <TextField
          label={label}
          placeholder="https://…"
          inputMode="url"
          autoComplete="off"
          maxLength={CARD_LIMITS.url}
          hint={hint ?? 'Upload a JPEG, PNG or WebP of at most 5 MB, or paste a link.'}
          readOnly={isLocked}
          error={failure ?? fieldState.error?.message ?? linked.problem}
          trailing={
            field.value &&
            !isLocked && (
              <IconButton label={`Remove ${label.toLowerCase()}`} onClick={() => field.onChange('')}>
                <X aria-hidden="true" />
              </IconButton>
            )
          }
          ref={field.ref}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur();
            linked.settle();
          }}
        />
        {!isLocked && (
          <div>
            <FileButton
              inputLabel={`${label} file`}
              accept={IMAGE_TYPES}
              isBusy={isUploading}
              aria-label={`Upload ${label.toLowerCase()}`}
              onFile={upload}
            >
              {isUploading ? 'Uploading…' : 'Upload'}
            </FileButton>
          </div>
        )}
      </div>
    </div>
  );
}

/** Not there, or broken: the empty frame stays. */
function Thumbnail({ picture: { src, onError } }: { picture: LinkedPicture }) {
  return (
    <div className="mt-6 grid size-10 place-items-center overflow-hidden rounded-md border border-line bg-surface text-ink-3">
      {src ? (
        <img key={src} src={src} alt="" className="size-full object-cover" onError={onError} />
      ) : (
        <ImagePlus aria-hidden="true" className="size-[18px] stroke-[1.6]" />
      )}
    </div>
  );
}

function useUpload(kind: ImageFieldProps['kind'], onUploaded: (url: string) => void) {
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = async (file: File) => {
    setIsUploading(true);
    setFailure(undefined);
    try {
      onUploaded(await uploadFile('/api/uploads', { fields: { kind }, file }));
    } catch (error) {
      setFailure(errorText(error, 'The picture could not be uploaded.'));
    } finally {
      setIsUploading(false);
    }
  };
  return { upload: (file: File) => void upload(file), isUploading, failure };
}
