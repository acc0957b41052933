import { useState } from 'react';
import { readStored, writeStored } from '../../../data/session/storage.ts';

/** The text of the composer; it is still there after a reload, or when one comes back to the conversation in this tab. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const key = `chat-draft:${conversationId}`;
  const [text, setText] = useState(() => readStored(key, 'sessionStorage') ?? '');
  const change = (next: string) => {
    writeStored(key, next || null, 'sessionStorage');
    setText(next);
  };
  return [text, change];
}
