import { CARD_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, TextField } from '@tessera/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { addTags } from './add-tags.ts';
import type { BuilderValues } from './builder-values.ts';

/** Up to ten words under which the card is found. Enter or a comma ends one. */
export function TagsField() {
  const { field, fieldState } = useController<BuilderValues, 'data.tags'>({ name: 'data.tags' });
  const [typed, setTyped] = useState('');
  const tags = field.value;
  const isFull = tags.length >= CARD_LIMITS.tags;
  const commit = (text: string) => {
    field.onChange(addTags(tags, text));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      commit(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) field.onChange(tags.slice(0, -1));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 max-[20rem]:grid-cols-[minmax(0,1fr)]">
        <TextField
          label={t('Tags')}
          ref={field.ref}
          value={typed}
          maxLength={CARD_LIMITS.tag}
          disabled={isFull}
          autoComplete="off"
          hint={isFull ? t('A card can have up to ten tags.') : t('Words that help people find the card. Ten at most.')}
          error={fieldState.error?.message}
          onChange={({ target: { value } }) => (value.includes(',') ? commit(value) : setTyped(value))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed.trim()) commit(typed);
            field.onBlur();
          }}
        />
        <Button
          className="mt-6 h-10 max-[20rem]:mt-0 pointer-coarse:h-11"
          disabled={isFull || !typed.trim()}
          onClick={() => commit(typed)}
        >
          {t('Add')}
        </Button>
      </div>
      <TagList tags={tags} onRemove={(tag) => field.onChange(tags.filter((other) => other !== tag))} />
    </div>
  );
}

function TagList({ tags, onRemove }: { tags: readonly string[]; onRemove: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('Tags of this card')} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={t('Remove tag {tag}', { tag })}
            onClick={() => onRemove(tag)}
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-xs font-medium text-ink-2 hover:border-ink-3"
          >
            <span className="truncate">{tag}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
