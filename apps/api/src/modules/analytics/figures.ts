import { CONVERTING_LEVEL } from '@tessera/domain';
import type { FigurePart } from './card-figure-part.entity.ts';
import type { VisitorDay } from './visitor-day.entity.ts';
import type { Advance, Deed } from './visitor-days.ts';

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

/** What events add to the figures, summed up by row. */
export class FigureChanges {
  readonly #figures = new Map<string, FigureRow>();
  readonly #parts = new Map<string, PartRow>();

  add({ before, after, counted }: Advance<Deed>): void {
    const [deed] = counted;
    if (!deed) return;
    for (const one of counted) this.#addDeed(one);
    if (deed.isRobot) return;
    // What did not change cancels out; a visitor-day that began earlier than was known moves.
    if (before) this.#addDay(deed.cardId, before, -1);
    this.#addDay(deed.cardId, after, 1);
  }

  /** Sorted, so that two processes never wait for each other. */
  get figures(): FigureRow[] {
    return sortedRows(this.#figures).filter(({ counts }) => counts.some((count) => count !== 0));
  }

  get parts(): PartRow[] {
    return sortedRows(this.#parts).filter(({ count, conversions }) => count !== 0 || conversions !== 0);
  }

  #addDeed({ cardId, at, kind, isRobot, target, channel, country, campaign }: Deed): void {
    if (isRobot && kind === 'VIEW') this.#count(cardId, at, FILTERED, 1);
    if (isRobot) return;
    this.#count(cardId, at, COLUMN_OF_KIND[kind], 1);
    const one = { count: 1, conversions: 0 };
    if (kind === 'ACTION') this.#countPart(cardId, at, ['TARGET', target ?? ''], one);
    if (kind !== 'VIEW') return;
    this.#countPart(cardId, at, ['CHANNEL', channel ?? ''], one);
    this.#countPart(cardId, at, ['COUNTRY', country ?? ''], one);
    if (campaign) this.#countPart(cardId, at, ['CAMPAIGN', campaign], one);
  }

  #addDay(cardId: string, { firstAt, level, channel, campaign }: VisitorDay, sign: 1 | -1): void {
    for (let reached = 0; reached <= level; reached += 1) this.#count(cardId, firstAt, FIRST_LEVEL + reached, sign);
    if (level < CONVERTING_LEVEL) return;
    const one = { count: 0, conversions: sign };
    this.#countPart(cardId, firstAt, ['CHANNEL', channel ?? ''], one);
    if (campaign) this.#countPart(cardId, firstAt, ['CAMPAIGN', campaign], one);
  }

  #count(cardId: string, at: Date, column: number, amount: number): void {
    for (const { isDay, atMs } of spansOf(at)) {
      const key = `${cardId} ${isDay} ${atMs}`;
      const row = this.#figures.get(key) ?? { cardId, isDay, atMs, counts: FIGURE_COLUMNS.map(() => 0) };
      row.counts[column] = (row.counts[column] ?? 0) + amount;
      this.#figures.set(key, row);
    }
  }

  #countPart(
    cardId: string,
    at: Date,
    [part, value]: [FigurePart, string],
    amount: { count: number; conversions: number },
  ): void {
    for (const { isDay, atMs } of spansOf(at)) {
      const key = `${cardId} ${isDay} ${atMs} ${part} ${value}`;
      const row = this.#parts.get(key) ?? { cardId, isDay, atMs, part, value, count: 0, conversions: 0 };
      row.count += amount.count;
      row.conversions += amount.conversions;
      this.#parts.set(key, row);
    }
  }
}

function spansOf(at: Date): { isDay: boolean; atMs: number }[] {
  const time = at.getTime();
  return [
    { isDay: false, atMs: time - (time % QUARTER_MS) },
    { isDay: true, atMs: time - (time % DAY_MS) },
  ];
}

function sortedRows<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
