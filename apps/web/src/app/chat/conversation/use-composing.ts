import { checkMessage, findMentions } from '@tessera/domain';
import { say } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { type Mentionable, mentionAt, withMention } from './mentions.ts';
import { useDraft } from './use-draft.ts';
import { usePictures } from './use-pictures.ts';

/** What the composer hands over; the clientId and the conversation are the caller's. */
export interface Draft {
  text: string;
  cardId: string | null;
  imageUrl: string | null;
  mentionIds: string[];
}

interface Target {
  conversationId: string;
  /** In whose members names are looked for; null in a direct conversation. */
  groupId: string | null;
  /** The message that is answered. */
  answered: { id: string } | null;
  /** More than one where several pictures were chosen. */
  onSend: (drafts: Draft[]) => void;
}

/** What is being written: the text, whom it names and the pictures that go along. */
export function useComposing({ conversationId, groupId, answered, onSend }: Target) {
  const toast = useToast();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(conversationId);
  const [caret, setCaret] = useState(0);
  const [named, setNamed] = useState<readonly Mentionable[]>([]);
  const pictures = usePictures();
  const open = groupId === null ? null : mentionAt(text, caret);
  // A name that stands there whole is done; names have spaces, so that a space alone does not tell.
  const mention = named.some(({ name }) => open?.query.startsWith(`${name} `)) ? null : open;

  const answeredId = answered?.id;
  useEffect(() => {
    if (answeredId) box.current?.focus();
  }, [answeredId]);

  const change = (next: string, nextCaret: number) => {
    setText(next);
    setCaret(nextCaret);
  };
  const send = (cardId: string | null = null) => {
    // The text waits for its pictures.
    if (cardId === null && pictures.isBusy) return;
    // A card goes by itself: pictures that were chosen wait for their own words.
    const [imageUrl = null, ...others] = cardId === null ? pictures.urls : [];
    const mentionIds = [...new Set(findMentions(text, named).map(({ id }) => id))];
    const draft = { text, hasCard: cardId !== null, hasImage: imageUrl !== null, mentions: mentionIds.length };
    const checked = checkMessage(draft);
    const [problem] = Object.values(checked.errors);
    if (problem) {
      if (text.trim() !== '') toast(say(problem), { tone: 'bad' });
      return;
    }
    onSend([
      { text: checked.text, cardId, imageUrl, mentionIds },
      ...others.map((url) => ({ text: '', cardId: null, imageUrl: url, mentionIds: [] })),
    ]);
    change('', 0);
    setNamed([]);
    if (cardId === null) pictures.forgetSent();
    box.current?.focus();
  };
  const name = (person: Mentionable) => {
    if (!mention) return;
    const next = withMention(text, mention, person.name);
    change(next.text, next.caret);
    setNamed((earlier) => [...earlier.filter(({ id }) => id !== person.id), person]);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  return { box, text, change, setCaret, mention, name, pictures, send };
}
