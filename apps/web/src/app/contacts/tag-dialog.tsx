import { errorFields, useContactTagsQuery, useTagContactsMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, TextField, useToast } from '@tessera/ui';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { compareTexts } from '../../locale/compare-texts.ts';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { AFTER_CONTACT_CHANGE } from './use-contacts.ts';
import type { Selection } from './use-selection.ts';

export interface TagDialogProps {
  selection: Selection;
  onClose: () => void;
}

/** Adds tags to the selected contacts, and removes others. */
export function TagDialog({ selection, onClose }: TagDialogProps) {
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { tag, isBusy, failure } = useTag(selection);
  const { tags: present, error, refetch } = usePresentTags(selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tag(readTags(text), removed);
  };
  const toggle = (name: string) =>
    setRemoved((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]));
  return (
    <Dialog isOpen onOpenChange={(isStillOpen) => !isStillOpen && onClose()} size="sm" title={t('Change tags')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('Add tags')}
          hint={t('Separate tags with commas.')}
          value={text}
          error={failure}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        {error && (
          <p className="text-sm text-ink-2">
            <RetryLine text={t('Couldn’t load the tags to remove.')} error={error} refetch={refetch} />
          </p>
        )}
        {present.length > 0 && <RemoveTags tags={present} removed={removed} onToggle={toggle} />}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            disabled={readTags(text).length + removed.length === 0}
          >
            {isBusy ? t('Saving…') : t('Save tags')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface RemoveTagsProps {
  tags: readonly string[];
  removed: readonly string[];
  onToggle: (tag: string) => void;
}

function RemoveTags({ tags, removed, onToggle }: RemoveTagsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-ink-2">{t('Remove tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={removed.includes(tag)}
            onClick={() => onToggle(tag)}
            className={`inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium ${
              removed.includes(tag) ? 'border-bad text-bad line-through' : 'border-line bg-surface text-ink-2'
            }`}
          >
            <span dir="auto" className="truncate">
              {tag}
            </span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** By the alphabet. Not all contacts are on screen when all that match are selected: then any tag may be there. */
function usePresentTags({ contacts, isAll }: Selection) {
  const { data, error, refetch } = useContactTagsQuery({ skip: !isAll });
  const names = isAll ? (data?.contactTags ?? []).map(({ name }) => name) : contacts.flatMap(({ tags }) => tags);
  const tags = [...new Set(names)].sort(compareTexts);
  return { tags, error: data ? undefined : error, refetch };
}

function useTag({ selected, clear }: Selection) {
  const toast = useToast();
  const [tagContacts, { loading: isBusy }] = useTagContactsMutation(AFTER_CONTACT_CHANGE);
  const [failure, setFailure] = useState<string>();
  const tag = async (add: string[], remove: readonly string[]) => {
    try {
      await tagContacts({ variables: { input: { ...selected, add, remove: [...remove] } } });
      toast(t('Tags saved'));
      clear();
    } catch (error) {
      const [wrong] = Object.values(errorFields(error));
      setFailure(wrong ?? errorText(error, t('Couldn’t save this. Try again.')));
    }
  };
  return { tag, isBusy, failure };
}
