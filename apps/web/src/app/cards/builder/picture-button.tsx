import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { CroppedUpload, useCroppedUpload } from './cropped-upload.tsx';

interface PictureButtonProps {
  kind: 'photo' | 'logo';
  /** Width ÷ height of the part that is kept; without it the person chooses. */
  aspect?: number;
  url: string | undefined;
  words: Record<'file' | 'upload' | 'replace' | 'remove', string>;
  /** Undefined when it is taken away. */
  onChange: (url: string | undefined) => void;
}

/** A picture of a card's look: chosen, cropped, replaced, taken away. */
export function PictureButton({ kind, aspect, url, words, onChange }: PictureButtonProps) {
  const upload = useCroppedUpload({ kind, aspect, onUploaded: onChange });
  return (
    <>
      <FileButton inputLabel={words.file} accept={IMAGE_TYPES} isBusy={upload.isUploading} onFile={upload.choose}>
        {upload.isUploading ? t('Uploading…') : url ? words.replace : words.upload}
      </FileButton>
      {url && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {words.remove}
        </Button>
      )}
      {upload.failure && <p className="w-full text-sm text-bad">{upload.failure}</p>}
      <CroppedUpload upload={upload} />
    </>
  );
}
