import { useFragment } from '@apollo/client/react';
import { type MessageFragment, MessageFragmentDoc } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTouchActs } from '../../../parts/lists/use-touch-acts.ts';
import { OTHERS_BUBBLE, OWN_BUBBLE, OWN_SIDE } from './bubble.ts';
import { clockText } from './day-text.ts';
import { EditBox } from './edit-box.tsx';
import { MessageContent } from './message-content.tsx';
import { MessageMenu } from './message-menu.tsx';
import { Reactions } from './reactions.tsx';
import type { MessageActs } from './use-message-acts.ts';

export interface MessageRowProps {
  messageId: string;
  /** The message before is by the same person and not much older: name and picture are left out. */
  isFollowing: boolean;
  viewerId: string;
  /** Whether what others say may be deleted. */
  mayDeleteAll: boolean;
  acts: MessageActs;
}

/** One message with all that can be done with it. It follows its changes by itself. */
export function MessageRow({ messageId, ...row }: MessageRowProps) {
  const { data, complete } = useFragment({
    fragment: MessageFragmentDoc,
    fragmentName: 'Message',
    from: { __typename: 'Message', id: messageId },
  });
  return complete ? <Row {...row} message={data as MessageFragment} /> : null;
}

function Row({
  message,
  isFollowing,
  viewerId,
  mayDeleteAll,
  acts,
}: Omit<MessageRowProps, 'messageId'> & {
  message: MessageFragment;
}) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isOwn = message.sender?.id === viewerId;
  const isEdited = acts.editedId === message.id && isOwn;
  const isQuiet = message.deletedAt !== null || isEdited;
  const touch = useTouchActs({ onHold: () => setIsMenuOpen(true), onSwipe: () => acts.replyTo(message) });
  return (
    <article
      {...(isQuiet ? undefined : touch)}
      id={`message-${message.number}`}
      aria-label={`${senderName(message, isOwn)}, ${clockText(message.createdAt)}`}
      className={clsx(
        'group/message relative flex gap-3 px-5 py-1 hover:bg-ground max-md:py-0.5',
        !isFollowing && 'mt-3',
        acts.shownNumber === message.number && 'bg-brass-soft',
        // Fingers hold a message for its menu, and copy its text there.
        !isQuiet && 'pointer-coarse:touch-pan-y pointer-coarse:select-none',
      )}
    >
      <Side message={message} isOwn={isOwn} isFollowing={isFollowing} />
      <div className={clsx('min-w-0 flex-1', isOwn && !isEdited && OWN_SIDE)}>
        {!isFollowing && <Byline message={message} isOwn={isOwn} />}
        {isEdited ? (
          <EditBox message={message} onDone={() => acts.edit(null)} onSave={(text) => acts.saveEdit(message, text)} />
        ) : (
          <div className={message.deletedAt ? undefined : isOwn ? OWN_BUBBLE : OTHERS_BUBBLE}>
            <MessageContent
              message={message}
              onShowQuoted={acts.show}
              onShowPicture={() => acts.showPicture(message.id)}
            />
          </div>
        )}
        {message.editedAt && !message.deletedAt && <span className="text-xs text-ink-3">{t('edited')}</span>}
        <Reactions message={message} viewerId={viewerId} onToggle={acts.toggleReaction} />
      </div>
      {!isQuiet && (
        <MessageMenu
          message={message}
          isOwn={isOwn}
          mayDelete={isOwn || mayDeleteAll}
          acts={acts}
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
        />
      )}
    </article>
  );
}

/** The sender's picture, beside the first of several messages. Nobody needs their own where the sides tell it. */
function Side({
  message,
  isOwn,
  isFollowing,
}: { message: MessageFragment } & Record<'isOwn' | 'isFollowing', boolean>) {
  return (
    <div className={clsx('w-[34px] shrink-0', isOwn && 'max-md:hidden')}>
      {!isFollowing && <Face message={message} />}
    </div>
  );
}

function Face({ message: { sender } }: { message: MessageFragment }) {
  return <Avatar initials={initials(sender?.name ?? '')} src={sender?.avatarUrl ?? null} className="mt-0.5" />;
}

function Byline({ message, isOwn }: { message: MessageFragment; isOwn: boolean }) {
  return (
    <p className="flex items-baseline gap-1.5 text-md">
      <span className="truncate font-medium">{senderName(message, isOwn)}</span>
      <time dateTime={message.createdAt} className="shrink-0 text-sm text-ink-2">
        {clockText(message.createdAt)}
      </time>
    </p>
  );
}

function senderName({ sender }: MessageFragment, isOwn: boolean): string {
  return isOwn ? t('You') : (sender?.name ?? t('Deleted account'));
}
