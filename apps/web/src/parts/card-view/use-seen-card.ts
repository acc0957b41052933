import { type RefObject, useEffect } from 'react';
import { sendEvent } from './visit.ts';
import { watchView } from './watch-view.ts';

/** Counts a view of the card that was opened out of a public list, once its face was seen for a second. */
export function useSeenCard(cardId: string, face: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!face.current) return;
    return watchView(face.current, () => void sendEvent(cardId, { kind: 'view' }, { channel: 'DIRECTORY' }));
  }, [cardId, face]);
}
