import { t } from '@tessera/texts';
import { RotateCcw, X } from 'lucide-react';
import type { ComposedPicture, usePictures } from './use-pictures.ts';

/** The pictures that go along, each with how far it is; a press on ✕ takes it out. */
export function ComposedPictures({ pictures, remove, retry }: ReturnType<typeof usePictures>) {
  if (pictures.length === 0) return null;
  const [problem] = pictures.flatMap((one) => one.problem ?? []);
  return (
    <div className="mb-2.5">
      <ul aria-label={t('Pictures to send')} className="flex gap-2.5 overflow-x-auto overscroll-contain pt-2 pe-2">
        {pictures.map((picture, place) => (
          <li key={picture.id} className="relative shrink-0">
            <Preview picture={picture} place={place + 1} onRetry={() => retry(picture)} />
            <button
              type="button"
              aria-label={t('Remove picture {place}', { place: place + 1 })}
              onClick={() => remove(picture)}
              className="hit absolute -top-2 -end-2 grid size-6 place-items-center rounded-full border border-line bg-raised text-ink [&_svg]:size-3.5"
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="pt-1.5 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PreviewProps {
  picture: ComposedPicture;
  place: number;
  onRetry: () => void;
}

function Preview({ picture: { previewUrl, url, progress, problem }, place, onRetry }: PreviewProps) {
  return (
    <span className="relative block size-20 overflow-hidden rounded-lg border border-line bg-stage">
      <img
        src={previewUrl}
        alt={t('Picture {place}, to be sent', { place })}
        className={`size-full object-cover ${url ? '' : 'opacity-50'}`}
      />
      {!url && !problem && (
        <progress
          value={progress}
          aria-label={t('Uploading picture {place}', { place })}
          className="absolute inset-x-2 bottom-2 h-1.5 w-16 accent-brass-fill"
        />
      )}
      {problem && (
        <button
          type="button"
          aria-label={t('Upload picture {place} again', { place })}
          onClick={onRetry}
          className="absolute inset-0 grid place-items-center text-bad [&_svg]:size-6"
        >
          <RotateCcw aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
