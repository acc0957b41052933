import { language } from '@tessera/texts';
import { writingLocale } from './writing.ts';

const DATES = {
  /** '12 Nov 2026, 09:41' */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** '09:41' */
  clock: { hour: '2-digit', minute: '2-digit' },
  /** '12 Nov' */
  shortDay: { day: 'numeric', month: 'short' },
  /** '12 Nov 2026' */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** '12 November 2026' */
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Thursday 12 November 2026' */
  fullDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  /** 'Nov 2026' */
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATES;

export interface Writing {
  /** IANA name; this device's zone by default. */
  timeZone?: string;
  /** The reader's by default. */
  locale?: string;
}

/** A time in the reader's way of writing; '' when it is none. Every date of the app is written here. */
export function formatDate(at: Date | string, style: DateStyle, writing: Writing = {}): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : dateFormat(style, writing).format(date);
}

/** Two times as one range, such as '23 October – 21 November 2026'. */
export function formatDates([from, to]: [Date, Date], style: DateStyle, writing: Writing = {}): string {
  return dateFormat(style, writing).formatRange(from, to);
}

/** A number in the reader's way of writing, with one decimal place at most unless told. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}, locale = writingLocale()): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  return kept(numbers, key, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, ...options })).format(
    value,
  );
}

/** 12.5 → '12.5%' in English, '12,5 %' in German. */
export function formatPercent(value: number): string {
  return formatNumber(value, { style: 'unit', unit: 'percent' });
}

/** 'India' for IN: in the language of the words around it. */
export function regionName(region: string): string {
  regionNames ??= new Intl.DisplayNames(language, { type: 'region' });
  return regionNames.of(region) ?? region;
}

/** 'Deutsch' for de: each language in its own words, with a capital letter. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Kept, because making one costs as much as many uses. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
let regionNames: Intl.DisplayNames | undefined;

function dateFormat(style: DateStyle, { timeZone, locale = writingLocale() }: Writing): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  return kept(dates, key, () => new Intl.DateTimeFormat(locale, { ...DATES[style], ...(timeZone && { timeZone }) }));
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
