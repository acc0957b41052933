import { CARD_LIMITS } from '@tessera/domain';
import { inSentence, t } from '@tessera/texts';
import { Button, TextField } from '@tessera/ui';
import { ImagePlus } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { type LinkedPicture, useLinkedPicture } from '../../../parts/forms/use-linked-picture.ts';
import type { BuilderValues, TextPath } from './builder-values.ts';
import { CroppedUpload, PHOTO_ASPECT, useCroppedUpload } from './cropped-upload.tsx';
import { useTeamRule } from './team-rules.ts';

/** For a logo the person chooses. */
const ASPECTS = { photo: PHOTO_ASPECT, logo: undefined };

export interface ImageFieldProps {
  name: TextPath;
  label: string;
  kind: 'photo' | 'logo';
}

/** A picture: uploaded, or a link to one. What is there is shown, never its address. */
export function ImageField({ name, label, kind }: ImageFieldProps) {
  const { field, fieldState } = useController<BuilderValues, TextPath>({ name });
  const value = field.value ?? '';
  const upload = useCroppedUpload({ kind, aspect: ASPECTS[kind], onUploaded: field.onChange });
  const { isUploading, failure } = upload;
  const linked = useLinkedPicture(value, field.onChange);
  const { isLocked, hint } = useTeamRule(name);
  const [isTyping, setIsTyping] = useState(false);
  const problem = fieldState.error?.message ?? linked.problem;
  // A link that is wrong is shown, so that it can be mended.
  const hasInput = isTyping || problem !== undefined;
  const hasPicture = value !== '' && !hasInput;
  const noteId = useId();
  const noteText = failure ?? hint ?? (hasPicture || isLocked ? null : t('A JPEG, PNG or WebP of at most 5 MB.'));
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 max-[20rem]:grid-cols-[minmax(0,1fr)]"
      aria-describedby={noteText ? noteId : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{label}</legend>
      <Thumbnail picture={linked} isRound={kind === 'photo'} />
      <div className="grid content-center gap-2">
        {hasInput && (
          <LinkInput
            label={label}
            value={value}
            error={problem}
            ref={field.ref}
            onChange={field.onChange}
            onDone={() => {
              field.onBlur();
              linked.settle();
              setIsTyping(false);
            }}
          />
        )}
        {!isLocked && (
          <div className="flex flex-wrap gap-2">
            <FileButton
              inputLabel={t('{label} file', { label })}
              accept={IMAGE_TYPES}
              isBusy={isUploading}
              ref={hasPicture ? field.ref : undefined}
              aria-label={
                hasPicture
                  ? t('Replace {picture}', { picture: inSentence(label) })
                  : t('Upload {picture}', { picture: inSentence(label) })
              }
              onFile={upload.choose}
            >
              {isUploading ? t('Uploading…') : hasPicture ? t('Replace') : t('Upload')}
            </FileButton>
            {!hasInput && !hasPicture && (
              <Button
                variant="quiet"
                ref={field.ref}
                aria-label={t('Use a link for the {picture}', { picture: inSentence(label) })}
                onClick={() => setIsTyping(true)}
              >
                {t('Use a link')}
              </Button>
            )}
            {value !== '' && (
              <Button
                variant="quiet"
                aria-label={t('Remove {picture}', { picture: inSentence(label) })}
                onClick={() => {
                  setIsTyping(false);
                  field.onChange('');
                }}
              >
                {t('Remove')}
              </Button>
            )}
          </div>
        )}
        {noteText && (
          <p id={noteId} className={`text-sm ${failure ? 'text-bad' : 'text-ink-3'}`}>
            {noteText}
          </p>
        )}
      </div>
      <CroppedUpload upload={upload} />
    </fieldset>
  );
}

interface LinkInputProps {
  label: string;
  value: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onDone: () => void;
}

function LinkInput({ label, value, error, ref, onChange, onDone }: LinkInputProps) {
  return (
    <TextField
      label={t('Link to the {picture}', { picture: inSentence(label) })}
      placeholder="https://…"
      type="url"
      inputMode="url"
      autoComplete="off"
      // It takes the place of the button that was just pressed.
      autoFocus={!error}
      maxLength={CARD_LIMITS.url}
      error={error}
      ref={ref}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onDone}
    />
  );
}

/** Not there, or broken: the empty frame stays. */
function Thumbnail({ picture: { src, onError }, isRound }: { picture: LinkedPicture; isRound: boolean }) {
  return (
    <div
      className={`grid size-18 place-items-center overflow-hidden border border-line bg-surface text-ink-3 ${isRound ? 'rounded-full' : 'rounded-md'}`}
    >
      {src ? (
        <img
          key={src}
          src={src}
          alt=""
          className={`size-full ${isRound ? 'object-cover' : 'object-contain'}`}
          onError={onError}
        />
      ) : (
        <ImagePlus aria-hidden="true" className="size-6 stroke-[1.4]" />
      )}
    </div>
  );
}
