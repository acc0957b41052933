import {
  type MessageFragment,
  useDeleteMessageMutation,
  useEditMessageMutation,
  useSetReactionMutation,
} from '@tessera/client';
import { MESSAGES, TOAST_MS } from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../../errors/error-text.ts';
import type { MessageFeed } from './message-feed.ts';

export type MessageActs = ReturnType<typeof useMessageActs>;

/** How long a message that somebody went to stands out, in ms. */
const SHOWN_MS = 2500;

/** What can be done with messages, and which of them something is being done with. */
export function useMessageActs(feed: MessageFeed) {
  const toast = useToast();
  const [answered, replyTo] = useState<MessageFragment | null>(null);
  const [editedId, edit] = useState<string | null>(null);
  const [toDelete, askToDelete] = useState<MessageFragment | null>(null);
  const [shownNumber, setShownNumber] = useState<number | null>(null);
  const [setReaction] = useSetReactionMutation();
  const [editMessage] = useEditMessageMutation();
  const [deleteMessage] = useDeleteMessageMutation();

  const complain = (error: unknown) => {
    toast(errorText(error), { tone: 'bad' });
  };
  const toggleReaction = ({ id }: MessageFragment, emoji: string, isOn: boolean) => {
    setReaction({ variables: { input: { messageId: id, emoji, isOn } } }).catch(complain);
  };
  const saveEdit = async ({ id }: MessageFragment, text: string) => {
    try {
      await editMessage({ variables: { input: { id, text } } });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const confirmDelete = () => {
    if (toDelete) deleteMessage({ variables: { input: { id: toDelete.id } } }).catch(complain);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(MESSAGES.textCopied, { durationMs: TOAST_MS.textCopied });
    } catch {
      toast('Your browser did not let the text be copied.', { tone: 'bad' });
    }
  };
  const show = async (number: number) => {
    try {
      await feed.goTo(number);
      setShownNumber(number);
      setTimeout(() => setShownNumber((shown) => (shown === number ? null : shown)), SHOWN_MS);
    } catch (error) {
      complain(error);
    }
  };
  return {
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
