import { type ContactLineFragment, errorFields, useTagContactsMutation } from '@tessera/client';
import { Button, Dialog, TextField, useToast } from '@tessera/ui';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../errors/error-text.ts';
import { AFTER_CONTACT_CHANGE } from './use-contacts.ts';

export interface SelectionBarProps {
  contacts: readonly ContactLineFragment[];
  onDone: () => void;
}

/** What can be done with the chosen contacts. */
export function SelectionBar({ contacts, onDone }: SelectionBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = contacts.length === 1 ? 'One contact chosen' : `${contacts.length} contacts chosen`;
  return (
    <div className="sticky top-15 z-10 mb-4 flex flex-wrap items-center gap-2.5 border-b border-line bg-ground py-2.5">
      <p role="status" className="mr-auto text-ink-2">
        {count}
      </p>
      <Button onClick={() => setIsOpen(true)}>Change tags</Button>
      <Button variant="quiet" onClick={onDone}>
        Clear selection
      </Button>
      {isOpen && <TagDialog contacts={contacts} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </div>
  );
}

function TagDialog({ contacts, onClose, onDone }: SelectionBarProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { tag, isBusy, failure } = useTag(contacts, onDone);
  const present = [...new Set(contacts.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tag(readTags(text), removed);
  };
  const toggle = (name: string) =>
    setRemoved((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]));
  return (
    <Dialog isOpen onOpenChange={(isStillOpen) => !isStillOpen && onClose()} size="sm" title="Change tags">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label="Add tags"
          hint="With commas between them."
          value={text}
          error={failure}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        {present.length > 0 && <RemoveTags tags={present} removed={removed} onToggle={toggle} />}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            disabled={readTags(text).length + removed.length === 0}
          >
            {isBusy ? 'Saving…' : 'Save tags'}
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
      <legend className="mb-2 text-sm font-medium text-ink-2">Remove tags</legend>
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

function useTag(contacts: readonly ContactLineFragment[], onDone: () => void) {
  const toast = useToast();
  const [tagContacts, { loading: isBusy }] = useTagContactsMutation(AFTER_CONTACT_CHANGE);
  const [failure, setFailure] = useState<string>();
  const tag = async (add: string[], remove: readonly string[]) => {
    try {
      await tagContacts({ variables: { input: { ids: contacts.map(({ id }) => id), add, remove: [...remove] } } });
      toast('Tags saved');
      onDone();
    } catch (error) {
      const [wrong] = Object.values(errorFields(error));
      setFailure(wrong ?? errorText(error, 'Saving failed.'));
    }
  };
  return { tag, isBusy, failure };
}
