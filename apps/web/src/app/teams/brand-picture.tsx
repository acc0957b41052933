import { shownImageUrl } from '@tessera/domain';
import { inSentence, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { PictureUpload, type PictureUploadProps } from './picture-upload.tsx';

export interface BrandPictureProps extends Pick<PictureUploadProps, 'organizationId' | 'label' | 'kind'> {
  hint: string;
  url: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

/** Logo or cover of the kit: how it looks, and how to change it. */
export function BrandPicture({ organizationId, label, kind, hint, url, error, onChange }: BrandPictureProps) {
  const [failure, setFailure] = useState<string>();
  const wrong = failure ?? error;
  return (
    <fieldset className="grid content-start gap-2.5">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{label}</legend>
      <Frame src={shownImageUrl(url)} isWide={kind === 'cover'} />
      <div className="flex flex-wrap gap-2">
        <PictureUpload
          {...{ organizationId, label, kind }}
          onEnd={(outcome) => {
            setFailure('failure' in outcome ? outcome.failure : undefined);
            if ('url' in outcome) onChange(outcome.url);
          }}
        />
        {url && (
          <Button
            variant="quiet"
            aria-label={t('Remove {picture}', { picture: inSentence(label) })}
            onClick={() => onChange('')}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
      <p role={wrong ? 'alert' : undefined} className={clsx('text-sm', wrong ? 'text-bad' : 'text-ink-3')}>
        {wrong ?? hint}
      </p>
    </fieldset>
  );
}

function Frame({ src, isWide }: { src: string | null; isWide: boolean }) {
  return (
    <div
      className={clsx(
        'grid place-items-center overflow-hidden rounded-md border border-line bg-surface text-ink-3',
        isWide ? 'h-24 w-full' : 'size-24',
      )}
    >
      {src ? (
        <img key={src} src={src} alt="" className={clsx('size-full', isWide ? 'object-cover' : 'object-contain p-2')} />
      ) : (
        <ImagePlus aria-hidden="true" className="size-5 stroke-[1.6]" />
      )}
    </div>
  );
}
