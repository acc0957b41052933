import { useState } from 'react';

/** What was begun to be written, by conversation, until the page is left. */
const drafts = new Map<string, string>();

/** The text of the composer; it is still there when one comes back to the conversation. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(conversationId) ?? '');
  const change = (next: string) => {
    drafts.set(conversationId, next);
    setText(next);
  };
  return [text, change];
}
