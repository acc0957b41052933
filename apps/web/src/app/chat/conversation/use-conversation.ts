import {
  type ConversationHeadFragment,
  useMarkReadMutation,
  useReadChangedSubscription,
  useSetTypingMutation,
} from '@tessera/client';
import { mayInGroup } from '@tessera/domain';
import { useRef } from 'react';
import type { SessionUser } from '../../../data/session/session.ts';
import { roleIn } from '../roles.ts';
import { useGroupEvents } from './group-events.ts';
import type { Draft } from './use-composing.ts';
import { useMessageActs } from './use-message-acts.ts';
import { useMessageFeed, useOutgoing } from './use-message-feed.ts';
import { usePresence } from './use-presence.ts';

/** That the viewer types is told this often at most, and what they have read, in ms. */
const TYPING_EVERY_MS = 3000;
const READ_EVERY_MS = 1000;

/** Everything that a conversation on screen does. */
export function useConversation(
  conversationId: string,
  head: ConversationHeadFragment | undefined,
  viewer: SessionUser,
) {
  const { outgoing, waiting } = useOutgoing(conversationId, viewer.id);
  const { feed, ...state } = useMessageFeed(conversationId, outgoing);
  const acts = useMessageActs(feed);
  const presence = usePresence(head, viewer.id, state.timeline.entries.at(-1));
  const events = useGroupEvents(head?.group?.id, state.timeline);
  // It goes into the cache, out of which the conversation is shown.
  useReadChangedSubscription({ skip: !head, ignoreResults: true });
  const onSeen = useMarkRead(conversationId);
  const onTyping = useTyping(conversationId);
  const sent = new Set(state.timeline.entries.map(({ clientId }) => clientId));

  const send = (drafts: Draft[]) => {
    for (const [place, draft] of drafts.entries()) {
      outgoing.add({
        ...draft,
        clientId: crypto.randomUUID(),
        conversationId,
        createdAt: new Date().toISOString(),
        replyToNumber: place === 0 ? (acts.answered?.number ?? null) : null,
      });
    }
    acts.replyTo(null);
  };
  const editLast = () => {
    const last = state.timeline.entries.findLast(({ senderId }) => senderId === viewer.id);
    if (last) acts.edit(last.id);
  };
  return {
    state,
    feed,
    acts,
    presence,
    // One that came by the subscription before its own answer is there already.
    waiting: waiting.filter(({ clientId }) => !sent.has(clientId)),
    mayDeleteAll: head?.group ? mayInGroup(roleIn(head.group, viewer.id), 'deleteMessages') : false,
    send,
    editLast,
    onSeen,
    events,
    onTyping,
    retry: () => void feed.start(),
    retrySending: () => outgoing.retry(conversationId),
    removeWaiting: outgoing.remove,
  };
}

/** Tells what was read, while somebody is looking. */
function useMarkRead(conversationId: string) {
  const [markRead] = useMarkReadMutation();
  const told = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (number: number) => {
    if (number <= told.current || document.visibilityState !== 'visible' || !document.hasFocus()) return;
    told.current = number;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      markRead({ variables: { input: { conversationId, number } } }).catch(() => {
        // What was not told now is told when they look again.
        told.current = 0;
      });
    }, READ_EVERY_MS);
  };
}

function useTyping(conversationId: string) {
  const [setTyping] = useSetTypingMutation();
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < TYPING_EVERY_MS) return;
    last.current = Date.now();
    setTyping({ variables: { input: { conversationId } } }).catch(() => {});
  };
}
