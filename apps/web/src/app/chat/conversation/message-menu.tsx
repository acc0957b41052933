import type { MessageFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { IconButton, Menu, MenuItem } from '@tessera/ui';
import { Copy, MoreHorizontal, Pencil, Reply, Trash2 } from 'lucide-react';
import { QUICK_REACTIONS } from './reactions.tsx';
import type { MessageActs } from './use-message-acts.ts';

export interface MessageMenuProps {
  message: MessageFragment;
  isOwn: boolean;
  mayDelete: boolean;
  acts: MessageActs;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Everything that can be done with one message. Quiet until the pointer or the keyboard is near; fingers open it by a long
 * press on the message, so that its button is in nobody's way.
 */
export function MessageMenu({ message, isOwn, mayDelete, acts, isOpen, onOpenChange }: MessageMenuProps) {
  // The person goes on writing in the box below.
  const isAnswered = acts.answered?.id === message.id;
  return (
    <div className="absolute top-0 end-3 opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:pointer-events-none">
      <Menu
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        hasMovedFocus={() => isAnswered}
        trigger={
          <IconButton label={t('Message actions')} className="bg-raised">
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <div className="flex px-1 pb-1 pointer-coarse:*:min-w-11 pointer-coarse:*:justify-center">
          {QUICK_REACTIONS.map((emoji) => (
            <MenuItem key={emoji} onSelect={() => acts.toggleReaction(message, emoji, true)}>
              {emoji}
            </MenuItem>
          ))}
        </div>
        <MenuItem onSelect={() => acts.replyTo(message)}>
          <Reply aria-hidden="true" />
          {t('Reply')}
        </MenuItem>
        {message.text !== '' && (
          <MenuItem onSelect={() => acts.copy(message.text)}>
            <Copy aria-hidden="true" />
            {t('Copy text')}
          </MenuItem>
        )}
        {isOwn && message.text !== '' && (
          <MenuItem onSelect={() => acts.edit(message.id)}>
            <Pencil aria-hidden="true" />
            {t('Edit')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem tone="bad" onSelect={() => acts.askToDelete(message)}>
            <Trash2 aria-hidden="true" />
            {t('Delete')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
