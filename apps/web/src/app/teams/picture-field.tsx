import { CARD_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TextField } from '@tessera/ui';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useLinkedPicture } from '../../parts/forms/use-linked-picture.ts';
import { PictureUpload } from './picture-upload.tsx';

export interface PictureFieldProps {
  label: string;
  organizationId: string;
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

/** A picture of a template: uploaded for the team, or a link to one. */
export function PictureField({ label, organizationId, value, error, onChange }: PictureFieldProps) {
  const [failure, setFailure] = useState<string>();
  const { src, problem, settle, onError } = useLinkedPicture(value, onChange);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <div className="mt-6 grid size-10 place-items-center overflow-hidden rounded-md border border-line bg-surface text-ink-3">
        {src ? (
          <img key={src} src={src} alt="" className="size-full object-contain" onError={onError} />
        ) : (
          <ImagePlus aria-hidden="true" className="size-[18px] stroke-[1.6]" />
        )}
      </div>
      <div className="grid gap-2">
        <TextField
          label={label}
          placeholder="https://…"
          inputMode="url"
          autoComplete="off"
          maxLength={CARD_LIMITS.url}
          hint={t('Upload a JPEG, PNG or WebP of at most 5 MB, or paste a link.')}
          error={failure ?? error ?? problem}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={settle}
        />
        <div>
          <PictureUpload
            organizationId={organizationId}
            label={label}
            kind="logo"
            onEnd={(outcome) => {
              setFailure('failure' in outcome ? outcome.failure : undefined);
              if ('url' in outcome) onChange(outcome.url);
            }}
          />
        </div>
      </div>
    </div>
  );
}
