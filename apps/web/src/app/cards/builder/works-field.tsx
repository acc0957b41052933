import { CARD_LIMITS, type PortfolioWork, shownImageUrl, WORK_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, TextField } from '@tessera/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { errorText } from '../../../data/errors/error-text.ts';
import { IMAGE_TYPES, uploadFile } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import type { BuilderValues } from './builder-values.ts';

const PATH = 'data.extra.works';
/** Fields of text take no drop of this type. */
const DRAGGED = 'application/x-work';

/** Up to twelve pictures of works. They are put in order by dragging, or by the arrows. */
export function WorksField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const { errors } = useFormState<BuilderValues>();
  const works = field.value ?? [];
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const moved = works[from];
    if (!moved || to < 0 || to >= works.length) return;
    field.onChange(works.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(
      moved.title
        ? t('{title} moved to place {place} of {count}.', { title: moved.title, place: to + 1, count: works.length })
        : t('The work moved to place {place} of {count}.', { place: to + 1, count: works.length }),
    );
  };
  const { add, isUploading, failure } = useAddWork((url) =>
    field.onChange([...works, { imageUrl: url, title: '', alt: '', link: '', year: '' }]),
  );
  const problem = (get(errors, PATH) as { message?: string } | undefined)?.message;
  const isFull = works.length >= WORK_LIMITS.works;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('Works')}</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {works.length > 0 && (
        <ol className="grid gap-3">
          {works.map((work, at) => (
            <WorkRow
              key={work.imageUrl}
              work={work}
              place={{ at, count: works.length }}
              errors={get(errors, `${PATH}.${at}`)}
              onChange={(changes) => field.onChange(works.with(at, { ...work, ...changes }))}
              onMove={(to) => move(at, to)}
              onDrop={(from) => move(from, at)}
              onRemove={() => field.onChange(works.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
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
  place: { at: number; count: number };
  errors: { [Field in keyof PortfolioWork]?: { message?: string } } | undefined;
  onChange: (changes: Partial<PortfolioWork>) => void;
  onMove: (to: number) => void;
  /** Another work was dropped on this one. */
  onDrop: (from: number) => void;
  onRemove: () => void;
}

function WorkRow({ work, place: { at, count }, errors, onChange, onMove, onDrop, onRemove }: WorkRowProps) {
  const name = work.title || t('work {place}', { place: at + 1 });
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
    <li
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData(DRAGGED)));
      }}
      className="grid gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <div className="flex items-start justify-between gap-2 sm:grid sm:content-start">
        <img
          src={shownImageUrl(work.imageUrl) ?? ''}
          alt=""
          width={112}
          height={84}
          // Not the whole row: text in its fields is selected by dragging, too.
          {...dragSource(at)}
          className="aspect-4/3 w-28 cursor-grab rounded-sm bg-brass-soft object-cover"
        />
        <div className="flex">
          <IconButton label={t('Move {name} up', { name })} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('Move {name} down', { name })}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton label={t('Remove {name}', { name })} onClick={onRemove}>
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
    </li>
  );
}

/** What makes a picture the handle of its work. */
function dragSource(at: number) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(DRAGGED, String(at)),
  };
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
