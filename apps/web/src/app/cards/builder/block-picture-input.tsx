import { shownImageUrl } from '@tessera/domain';
import { inSentence, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { ImagePlus } from 'lucide-react';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

interface BlockPictureInputProps {
  label: string;
  value: string;
  error: string | undefined;
  isRound: boolean;
  onChange: (url: string) => void;
}

/** The one picture of a block. It stays whole; the page cuts it to the shape of its place. */
export function BlockPictureInput({ label, value, error, isRound, onChange }: BlockPictureInputProps) {
  const { add, waiting, failure } = usePictureUploads(onChange);
  const isUploading = waiting > 0;
  const src = shownImageUrl(value);
  const picture = inSentence(label);
  return (
    <fieldset className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">
        {label} <span className="font-normal text-ink-3">{t('· optional')}</span>
      </legend>
      <div
        className={`grid size-14 place-items-center overflow-hidden border border-line bg-surface text-ink-3 ${isRound ? 'rounded-full' : 'rounded-md'}`}
      >
        {src ? (
          <img src={src} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-5 stroke-[1.4]" />
        )}
      </div>
      <div className="grid content-center gap-1.5">
        <div className="flex flex-wrap gap-2">
          <FileButton
            inputLabel={t('{label} file', { label })}
            accept={IMAGE_TYPES}
            isBusy={isUploading}
            data-wrong={error ? '' : undefined}
            aria-label={value ? t('Replace {picture}', { picture }) : t('Upload {picture}', { picture })}
            onFile={add}
          >
            {isUploading ? t('Uploading…') : value ? t('Replace') : t('Upload')}
          </FileButton>
          {value !== '' && (
            <Button variant="quiet" aria-label={t('Remove {picture}', { picture })} onClick={() => onChange('')}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {(failure ?? error) && <p className="text-sm text-bad">{failure ?? error}</p>}
      </div>
    </fieldset>
  );
}
