import type { MessageFragment } from '@tessera/client';
import { CHAT_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, Menu, MenuItem } from '@tessera/ui';
import { ImagePlus, Plus, SquareUser, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { CardChooser } from './card-chooser.tsx';
import { ComposedPictures } from './composed-pictures.tsx';
import { MentionList } from './mention-list.tsx';
import { SendButton } from './send-button.tsx';
import { type Draft, useComposing } from './use-composing.ts';
import { useFileDrop } from './use-file-drop.ts';

/** From so many characters before the limit on, how many are left is told. */
const COUNT_FROM = CHAT_LIMITS.text - 200;

export interface ComposerProps {
  conversationId: string;
  placeholder: string;
  /** In whose members names are looked for; null in a direct conversation. */
  groupId: string | null;
  answered: MessageFragment | null;
  onForgetAnswered: () => void;
  onSend: (drafts: Draft[]) => void;
  onTyping: () => void;
  /** ArrowUp in the empty box. */
  onEditLast: () => void;
}

/** The box for writing a message: Enter sends, Shift+Enter adds a line. The text stays until it is sent. */
export function Composer(props: ComposerProps) {
  const { placeholder, groupId, onTyping } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const { box, text, change, setCaret, mention, name, pictures, send } = useComposing(props);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '') return props.onEditLast();
    // On a touch keyboard Enter is the only way to a new line.
    if (event.key !== 'Enter' || event.shiftKey || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };

  // Pictures are sent from the box, by Enter, and the button that was pressed goes away.
  const backToText = (change: () => void) => {
    change();
    box.current?.focus();
  };
  const addPictures = (files: File[]) => backToText(() => pictures.add(files));
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // A table is copied as a picture too, and meant as text.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    addPictures([...files]);
  };
  const isDropping = useFileDrop(box, addPictures);

  return (
    <div data-foot className="relative border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
      {mention && groupId && <MentionList groupId={groupId} query={mention.query} box={box} onChoose={name} />}
      {isDropping && <DropHint />}
      {props.answered && <Answered message={props.answered} onForget={props.onForgetAnswered} />}
      <ComposedPictures
        {...pictures}
        remove={(picture) => backToText(() => pictures.remove(picture))}
        retry={(picture) => backToText(() => pictures.retry(picture))}
      />
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachMenu onPictures={addPictures} onCard={() => setIsChoosing(true)} />
        <textarea
          ref={box}
          aria-label={placeholder}
          placeholder={placeholder}
          rows={1}
          maxLength={CHAT_LIMITS.text}
          value={text}
          onChange={(event) => {
            change(event.target.value, event.target.selectionStart);
            onTyping();
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="max-h-40 min-h-10 w-full pointer-coarse:min-h-11 placeholder:truncate placeholder-shown:truncate min-w-0 resize-none rounded-md border border-line-2 bg-raised px-3 py-2 text-base [field-sizing:content]"
        />
        <SendButton isDisabled={pictures.isBusy || (text.trim() === '' && pictures.urls.length === 0)} />
      </form>
      {text.length > COUNT_FROM && (
        <p role="status" className="mt-1 text-end text-sm text-ink-2">
          {t('{count} characters left', { count: CHAT_LIMITS.text - text.length })}
        </p>
      )}
      {isChoosing && <CardChooser onClose={() => setIsChoosing(false)} onChoose={(cardId) => send(cardId)} />}
    </div>
  );
}

function AttachMenu({ onPictures, onCard }: { onPictures: (files: File[]) => void; onCard: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Menu
        isAbove
        trigger={
          <IconButton label={t('Attach')} className="-ms-2">
            <Plus aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {t('Pictures')}
        </MenuItem>
        <MenuItem onSelect={onCard}>
          <SquareUser aria-hidden="true" />
          {t('One of my cards')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** While pictures are held over the conversation. */
function DropHint() {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-1 z-10 grid place-items-center rounded-lg border border-dashed border-brass bg-brass-soft font-medium"
    >
      {t('Drop pictures to attach them')}
    </p>
  );
}

/** The message that is answered. */
function Answered({ message: { sender, text }, onForget }: { message: MessageFragment; onForget: () => void }) {
  return (
    <div className="mb-2 flex items-center gap-2 border-s-2 border-brass ps-2.5 text-sm">
      <div className="min-w-0 flex-1">
        <span className="font-medium">{t('Reply to {name}', { name: sender?.name ?? t('Deleted account') })}</span>
        <span className="block truncate text-ink-2">{text || t('Picture or card')}</span>
      </div>
      <IconButton label={t('Don’t answer it')} onClick={onForget}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
