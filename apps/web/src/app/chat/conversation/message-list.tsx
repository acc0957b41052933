import type { GroupEventFragment, ReadMarkFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { clsx } from 'clsx';
import { ArrowDown, Check, CheckCheck } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Announcer } from './announcer.tsx';
import { dayText, isSameDay } from './day-text.ts';
import { eventLines, eventsBetween } from './group-events.ts';
import type { FeedState, MessageFeed } from './message-feed.ts';
import { MessageRow, type MessageRowProps } from './message-row.tsx';
import type { Outgoing } from './outgoing.ts';
import { seenText } from './read-marks.ts';
import { type Entry, lastNumber } from './timeline.ts';
import { WaitingRow, type WaitingRowProps } from './waiting-row.tsx';

/** So near to an end, in pixels, the next page is loaded; and so near to the last message one is “at the end”. */
const LOAD_WITHIN_PX = 600;
const AT_END_PX = 60;
/** Messages of one person within this time, in ms, stand together. */
const TOGETHER_MS = 5 * 60 * 1000;

export interface MessageListProps {
  feed: MessageFeed;
  state: FeedState;
  /** Not sent yet, in order. */
  waiting: readonly Outgoing[];
  row: Omit<MessageRowProps, 'messageId' | 'isFollowing'>;
  waitingRow: Omit<WaitingRowProps, 'message'>;
  /** The reader has seen everything up to that number. */
  onSeen: (number: number) => void;
  /** Who came into the group and went. */
  events: readonly GroupEventFragment[];
  /** How far people have read. */
  seen: { marks: readonly ReadMarkFragment[]; isDirect: boolean };
}

/** The messages, of which only those in view are in the page. New ones at the end do not move a reader who is further up. */
export function MessageList({ feed, state, waiting, row, waitingRow, onSeen, events, seen }: MessageListProps) {
  const { entries } = state.timeline;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const first = entries[0]?.number ?? 0;
  const isPrepended = first < (usePrevious(first) ?? 0);
  const lastOwn = entries.findLast(({ senderId }) => senderId === row.viewerId);
  const place = usePlace({ feed, state, list, scroller, onSeen });
  useFirstPlace(state, list);
  useFollowEnd({ count: entries.length + waiting.length, waiting: waiting.length, place, list });
  useShown(row.acts.shownNumber, entries, list);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t('Messages')}
        className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain py-4"
      >
        {/* Few messages stand at the bottom. */}
        <div className="grow" />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={[...entries, ...waiting]}
          shift={isPrepended}
          onScroll={place.onScroll}
          onResize={place.onResize}
        >
          {(item, index) =>
            isEntry(item) ? (
              <div key={item.id}>
                <Between entry={item} before={entries[index - 1]} events={events} viewerId={row.viewerId}>
                  <Divider entry={item} before={entries[index - 1]} readUntil={state.readUntil} />
                </Between>
                <MessageRow {...row} messageId={item.id} isFollowing={isFollowing(item, entries[index - 1])} />
                {item === lastOwn && (
                  <ReadMarks text={seenText(seen.marks, { ...seen, number: item.number, viewerId: row.viewerId })} />
                )}
                {item === entries.at(-1) && !state.timeline.hasAfter && (
                  <Between entry={undefined} before={item} events={events} viewerId={row.viewerId} />
                )}
              </div>
            ) : (
              <WaitingRow key={item.clientId} {...waitingRow} message={item} />
            )
          }
        </Virtualizer>
      </div>
      <Announcer last={entries.at(-1)} viewerId={row.viewerId} />
      {!place.isAtEnd && <ToEnd count={place.unseen} onPress={place.goToEnd} />}
    </div>
  );
}

function ToEnd({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button onClick={onPress} className="absolute end-5 bottom-3 bg-raised shadow-card">
      {count > 0 ? t('{count, plural, one {# new message} other {# new messages}}', { count }) : t('Latest messages')}
      <ArrowDown aria-hidden="true" />
    </Button>
  );
}

/** One tick for what is sent, two and who has read it once somebody has. */
function ReadMarks({ text }: { text: string | null }) {
  const Icon = text === null ? Check : CheckCheck;
  return (
    <p className="flex items-center gap-1 ps-16.5 pe-5 text-xs text-ink-2 max-md:justify-end max-md:ps-5 [&_svg]:size-3.5">
      <Icon aria-hidden="true" className={clsx('shrink-0', text !== null && 'text-brass')} />
      <span className="truncate" title={text ?? undefined}>
        {text ?? t('Sent')}
      </span>
    </p>
  );
}

interface BetweenProps {
  entry: Entry | undefined;
  before: Entry | undefined;
  events: readonly GroupEventFragment[];
  viewerId: string;
  /** The heading between what happened on the day before and what happened later. */
  children?: ReactNode;
}

/** What happened to the group between two messages, and the heading of the later one. */
function Between({ entry, before, events, viewerId, children }: BetweenProps) {
  const { onEarlierDay, onSameDay } = eventsBetween(events, before, entry);
  return (
    <>
      <EventLines lines={eventLines(onEarlierDay, viewerId)} />
      {children}
      <EventLines lines={eventLines(onSameDay, viewerId)} />
    </>
  );
}

function EventLines({ lines }: { lines: ReturnType<typeof eventLines> }) {
  return lines.map(({ id, text }) => (
    <p key={id} dir="auto" className="px-5 py-1.5 text-center text-sm text-ink-2 [overflow-wrap:anywhere]">
      {text}
    </p>
  ));
}

function Divider({ entry, before, readUntil }: { entry: Entry; before: Entry | undefined; readUntil: number | null }) {
  const isNewDay = !before || !isSameDay(before.createdAt, entry.createdAt);
  const isFirstNew = readUntil !== null && entry.number === readUntil + 1;
  return (
    <>
      {isNewDay && <p className="py-3 text-center text-sm text-ink-2">{dayText(entry.createdAt, new Date())}</p>}
      {isFirstNew && (
        <p className="flex items-center gap-3 px-5 py-2 text-sm font-medium text-brass before:h-px before:flex-1 before:bg-brass after:h-px after:flex-1 after:bg-brass">
          {t('New messages')}
        </p>
      )}
    </>
  );
}

function isEntry(item: Entry | Outgoing): item is Entry {
  return 'number' in item;
}

function isFollowing(entry: Entry, before: Entry | undefined): boolean {
  if (!before || before.senderId !== entry.senderId || entry.senderId === null) return false;
  const pauseMs = Date.parse(entry.createdAt) - Date.parse(before.createdAt);
  return pauseMs < TOGETHER_MS && isSameDay(before.createdAt, entry.createdAt);
}

interface Watched {
  feed: MessageFeed;
  state: FeedState;
  list: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  onSeen: (number: number) => void;
}

/** Where the reader is: what comes next is loaded, what they have seen is told. */
function usePlace({ feed, state: { timeline }, list, onSeen }: Watched) {
  const [isNearEnd, setIsNearEnd] = useState(true);
  const [seen, setSeen] = useState(0);
  const look = () => {
    const handle = list.current;
    if (!handle) return;
    const below = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
    setIsNearEnd(below < AT_END_PX);
    if (handle.scrollOffset < LOAD_WITHIN_PX) void feed.loadBefore().catch(() => {});
    if (below < LOAD_WITHIN_PX) void feed.loadAfter().catch(() => {});
    const lowest = timeline.entries[handle.findItemIndex(handle.scrollOffset + handle.viewportSize - 1)];
    const number = lowest?.number ?? lastNumber(timeline);
    setSeen((earlier) => Math.max(earlier, number));
    onSeen(number);
  };
  // Also when nobody scrolls: what fits into view is seen, and a page that does not fill it asks for the next.
  const looked = useRef(look);
  useEffect(() => {
    looked.current = look;
  });
  useEffect(() => {
    if (timeline.entries.length > 0) requestAnimationFrame(() => looked.current());
  }, [timeline.entries.length]);
  // What came while another window was in front is seen on coming back.
  useEffect(() => onReturn(() => looked.current()), []);
  const goToEnd = async () => {
    await feed.goToEnd().catch(() => {});
    requestAnimationFrame(() => list.current?.scrollToIndex(Number.MAX_SAFE_INTEGER, { align: 'end' }));
  };
  return {
    isAtEnd: isNearEnd && !timeline.hasAfter,
    hasLater: timeline.hasAfter,
    unseen: Math.max(0, timeline.newest - seen),
    onScroll: look,
    // A row that grows at the end, by a reaction or an answer, stays in view.
    onResize: () => {
      if (isNearEnd) list.current?.scrollTo(Number.MAX_SAFE_INTEGER);
      look();
    },
    goToEnd: () => void goToEnd(),
  };
}

/** Calls back when somebody looks at the page again; gives the function that stops it. */
function onReturn(look: () => void): () => void {
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Opens at the first new message, or at the end. */
function useFirstPlace({ status, timeline, readUntil }: FeedState, list: RefObject<VirtualizerHandle | null>): void {
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || status !== 'ready') return;
    isPlaced.current = true;
    const firstNew = timeline.entries.findIndex(({ number }) => readUntil !== null && number > readUntil);
    if (firstNew !== -1) list.current?.scrollToIndex(firstNew, { align: 'center' });
    else list.current?.scrollToIndex(timeline.entries.length - 1, { align: 'end' });
  });
}

interface Followed {
  /** All rows, and those of them that wait to be sent. */
  count: number;
  waiting: number;
  place: ReturnType<typeof usePlace>;
  list: RefObject<VirtualizerHandle | null>;
}

/** A reader at the end stays there. A person who sends something goes there from anywhere. */
function useFollowEnd({ count, waiting, place, list }: Followed): void {
  const before = usePrevious({ count, waiting });
  useLayoutEffect(() => {
    if (!before || before.count === 0) return;
    const isSent = waiting > before.waiting;
    if (isSent || (place.isAtEnd && count > before.count)) list.current?.scrollToIndex(count - 1, { align: 'end' });
    if (isSent && place.hasLater) place.goToEnd();
  });
}

function useShown(number: number | null, entries: readonly Entry[], list: RefObject<VirtualizerHandle | null>): void {
  const isThere = entries.some((entry) => entry.number === number);
  const first = entries[0]?.number ?? 0;
  useEffect(() => {
    if (number !== null && isThere) list.current?.scrollToIndex(number - first, { align: 'center' });
  }, [number, isThere, first, list]);
}

/** The value of the last time that the component was shown. */
function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useLayoutEffect(() => {
    previous.current = value;
  });
  return previous.current;
}
