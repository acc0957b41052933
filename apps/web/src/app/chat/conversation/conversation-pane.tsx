import { useConversationHeadQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { EmptyState, IconButton, Question, useBackCloses } from '@tessera/ui';
import { Search } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type SessionUser, useSession } from '../../../data/session/session.ts';
import { useReconnect } from '../../../data/session/use-reconnect.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { TEXT_LINK } from '../../../parts/screen/text-link.ts';
import { paths } from '../../../paths.ts';
import { Composer } from './composer.tsx';
import { ConversationHead, type ConversationHeadProps } from './conversation-head.tsx';
import { LoadingMessages } from './loading-messages.tsx';
import { MessageList } from './message-list.tsx';
import { StatusLine } from './status-line.tsx';
import { useConversation } from './use-conversation.ts';
import type { MessageActs } from './use-message-acts.ts';

const PictureViewer = deferred(async () => (await import('./picture-viewer.tsx')).PictureViewer);
const MessageSearch = deferred(async () => (await import('./message-search.tsx')).MessageSearch);

export interface ConversationPaneProps {
  conversationId: string;
  /** Controls at the right of the header, such as the group's settings. */
  actions?: ReactNode;
  /** Before the name; on small screens the way back to the list. */
  back?: ReactNode;
}

/** A whole conversation, of a group or of two people: header, messages, composer. Fills the height of its parent. */
export function ConversationPane(props: ConversationPaneProps) {
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.user : null;
  // Nothing of one conversation may be left in another, nor of one person for the next.
  return viewer && <Conversation key={`${viewer.id} ${props.conversationId}`} {...props} viewer={viewer} />;
}

/** Drawn anew for news of its own only: drawing a hundred messages takes longer than a press may. */
const Conversation = memo(function Conversation({
  conversationId,
  actions,
  back,
  viewer,
}: ConversationPaneProps & { viewer: SessionUser }) {
  const { data, error, refetch } = useConversationHeadQuery({
    variables: { id: conversationId },
    fetchPolicy: 'cache-and-network',
  });
  useReconnect(() => void refetch().catch(() => {}));
  const conversation = data?.conversation ?? undefined;
  const talk = useConversation(conversationId, conversation, viewer);
  const { state, feed, acts } = talk;
  if (error && !conversation) {
    return (
      <div className="p-5">
        <ErrorNotice
          title={t('Couldn’t load the conversation')}
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      </div>
    );
  }
  if (state.status === 'left' || data?.conversation === null) return <Left />;
  const isDirect = conversation?.kind === 'DIRECT';
  return (
    <section aria-label={conversation?.title ?? t('Conversation')} className="relative flex h-full min-h-0 flex-col">
      <Head {...{ conversation, back, actions }} presence={talk.presence} onShow={acts.show}>
        {state.status === 'loading' && <LoadingMessages />}
        {state.status === 'failed' && (
          <div className="flex-1 p-5">
            <ErrorNotice title={t('Couldn’t load the messages')} error={state.error} onRetry={talk.retry} />
          </div>
        )}
        {state.status === 'ready' && state.timeline.entries.length + talk.waiting.length === 0 && (
          <div className="grid flex-1 place-items-center p-5 text-ink-2">{t('No messages yet.')}</div>
        )}
        {state.status === 'ready' && state.timeline.entries.length + talk.waiting.length > 0 && (
          <MessageList
            feed={feed}
            state={state}
            waiting={talk.waiting}
            row={{ viewerId: viewer.id, mayDeleteAll: talk.mayDeleteAll, acts }}
            waitingRow={{
              viewer: { initials: initials(viewer.fullName), avatarUrl: viewer.avatarUrl },
              onRetry: talk.retrySending,
              onRemove: talk.removeWaiting,
            }}
            onSeen={talk.onSeen}
            events={talk.events}
            seen={{ marks: conversation?.readNumbers ?? [], isDirect }}
          />
        )}
        <StatusLine typing={talk.presence.typing} />
        {conversation?.canWrite === false ? (
          <p className="border-t border-line px-5 py-4 text-center text-ink-2">
            {conversation.isBlocked ? t('You have blocked this person.') : t('You can’t write here.')}
          </p>
        ) : (
          <Composer
            conversationId={conversationId}
            groupId={isDirect ? null : conversationId}
            placeholder={conversation ? t('Message {name}', { name: conversation.title }) : t('Message')}
            answered={acts.answered}
            onForgetAnswered={() => acts.replyTo(null)}
            onSend={talk.send}
            onTyping={talk.onTyping}
            onEditLast={talk.editLast}
          />
        )}
      </Head>
      <LargePicture acts={acts} />
      <Question
        isOpen={acts.toDelete !== null}
        onOpenChange={() => acts.askToDelete(null)}
        question={t('Delete this message?')}
        detail={t('No one will be able to read it.')}
        confirmLabel={t('Delete')}
        tone="danger"
        onConfirm={acts.confirmDelete}
      />
    </section>
  );
});

function LargePicture({ acts: { picture, closePicture } }: { acts: MessageActs }) {
  return picture && <PictureViewer pictures={picture.all} startId={picture.id} onClose={closePicture} />;
}

interface HeadProps extends ConversationHeadProps {
  onShow: (number: number) => void;
  /** The rest of the conversation, below. */
  children: ReactNode;
}

/**
 * The header, or the search in its place. Its own component, so that opening the search doesn't re-render the messages: they
 * are its children, which stay the same elements.
 */
function Head({ onShow, actions, children, ...head }: HeadProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [words, setWords] = useState('');
  const searchButton = useRef<HTMLButtonElement>(null);
  const endSearch = () => {
    flushSync(() => {
      setIsSearching(false);
      setWords('');
    });
    searchButton.current?.focus();
  };
  useBackCloses(isSearching, endSearch);
  return (
    <>
      {isSearching && head.conversation ? (
        // As high as the head, also before its code is there.
        <div className="min-h-15 shrink-0 md:min-h-18.5">
          <MessageSearch
            conversationId={head.conversation.id}
            words={words}
            onWords={setWords}
            onShow={(number) => {
              endSearch();
              onShow(number);
            }}
            onClose={endSearch}
          />
        </div>
      ) : (
        <ConversationHead
          {...head}
          actions={
            <>
              <IconButton
                ref={searchButton}
                label={t('Search in the conversation')}
                onPointerDown={MessageSearch.preload}
                onClick={() => setIsSearching(true)}
              >
                <Search aria-hidden="true" />
              </IconButton>
              {actions}
            </>
          }
        />
      )}
      {/* The search results cover it. */}
      <div inert={isSearching && words.trim() !== ''} className="flex min-h-0 flex-1 flex-col">
        {children}
      </div>
    </>
  );
}

function Left() {
  return (
    <div className="p-5">
      <EmptyState
        title={t('You are not in this conversation.')}
        action={
          <Link to={paths.chat()} className={TEXT_LINK}>
            {t('Go to chat')}
          </Link>
        }
      >
        {t('It may have been deleted, or you are no longer in the group.')}
      </EmptyState>
    </div>
  );
}
