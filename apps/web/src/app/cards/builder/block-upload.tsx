import { uploadedKey } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, TextField, type TextFieldProps } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { LARGE_FILES, type LargeUpload, uploadLargeFile } from '../../../data/session/upload-large-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { useLatest } from '../../../parts/forms/use-latest.ts';
import { useLatestRun } from '../../../parts/pictures/use-latest-run.ts';

interface BlockUploadProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  kind: LargeUpload['kind'];
  value: string;
  /** With the file's name where one was uploaded. */
  onChange: (url: string, name?: string) => void;
}

const WORDS: Record<LargeUpload['kind'], { upload: string; uploaded: string; input: string; note: string }> = {
  document: {
    upload: t('Upload PDF'),
    uploaded: t('Uploaded PDF'),
    input: t('PDF file'),
    note: t('A PDF of at most 10 MB, or a link to a file elsewhere.'),
  },
  video: {
    upload: t('Upload video'),
    uploaded: t('Uploaded video'),
    input: t('Video file'),
    note: t('An MP4 or WebM of at most 50 MB, or a link.'),
  },
};

/** A file or video: uploaded, or a link to one elsewhere. */
export function BlockUpload({ kind, value, onChange, hint, error, ...input }: BlockUploadProps) {
  const { start, cancel, progress, failure } = useLargeUpload(kind, onChange);
  const words = WORDS[kind];
  const isUploaded = uploadedKey(value) !== null;
  return (
    <div className="grid gap-2">
      {isUploaded ? (
        <p className="text-sm">
          <a href={value} target="_blank" rel="noopener" className="underline">
            {words.uploaded}
          </a>
        </p>
      ) : (
        <TextField
          {...input}
          value={value}
          error={error}
          hint={hint}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {progress === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton inputLabel={words.input} accept={LARGE_FILES[kind].accept} onFile={start}>
            {isUploaded ? t('Replace') : words.upload}
          </FileButton>
          {isUploaded && (
            <Button variant="quiet" onClick={() => onChange('')}>
              {t('Remove')}
            </Button>
          )}
          <p className={`text-sm ${failure ? 'text-bad' : 'text-ink-3'}`}>
            {failure ?? (isUploaded ? '' : words.note)}
          </p>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <progress value={progress} aria-label={t('Uploading…')} className="h-1.5 min-w-0 flex-1 accent-brass-fill" />
          <span className="num text-sm text-ink-2">{Math.round(progress * 100)} %</span>
          <Button variant="quiet" onClick={cancel}>
            {t('Cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One upload, whose progress is null when there is none. */
function useLargeUpload(kind: LargeUpload['kind'], onUploaded: (url: string, name: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const runs = useLatestRun();
  const latest = useLatest(onUploaded);
  useEffect(() => runs.cancel, [runs]);
  const start = async (file: File) => {
    const signal = runs.begin();
    setFailure(undefined);
    setProgress(0);
    try {
      const { url, name } = await uploadLargeFile({ kind, file, signal, onProgress: setProgress });
      if (!signal.aborted) latest.current?.(url, name);
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error, t('The file could not be uploaded.')));
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  return {
    start: (file: File) => void start(file),
    cancel: () => {
      runs.cancel();
      setProgress(null);
    },
    progress,
    failure,
  };
}
