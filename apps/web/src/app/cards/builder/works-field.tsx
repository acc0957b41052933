import { CARD_LIMITS, type PortfolioWork, shownImageUrl, WORK_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, TextField } from '@tessera/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { errorText } from '../../../data/errors/error-text.ts';
import { IMAGE_TYPES, uploadFile } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import type { BuilderValues } from './builder-values.ts';
import { RowArrows, RowGrip, SortableList, SortableRow, type SortableRows, useSortableRows } from './sortable-rows.tsx';

const PATH = 'data.extra.works';

/** Up to twelve pictures of works, in the order that visitors see. */
export function WorksField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const { errors } = useFormState<BuilderValues>();
  const { getValues } = useFormContext<BuilderValues>();
  const works = field.value ?? [];
  const { rows, insert, change, remove } = useSortableRows({
    items: works,
    nameFor: (at) => works[at]?.title || t('work {place}', { place: at + 1 }),
    onChange: (edit) => field.onChange(edit(getValues(PATH) ?? [])),
  });
  const { add, isUploading, failure } = useAddWork((url) =>
    insert({ imageUrl: url, title: '', alt: '', link: '', year: '' }),
  );
  const problem = (get(errors, PATH) as { message?: string } | undefined)?.message;
  const isFull = works.length >= WORK_LIMITS.works;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('Works')}</legend>
      <SortableList rows={rows} className="grid gap-3">
        {works.map((work, at) => (
          <WorkRow
            key={rows.keyFor(at)}
            {...{ work, rows, at }}
            errors={get(errors, `${PATH}.${at}`)}
            onChange={(changes) => change(rows.keyFor(at), (now) => ({ ...now, ...changes }))}
            onRemove={() => remove(rows.keyFor(at))}
          />
        ))}
      </SortableList>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileButton
          inputLabel={t('Picture of a work')}
          accept={IMAGE_TYPES}
          isBusy={isUploading}
          disabled={isFull}
          ref={field.ref}
          onFile={add}
        >
          {isUploading ? t('Uploading…') : t('Add work')}
        </FileButton>
        <p className={`text-sm ${failure ? 'text-bad' : 'text-ink-3'}`}>
          {failure ??
            problem ??
            t('{count} of {most}. A JPEG, PNG or WebP of at most 5 MB.', {
              count: works.length,
              most: WORK_LIMITS.works,
            })}
        </p>
      </div>
    </fieldset>
  );
}

interface WorkRowProps {
  work: PortfolioWork;
  rows: SortableRows;
  at: number;
  errors: { [Field in keyof PortfolioWork]?: { message?: string } } | undefined;
  onChange: (changes: Partial<PortfolioWork>) => void;
  onRemove: () => void;
}

function WorkRow({ work, rows, at, errors, onChange, onRemove }: WorkRowProps) {
  const text = (field: 'title' | 'alt' | 'link' | 'year', maxLength: number) => ({
    value: work[field],
    error: errors?.[field]?.message,
    maxLength,
    autoComplete: 'off',
    'aria-label': t('{field}, work {place}', { field: WORK_LABELS[field], place: at + 1 }),
    label: WORK_LABELS[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  });
  return (
    <SortableRow
      rows={rows}
      at={at}
      className="grid gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-start justify-between gap-2 sm:grid sm:content-start">
        <img
          src={shownImageUrl(work.imageUrl) ?? ''}
          alt=""
          width={112}
          height={84}
          className="aspect-4/3 w-28 rounded-sm bg-brass-soft object-cover sm:w-full"
        />
        <div className="-ms-2 flex">
          <RowGrip rows={rows} at={at} />
          <RowArrows rows={rows} at={at} />
          <IconButton label={t('Remove {name}', { name: rows.nameFor(at) })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
        {errors?.imageUrl?.message && <p className="text-sm text-bad">{errors.imageUrl.message}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-3 gap-y-3">
        <TextField {...text('title', WORK_LIMITS.title)} />
        <TextField {...text('year', 4)} inputMode="numeric" />
        <TextField {...text('link', CARD_LIMITS.url)} inputMode="url" className="col-span-2" />
        <TextField {...text('alt', WORK_LIMITS.alt)} className="col-span-2" />
      </div>
    </SortableRow>
  );
}

const WORK_LABELS = { title: t('Title'), alt: t('What the picture shows'), link: t('Link'), year: t('Year') } as const;

function useAddWork(onAdded: (url: string) => void) {
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (file: File) => {
    setIsUploading(true);
    setFailure(null);
    try {
      onAdded(await uploadFile('/api/uploads', { fields: { kind: 'photo' }, file }));
    } catch (error) {
      setFailure(errorText(error, t('The picture could not be uploaded.')));
    } finally {
      setIsUploading(false);
    }
  };
  return { add: (file: File) => void add(file), isUploading, failure };
}
