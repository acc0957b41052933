import { useState } from 'react';
import { type Session, subscribeSession } from '../../../data/session/session.ts';

/** What was begun to be written, by conversation, until the page is left. */
const drafts = new Map<string, string>();

// Two who use this browser one after the other may be in the same group.
subscribeSession((now, before) => {
  if (readUserId(now) !== readUserId(before)) drafts.clear();
});

function readUserId(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.user?.id : undefined;
}

/** The text of the composer; it is still there when one comes back to the conversation. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(conversationId) ?? '');
  const change = (next: string) => {
    drafts.set(conversationId, next);
    setText(next);
  };
  return [text, change];
}
