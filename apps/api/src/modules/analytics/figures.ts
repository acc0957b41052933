import { CONVERTING_LEVEL } from '@tessera/domain';
import type { FigurePart } from './card-figure-part.entity.ts';
import type { Advance, Deed, KnownDay } from './visitor-days.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3600_000;

/** The columns of `card_figures` in their order; those from the sixth on are a visitor-day's levels. */
export const FIGURE_COLUMNS = [
  'views',
  'filtered_views',
  'actions',
  'saves',
  'leads',
  'visitor_days',
  'tapped_days',
  'converted_days',
  'saved_days',
  'lead_days',
] as const;
/** In the order of the key. */
const PARTS = ['CAMPAIGN', 'CHANNEL', 'COUNTRY', 'TARGET'] as const;
const COLUMN_OF_KIND = { VIEW: 0, ACTION: 2, SAVE: 3, LEAD: 4 } as const;
const FILTERED = 1;
const FIRST_LEVEL = 5;

export interface FigureRow {
  cardId: string;
  isDay: boolean;
  atMs: number;
  counts: number[];
}
export interface PartRow {
  cardId: string;
  isDay: boolean;
  atMs: number;
  part: FigurePart;
  value: string;
  count: number;
  conversions: number;
}

interface Amount {
  count: number;
  conversions: number;
}

interface Quarter {
  atMs: number;
  counts: number[];
  parts: Record<FigurePart, Map<string, Amount>>;
}

/** What events add to the figures, summed up by row. */
export class FigureChanges {
  readonly #cards = new Map<string, Map<number, Quarter>>();

  add({ before, after, counted }: Advance<Deed>): void {
    const [deed] = counted;
    if (!deed) return;
    for (const one of counted) this.#addDeed(one);
    if (after.isFiltered) return;
    // What did not change cancels out; a visitor-day that began earlier than was known moves.
    if (before && !before.isFiltered) this.#addDay(deed.cardId, before, -1);
    this.#addDay(deed.cardId, after, 1);
  }

  /** The rows that change, sorted, so that two processes never wait for each other. */
  rows(): { figures: FigureRow[]; parts: PartRow[] } {
    const figures: FigureRow[] = [];
    const parts: PartRow[] = [];
    for (const [cardId, found] of [...this.#cards].sort(byKey)) {
      const quarters = [...found].sort(byKey).map(([, quarter]) => quarter);
      for (const [isDay, spans] of [
        [false, quarters],
        [true, readDays(quarters)],
      ] as const) {
        for (const { atMs, counts, parts: changes } of spans) {
          if (counts.some((count) => count !== 0)) figures.push({ cardId, isDay, atMs, counts });
          for (const part of PARTS) {
            for (const [value, { count, conversions }] of [...changes[part]].sort(byKey)) {
              if (count !== 0 || conversions !== 0)
                parts.push({ cardId, isDay, atMs, part, value, count, conversions });
            }
          }
        }
      }
    }
    return { figures, parts };
  }

  #addDeed({ cardId, at, kind, isRobot, target, channel, country, campaign }: Deed): void {
    const quarter = this.#findQuarter(cardId, at);
    if (isRobot && kind === 'VIEW') count(quarter, FILTERED, 1);
    if (isRobot) return;
    count(quarter, COLUMN_OF_KIND[kind], 1);
    if (kind === 'ACTION') readAmount(quarter, 'TARGET', target).count += 1;
    if (kind !== 'VIEW') return;
    readAmount(quarter, 'CHANNEL', channel).count += 1;
    readAmount(quarter, 'COUNTRY', country).count += 1;
    if (campaign) readAmount(quarter, 'CAMPAIGN', campaign).count += 1;
  }

  #addDay(cardId: string, { firstAt, level, channel, campaign }: KnownDay, sign: 1 | -1): void {
    const quarter = this.#findQuarter(cardId, firstAt);
    for (let reached = 0; reached <= level; reached += 1) count(quarter, FIRST_LEVEL + reached, sign);
    if (level < CONVERTING_LEVEL) return;
    readAmount(quarter, 'CHANNEL', channel).conversions += sign;
    if (campaign) readAmount(quarter, 'CAMPAIGN', campaign).conversions += sign;
  }

  #findQuarter(cardId: string, at: Date): Quarter {
    const atMs = floorTo(at.getTime(), QUARTER_MS);
    const quarters = this.#cards.get(cardId) ?? new Map<number, Quarter>();
    const found = quarters.get(atMs);
    if (found) return found;
    const quarter = emptyAt(atMs);
    this.#cards.set(cardId, quarters.set(atMs, quarter));
    return quarter;
  }
}

function emptyAt(atMs: number): Quarter {
  const parts = { CAMPAIGN: new Map(), CHANNEL: new Map(), COUNTRY: new Map(), TARGET: new Map() };
  return { atMs, counts: FIGURE_COLUMNS.map(() => 0), parts };
}

function count({ counts }: Quarter, column: number, amount: number): void {
  counts[column] = (counts[column] ?? 0) + amount;
}

/** '' stands for what nothing told. */
function readAmount({ parts }: Quarter, part: FigurePart, value: string | null): Amount {
  const amounts = parts[part];
  const found = amounts.get(value ?? '');
  if (found) return found;
  const amount = { count: 0, conversions: 0 };
  amounts.set(value ?? '', amount);
  return amount;
}

/** The quarters of each UTC day in one, in their order. */
function readDays(quarters: Quarter[]): Quarter[] {
  const days = new Map<number, Quarter>();
  for (const { atMs, counts, parts } of quarters) {
    const dayMs = floorTo(atMs, DAY_MS);
    const day = days.get(dayMs) ?? emptyAt(dayMs);
    days.set(dayMs, day);
    for (const [column, amount] of counts.entries()) count(day, column, amount);
    for (const part of PARTS) {
      for (const [value, { count, conversions }] of parts[part]) {
        const amount = readAmount(day, part, value);
        amount.count += count;
        amount.conversions += conversions;
      }
    }
  }
  return [...days.values()];
}

function floorTo(timeMs: number, lengthMs: number): number {
  return timeMs - (timeMs % lengthMs);
}

function byKey<Key extends string | number>([one]: [Key, unknown], [other]: [Key, unknown]): number {
  return one < other ? -1 : 1;
}
