import { CARD_ACTION_TARGETS, type CardActionTarget, type Channel, deedLevel, type VisitorDeed } from '@tessera/domain';
import type { VisitorDay } from './visitor-day.entity.ts';

/** One view per visitor and card in this time. */
const VIEW_WINDOW_MS = 30 * 60_000;

/** Taps and saved files count once per visitor and day: each has its bit in `VisitorDay.deeds`. */
const SAVE_BIT = 1;

function deedBit({ kind, target }: Pick<Deed, 'kind' | 'target'>): number {
  if (kind === 'SAVE') return SAVE_BIT;
  return kind === 'ACTION' && target ? 2 << CARD_ACTION_TARGETS.indexOf(target) : 0;
}

/** What of an event decides how it counts. */
export interface Deed {
  cardId: string;
  /** In hexadecimal. */
  visitor: string;
  at: Date;
  kind: VisitorDeed;
  target: CardActionTarget | null;
  /** Also true for events beyond what one network's people can cause: both are shown as filtered. */
  isRobot: boolean;
  channel: Channel | null;
  campaign: string | null;
  country: string | null;
}

/** A visitor-day as it is worked on. */
export type KnownDay = Omit<VisitorDay, 'visitor'> & Pick<Deed, 'visitor'>;

/** What one more stretch of events makes of a visitor-day. */
export interface Advance<D extends Deed> {
  before: KnownDay | null;
  after: KnownDay;
  /** Leaves out views too soon after another, and actions that the visitor already took that day. */
  counted: D[];
}

/** Leads the events of one visitor, in whatever order they came, on from what is known of the day; null when none counts. */
export function advance<D extends Deed>(before: KnownDay | null, deeds: readonly D[]): Advance<D> | null {
  let after = before && { ...before, version: before.version + 1 };
  const counted: D[] = [];
  for (const deed of inTime(deeds)) {
    if (deed.kind === 'VIEW' && isTooSoon(deed.at, after?.lastViewAt)) continue;
    if (after && (after.deeds & deedBit(deed)) !== 0) continue;
    // Leads have their own limit, and each becomes a contact.
    if (after?.isFiltered && deed.kind !== 'LEAD') deed.isRobot = true;
    if (after) add(after, deed);
    else after = begin(deed);
    counted.push(deed);
  }
  return after && counted.length > 0 ? { before, after, counted } : null;
}

function inTime<D extends Deed>(deeds: readonly D[]): readonly D[] {
  return deeds.length === 1 ? deeds : [...deeds].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function isTooSoon(at: Date, last: Date | null | undefined): boolean {
  return !!last && Math.abs(at.getTime() - last.getTime()) < VIEW_WINDOW_MS;
}

function begin({ visitor, at, kind, target, channel, campaign, isRobot: isFiltered }: Deed): KnownDay {
  return {
    ...{ visitor, version: 1, level: deedLevel(kind, target), deeds: deedBit({ kind, target }), isFiltered },
    ...{ firstAt: at, lastViewAt: kind === 'VIEW' ? at : null, channel, campaign },
  };
}

function add(day: KnownDay, { at, kind, target, channel, campaign, isRobot }: Deed): void {
  day.deeds |= deedBit({ kind, target });
  if (!isRobot) day.isFiltered = false;
  day.level = Math.max(day.level, deedLevel(kind, target));
  if (kind === 'VIEW' && (!day.lastViewAt || at > day.lastViewAt)) day.lastViewAt = at;
  // Another process, or one that had to hold its events, may tell of something that was before.
  if (at < day.firstAt) Object.assign(day, { firstAt: at, channel, campaign });
}
