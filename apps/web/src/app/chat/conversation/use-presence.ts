import {
  type ConversationHeadFragment,
  type PresenceMarkFragment,
  usePresenceChangedSubscription,
} from '@tessera/client';
import { useEffect, useState } from 'react';
import { useReconnect } from '../../../data/session/use-reconnect.ts';

/** How long somebody is said to type after the last word of it, in ms; the API says it anew while they go on. */
const TYPING_MS = 5000;

type Marks = ReadonlyMap<string, PresenceMarkFragment>;

/** Who is here and who types, except the viewer. Following it shows the others that the viewer is here. */
export function usePresence(
  conversation: ConversationHeadFragment | undefined,
  viewerId: string,
  lastSaid: { id: string; senderId: string | null } | undefined,
) {
  const [changes, setChanges] = useState<Marks>(new Map());
  usePresenceChangedSubscription({
    variables: { id: conversation?.id ?? '' },
    skip: !conversation,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const mark = data?.presenceChanged;
      const wasHere = mark && others.some(({ user, isHere }) => isHere && user.id === mark.user.id);
      if (mark) setChanges((earlier) => new Map(earlier).set(mark.user.id, wasHere ? justLeft(mark) : mark));
    },
  });
  // Who came or went meanwhile was not told.
  useReconnect(() => setChanges(new Map()));
  useEndOfTyping(changes, setChanges);
  // A person who has sent a message types no longer.
  useEffect(() => {
    if (lastSaid?.id && lastSaid.senderId) setChanges((earlier) => quiet(earlier, [lastSaid.senderId]));
  }, [lastSaid?.id, lastSaid?.senderId]);
  const marks = new Map(conversation?.presence.map((mark) => [mark.user.id, mark]));
  for (const [id, mark] of changes) marks.set(id, mark);
  const others = [...marks.values()].filter(({ user }) => user.id !== viewerId);
  return {
    others,
    here: others.filter(({ isHere }) => isHere),
    typing: others.filter(({ isTyping }) => isTyping).map(({ user }) => user.name),
  };
}

/** The server notes by the minute when somebody was active: who goes while one looks was so until now. */
function justLeft(mark: PresenceMarkFragment): PresenceMarkFragment {
  return mark.isHere || !mark.lastActiveAt ? mark : { ...mark, lastActiveAt: new Date().toISOString() };
}

/** Nobody types for ever: the message that says they stopped may have been lost with the connection. */
function useEndOfTyping(changes: Marks, setChanges: (change: (earlier: Marks) => Marks) => void): void {
  const typing = [...changes.values()].filter(({ isTyping }) => isTyping);
  const key = typing.map(({ user }) => user.id).join();
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(',');
    const timer = setTimeout(() => setChanges((earlier) => quiet(earlier, ids)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key, setChanges]);
}

function quiet(marks: Marks, ids: readonly (string | null)[]): Marks {
  return new Map([...marks].map(([id, mark]) => [id, ids.includes(id) ? { ...mark, isTyping: false } : mark]));
}
