import { BLOCK_LIMITS, type BlockPicture, shownImageUrl } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, TextField } from '@tessera/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import type { PictureErrors } from './block-errors.ts';
import { RowArrows, RowGrip, SortableList, SortableRow, useSortableRows } from './sortable-rows.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

interface GalleryInputProps {
  pictures: readonly BlockPicture[];
  errors: PictureErrors | undefined;
  onChange: (change: (pictures: readonly BlockPicture[]) => BlockPicture[]) => void;
}

/** The pictures of a gallery, with what each shows. */
export function GalleryInput({ pictures, errors, onChange }: GalleryInputProps) {
  const { rows, insert, change, remove } = useSortableRows({
    items: pictures,
    nameFor: (at) => pictures[at]?.alt || t('picture {number}', { number: at + 1 }),
    onChange,
  });
  const { add, waiting, failure } = usePictureUploads((imageUrl) => insert({ imageUrl, alt: '' }));
  const [leftOut, setLeftOut] = useState(0);
  const isUploading = waiting > 0;
  const problem = failure ?? (leftOut > 0 ? leftOutText(leftOut) : errors?.message);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('Pictures')}</legend>
      <SortableList rows={rows} className="grid gap-3">
        {pictures.map((picture, at) => (
          <SortableRow
            key={rows.keyFor(at)}
            rows={rows}
            at={at}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-md bg-surface"
          >
            <img
              src={shownImageUrl(picture.imageUrl) ?? ''}
              alt=""
              className="mt-6.5 size-16 rounded-sm bg-brass-soft object-cover"
            />
            <div className="min-w-0">
              <TextField
                label={t('What the picture shows')}
                aria-label={t('What picture {number} shows', { number: at + 1 })}
                value={picture.alt}
                error={errors?.[at]?.alt?.message ?? errors?.[at]?.imageUrl?.message}
                maxLength={BLOCK_LIMITS.alt}
                autoComplete="off"
                onChange={({ target }) => change(rows.keyFor(at), (now) => ({ ...now, alt: target.value }))}
              />
              <div className="-ms-2 flex">
                <RowGrip rows={rows} at={at} />
                <RowArrows rows={rows} at={at} />
                <IconButton
                  label={t('Remove {name}', { name: rows.nameFor(at) })}
                  onClick={() => remove(rows.keyFor(at))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            </div>
          </SortableRow>
        ))}
      </SortableList>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileButton
          inputLabel={t('Pictures for the gallery')}
          accept={IMAGE_TYPES}
          several={{ room: BLOCK_LIMITS.pictures - pictures.length - waiting, onLeftOut: setLeftOut }}
          isBusy={isUploading}
          disabled={pictures.length >= BLOCK_LIMITS.pictures}
          data-wrong={errors?.message ? '' : undefined}
          onFile={(file) => {
            setLeftOut(0);
            add(file);
          }}
        >
          {isUploading ? t('Uploading…') : t('Add pictures')}
        </FileButton>
        <p className={`text-sm ${problem ? 'text-bad' : 'text-ink-3'}`}>
          {problem ??
            t('{count} of {most}. A JPEG, PNG or WebP of at most 5 MB.', {
              count: pictures.length,
              most: BLOCK_LIMITS.pictures,
            })}
        </p>
      </div>
    </fieldset>
  );
}

function leftOutText(count: number): string {
  return t(
    'A gallery has at most {most} pictures. {count, plural, one {# picture was left out.} other {# pictures were left out.}}',
    { most: BLOCK_LIMITS.pictures, count },
  );
}
