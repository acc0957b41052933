import { useApolloClient } from '@apollo/client/react';
import {
  type MessageFragment,
  useDeleteMessageMutation,
  useEditMessageMutation,
  useSetReactionMutation,
} from '@tessera/client';
import { MESSAGES, TOAST_MS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import type { MessageFeed } from './message-feed.ts';
import { listPictures, type SeenPicture } from './message-pictures.ts';

export type MessageActs = ReturnType<typeof useMessageActs>;

/** How long a message that somebody went to stands out, in ms. */
const SHOWN_MS = 2500;

/** What can be done with messages, and which of them something is being done with. */
export function useMessageActs(feed: MessageFeed) {
  const toast = useToast();
  const attempt = useAttempt();
  const [answered, replyTo] = useState<MessageFragment | null>(null);
  const [editedId, edit] = useState<string | null>(null);
  const [toDelete, askToDelete] = useState<MessageFragment | null>(null);
  const [shownNumber, setShownNumber] = useState<number | null>(null);
  const [picture, setPicture] = useState<{ id: string; all: SeenPicture[] } | null>(null);
  const { cache } = useApolloClient();
  const [setReaction] = useSetReactionMutation();
  const [editMessage] = useEditMessageMutation();
  const [deleteMessage] = useDeleteMessageMutation();

  const toggleReaction = ({ id }: MessageFragment, emoji: string, isOn: boolean) => {
    void attempt(() => setReaction({ variables: { input: { messageId: id, emoji, isOn } } }));
  };
  const saveEdit = ({ id }: MessageFragment, text: string) =>
    attempt(() => editMessage({ variables: { input: { id, text } } }));
  const confirmDelete = () => {
    if (toDelete) void attempt(() => deleteMessage({ variables: { input: { id: toDelete.id } } }));
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(say(MESSAGES.textCopied), { durationMs: TOAST_MS.textCopied });
    } catch {
      toast(t('Your browser didn’t allow copying.'), { tone: 'bad' });
    }
  };
  const show = (number: number) =>
    attempt(async () => {
      await feed.goTo(number);
      setShownNumber(number);
      setTimeout(() => setShownNumber((shown) => (shown === number ? null : shown)), SHOWN_MS);
    });
  const showPicture = (id: string) => setPicture({ id, all: listPictures(cache, feed.get().timeline.entries) });
  return {
    picture,
    showPicture,
    closePicture: () => setPicture(null),
    answered,
    replyTo,
    editedId,
    edit,
    saveEdit,
    toDelete,
    askToDelete,
    confirmDelete,
    toggleReaction,
    copy: (text: string) => void copy(text),
    shownNumber,
    show: (number: number) => void show(number),
  };
}
