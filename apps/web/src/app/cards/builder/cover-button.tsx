import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { CroppedUpload, useCroppedUpload } from './cropped-upload.tsx';

/** The face's band is flatter and the page's higher: this is between them. */
const COVER_ASPECT = 3;

interface CoverButtonProps {
  url: string | undefined;
  /** Undefined when it is taken away. */
  onChange: (url: string | undefined) => void;
}

/** The wide picture of a card: chosen, cropped, replaced, taken away. */
export function CoverButton({ url, onChange }: CoverButtonProps) {
  const upload = useCroppedUpload({ kind: 'photo', aspect: COVER_ASPECT, onUploaded: onChange });
  return (
    <>
      <FileButton inputLabel={t('Cover file')} accept={IMAGE_TYPES} isBusy={upload.isUploading} onFile={upload.choose}>
        {upload.isUploading ? t('Uploading…') : url ? t('Replace cover') : t('Upload cover')}
      </FileButton>
      {url && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t('Remove cover')}
        </Button>
      )}
      {upload.failure && <p className="w-full text-sm text-bad">{upload.failure}</p>}
      <CroppedUpload upload={upload} />
    </>
  );
}
