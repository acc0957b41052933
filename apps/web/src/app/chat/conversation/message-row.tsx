import { useFragment } from '@apollo/client/react';
import { type MessageFragment, MessageFragmentDoc } from '@tessera/client';
import { initials } from '@tessera/domain';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
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
export function MessageRow({ messageId, isFollowing, viewerId, mayDeleteAll, acts }: MessageRowProps) {
  const { data, complete } = useFragment({
    fragment: MessageFragmentDoc,
    fragmentName: 'Message',
    from: { __typename: 'Message', id: messageId },
  });
  if (!complete) return null;
  const message = data as MessageFragment;
  const isOwn = message.sender?.id === viewerId;
  const isEdited = acts.editedId === messageId && isOwn;
  return (
    <article
      id={`message-${message.number}`}
      aria-label={`${senderName(message, isOwn)}, ${clockText(message.createdAt)}`}
      className={clsx(
        'group/message relative flex gap-3 px-5 py-1 hover:bg-ground',
        !isFollowing && 'mt-3',
        acts.shownNumber === message.number && 'bg-brass-soft',
      )}
    >
      {isFollowing ? <span className="w-[34px] shrink-0" /> : <Face message={message} />}
      <div className="min-w-0 flex-1">
        {!isFollowing && <Byline message={message} isOwn={isOwn} />}
        {isEdited ? (
          <EditBox message={message} onDone={() => acts.edit(null)} onSave={(text) => acts.saveEdit(message, text)} />
        ) : (
          <MessageContent message={message} onShowQuoted={acts.show} />
        )}
        {message.editedAt && !message.deletedAt && <span className="text-xs text-ink-3">edited</span>}
        <Reactions message={message} viewerId={viewerId} onToggle={acts.toggleReaction} />
      </div>
      {!message.deletedAt && !isEdited && (
        <MessageMenu message={message} isOwn={isOwn} mayDelete={isOwn || mayDeleteAll} acts={acts} />
      )}
    </article>
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
  return isOwn ? 'You' : (sender?.name ?? 'Deleted account');
}
