import type { MessageFragment } from '@tessera/client';
import { CHAT_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, Menu, MenuItem } from '@tessera/ui';
import { ImagePlus, Plus, SquareUser, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../data/session/upload-file.ts';
import { CardChooser } from './card-chooser.tsx';
import { MentionList } from './mention-list.tsx';
import { SendButton } from './send-button.tsx';
import { type Composing, type Draft, useComposing } from './use-composing.ts';

/** From so many characters before the limit on, how many are left is told. */
const COUNT_FROM = CHAT_LIMITS.text - 200;

export interface ComposerProps {
  conversationId: string;
  placeholder: string;
  /** In whose members names are looked for; null in a direct conversation. */
  groupId: string | null;
  answered: MessageFragment | null;
  onForgetAnswered: () => void;
  onSend: (draft: Draft) => void;
  onTyping: () => void;
  /** ArrowUp in the empty box. */
  onEditLast: () => void;
}

/** The box for writing a message: Enter sends, Shift+Enter adds a line. The text stays until it is sent. */
export function Composer(props: ComposerProps) {
  const { placeholder, groupId, onTyping } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const { box, text, change, setCaret, mention, name, picture, send } = useComposing(props);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '') return props.onEditLast();
    // On a touch keyboard Enter is the only way to a new line.
    if (event.key !== 'Enter' || event.shiftKey || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };

  return (
    <div data-foot className="relative border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
      {mention && groupId && <MentionList groupId={groupId} query={mention.query} box={box} onChoose={name} />}
      <Attached answered={props.answered} onForget={props.onForgetAnswered} picture={picture} />
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachMenu onPicture={picture.choose} onCard={() => setIsChoosing(true)} />
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
          className="max-h-40 min-h-10 w-full pointer-coarse:min-h-11 placeholder:truncate placeholder-shown:truncate min-w-0 resize-none rounded-md border border-line-2 bg-raised px-3 py-2 text-base [field-sizing:content]"
        />
        <SendButton isDisabled={picture.isBusy || (text.trim() === '' && picture.url === null)} />
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

function AttachMenu({ onPicture, onCard }: { onPicture: (file: File) => void; onCard: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPicture(file);
          event.target.value = '';
        }}
      />
      <Menu
        trigger={
          <IconButton label={t('Attach')} className="-ms-2">
            <Plus aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {t('Picture')}
        </MenuItem>
        <MenuItem onSelect={onCard}>
          <SquareUser aria-hidden="true" />
          {t('One of my cards')}
        </MenuItem>
      </Menu>
    </>
  );
}

interface AttachedProps {
  answered: MessageFragment | null;
  onForget: () => void;
  picture: Composing['picture'];
}

/** What goes along with the words: the message that is answered, and a picture. */
function Attached({ answered, onForget, picture }: AttachedProps) {
  return (
    <>
      {answered && (
        <Strip label={t('Don’t answer it')} onRemove={onForget}>
          <span className="font-medium">
            {t('Reply to {name}', { name: answered.sender?.name ?? t('Deleted account') })}
          </span>
          <span className="block truncate text-ink-2">{answered.text || t('Picture or card')}</span>
        </Strip>
      )}
      {picture.isBusy && <p role="status">{t('Uploading the picture…')}</p>}
      {picture.problem && (
        <p role="alert" className="pb-2 text-sm text-bad">
          {picture.problem}
        </p>
      )}
      {picture.url && (
        <Strip label={t('Remove the picture')} onRemove={picture.remove}>
          <img src={picture.url} alt={t('To be sent')} className="h-16 rounded-sm" />
        </Strip>
      )}
    </>
  );
}

function Strip({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="mb-2 flex items-center gap-2 border-s-2 border-brass ps-2.5 text-sm">
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton label={label} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
