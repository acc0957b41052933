import type { EventDetails } from './card-data.ts';
import { escapeComponent, joinLines, textLine } from './vcard-lines.ts';

export interface EventFile {
  /** Unique in the world, and the same for each version of the event (RFC 5545 §3.8.4.7). */
  uid: string;
  title: string;
  event: EventDetails;
  /** Where the card is. */
  url: string;
  changedAt: Date;
}

const DAY_MS = 86_400_000;

/**
 * The calendar file of an event (RFC 5545); null without a day. Times are floating: they are those of the place, whose
 * zone nobody is asked for.
 */
export function buildEventFile({ uid, title, event, url, changedAt }: EventFile): string | null {
  if (event.date === '') return null;
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tessera//Cards//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...timeLines(event),
    ...textLine('SUMMARY', title, escapeComponent),
    ...textLine('LOCATION', event.place, escapeComponent),
    ...textLine('DESCRIPTION', event.ticketsUrl && `Tickets: ${event.ticketsUrl}`, escapeComponent),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function timeLines({ date, startTime, endTime }: EventDetails): string[] {
  const day = date.replaceAll('-', '');
  if (!startTime) return [`DTSTART;VALUE=DATE:${day}`];
  const endDay = endTime && endTime <= startTime ? nextDay(date) : day;
  const start = `DTSTART:${day}T${toTime(startTime)}`;
  return endTime ? [start, `DTEND:${endDay}T${toTime(endTime)}`] : [start];
}

function toTime(time: string): string {
  return `${time.replace(':', '')}00`;
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}
