import type { MessageFragment } from '@tessera/client';
import { CHAT_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { type KeyboardEvent, useState } from 'react';

export interface EditBoxProps {
  message: MessageFragment;
  onDone: () => void;
  /** Gives whether it was saved; when not, the text stays here. */
  onSave: (text: string) => Promise<boolean>;
}

/** An own message, to be written anew. Enter saves, Escape leaves it as it was. */
export function EditBox({ message, onDone, onSave }: EditBoxProps) {
  const [text, setText] = useState(message.text);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const isSaved = text === message.text || (await onSave(text));
    setIsBusy(false);
    if (isSaved) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onDone();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <div className="grid gap-2 py-1">
      <textarea
        aria-label={t('Edit message')}
        ref={takeFocus}
        rows={Math.min(8, text.split('\n').length + 1)}
        maxLength={CHAT_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-full resize-none rounded-md border border-line-2 bg-raised px-3 py-2"
      />
      <div className="flex gap-2">
        <Button variant="primary" isBusy={isBusy} disabled={text.trim() === ''} onClick={() => void save()}>
          {t('Save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}

/** At once, because a person who chose to edit wants to write. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus();
}
