import { type GroupEventFragment, useGroupEventsQuery, useGroupHeadChangedSubscription } from '@tessera/client';
import { t } from '@tessera/texts';
import { someNames } from '../../../locale/some-names.ts';
import { isSameDay } from './day-text.ts';
import { lastNumber, type Timeline } from './timeline.ts';

/** Joins and departures between the loaded messages, kept up to date. Empty for direct conversations. */
export function useGroupEvents(groupId: string | undefined, timeline: Timeline): readonly GroupEventFragment[] {
  const [first] = timeline.entries;
  const { data, previousData, refetch } = useGroupEventsQuery({
    variables: {
      id: groupId ?? '',
      after: timeline.hasBefore && first ? first.number : 0,
      before: timeline.hasAfter ? lastNumber(timeline) : null,
    },
    skip: !groupId || !first,
    fetchPolicy: 'cache-and-network',
  });
  // What comes goes into the cache, out of which the conversation is shown.
  useGroupHeadChangedSubscription({
    variables: { id: groupId ?? '' },
    skip: !groupId,
    ignoreResults: true,
    onData: () => void refetch().catch(() => {}),
  });
  return (groupId && (data ?? previousData)?.group?.events) || [];
}

/** What stands between two messages; `before` is the earlier one, `entry` the later. */
export function eventsBetween(
  events: readonly GroupEventFragment[],
  before: { number: number; createdAt: string } | undefined,
  entry: { number: number; createdAt: string } | undefined,
): { onEarlierDay: GroupEventFragment[]; onSameDay: GroupEventFragment[] } {
  const [from, to] = [before?.number ?? 0, entry?.number ?? Number.POSITIVE_INFINITY];
  const between = events.filter(({ afterNumber }) => afterNumber >= from && afterNumber < to);
  // A heading of a new day stands between those of the day before and the others.
  const isOfEntry = ({ createdAt }: GroupEventFragment) => !entry || isSameDay(createdAt, entry.createdAt);
  return { onEarlierDay: between.filter((one) => !isOfEntry(one)), onSameDay: between.filter(isOfEntry) };
}

/** Lines for events, in order: what the same person did to several people is one. */
export function eventLines(events: readonly GroupEventFragment[], viewerId: string): { id: string; text: string }[] {
  const groups: GroupEventFragment[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isAlike = last?.[0]?.kind === event.kind && last[0].actor?.id === event.actor?.id;
    // What concerns the viewer has its own words.
    const isOwn = event.user.id === viewerId || last?.[0]?.user.id === viewerId;
    if (last && isAlike && !isOwn) last.push(event);
    else groups.push([event]);
  }
  return groups.flatMap((group) => (group[0] ? [{ id: group[0].id, text: eventText(group, group[0], viewerId) }] : []));
}

function eventText(group: readonly GroupEventFragment[], first: GroupEventFragment, viewerId: string): string {
  const { kind, user, actor } = first;
  const [isViewer, byViewer] = [user.id === viewerId, actor?.id === viewerId];
  const names = someNames(group.map((event) => event.user.name));
  const [count, by] = [group.length, actor?.name || t('User')];
  if (kind === 'LEFT') {
    if (isViewer) return t('You left');
    return t('{count, plural, one {{names} left} other {{names} left}}', { count, names });
  }
  if (kind === 'REMOVED') {
    if (isViewer) return actor ? t('{by} removed you', { by }) : t('You were removed');
    if (byViewer) return t('You removed {names}', { names });
    if (actor) return t('{by} removed {names}', { by, names });
    return t('{count, plural, one {{names} was removed} other {{names} were removed}}', { count, names });
  }
  if (kind === 'ADDED' && actor) {
    if (isViewer) return t('{by} added you', { by });
    return byViewer ? t('You added {names}', { names }) : t('{by} added {names}', { by, names });
  }
  if (isViewer) return t('You joined');
  return t('{count, plural, one {{names} joined} other {{names} joined}}', { count, names });
}
