import type { EventDetails } from './card-data.ts';
import { escapeComponent, joinLines, textLine } from './vcard-lines.ts';

export interface EventFile {
  /** Unique in the world, and the same for each version of the event (RFC 5545 §3.8.4.7). */
  uid: string;
  title: string;
  event: EventDetails;
  /** IANA name of the zone of the times: the owner's. */
  timeZone: string;
  /** Where the card is. */
  url: string;
  changedAt: Date;
}

const DAY_MS = 86_400_000;

/**
 * The calendar file of an event (RFC 5545); null without a day. Times are instants in UTC, so that guests from elsewhere get
 * theirs.
 */
export function buildEventFile({ uid, title, event, timeZone, url, changedAt }: EventFile): string | null {
  if (event.date === '') return null;
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tessera//Cards//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toStamp(changedAt.getTime())}`,
    ...timeLines(event, timeZone),
    ...textLine('SUMMARY', title, escapeComponent),
    ...textLine('LOCATION', event.place, escapeComponent),
    ...textLine('DESCRIPTION', event.ticketsUrl && `Tickets: ${event.ticketsUrl}`, escapeComponent),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function timeLines({ date, startTime, endTime }: EventDetails, timeZone: string): string[] {
  if (!startTime) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  const start = Date.parse(`${date}T${startTime}Z`);
  const end = Date.parse(`${date}T${endTime}Z`) + (endTime <= startTime ? DAY_MS : 0);
  return [`DTSTART:${toTime(start, timeZone)}`, ...(endTime ? [`DTEND:${toTime(end, timeZone)}`] : [])];
}

/** The local time in the zone, in ms as if it were UTC, converted to a time of the file. */
function toTime(clockMs: number, timeZone: string): string {
  // A second look, because the offset differs if daylight saving begins or ends in between.
  const instant = clockMs - offsetMs(clockMs - offsetMs(clockMs, timeZone), timeZone);
  return toStamp(instant);
}

/** How far the zone is ahead of UTC at that time. */
function offsetMs(atMs: number, timeZone: string): number {
  const clock = new Date(atMs).toLocaleString('sv', { timeZone });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
}

function toStamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}
