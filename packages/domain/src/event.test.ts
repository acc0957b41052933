import ICAL, { type JCardProperty } from 'ical.js';
import { describe, expect, test } from 'vitest';
import { emptyCardData, fillCardData, NO_EVENT } from './card-data.ts';
import { checkCardData } from './card-rules.ts';
import { buildEventFile } from './event-file.ts';
import { cardPreview, eventTimeText } from './preview.ts';

const EVENING = { ...NO_EVENT, date: '2026-12-18', startTime: '19:00', endTime: '22:30', place: 'Town Hall' };
const card = (event: object, type = 'event') =>
  fillCardData({ ...emptyCardData(), type, name: 'Open day', email: 'open@example.com', extra: { event } });

test.each([
  [EVENING, '18 December 2026, 19:00 – 22:30'],
  [{ ...EVENING, endTime: '' }, '18 December 2026, 19:00'],
  [{ ...NO_EVENT, date: '2026-12-18' }, '18 December 2026'],
  [NO_EVENT, ''],
])('%j is written as %j', (event, text) => {
  expect(eventTimeText(event)).toBe(text);
});

test.each([
  [{ startTime: '25:00', date: '2026-12-18' }, 'startTime'],
  [{ startTime: 'seven', date: '2026-12-18' }, 'startTime'],
  [{ startTime: '19:00' }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '2026-12-18', endTime: '20:00' }, 'startTime'],
  [{ ticketsUrl: 'javascript:alert(1)' }, 'ticketsUrl'],
  [{ place: 'x'.repeat(201) }, 'place'],
])('%j is refused at its field', (event, field) => {
  expect(Object.keys(checkCardData(card(event)).errors)).toEqual([`extra.event.${field}`]);
});

test('what is said is stored and shown on event cards alone, where something is said', () => {
  const { data, errors } = checkCardData(card({ ...EVENING, ticketsUrl: 'tickets.example' }));
  expect(errors).toEqual({});
  expect(data.extra.event).toEqual({ ...EVENING, ticketsUrl: 'https://tickets.example' });
  expect(cardPreview(data).event).toEqual({
    ...{ time: '18 December 2026, 19:00 – 22:30', place: 'Town Hall' },
    placeUrl: 'https://www.google.com/maps/search/?api=1&query=Town%20Hall',
    ticketsUrl: 'https://tickets.example',
  });
  expect(cardPreview({ ...data, type: 'business' })).not.toHaveProperty('event');
  expect(cardPreview(card(NO_EVENT))).not.toHaveProperty('event');
});

describe('the calendar file', () => {
  const changedAt = new Date('2026-11-23T10:00:00.000Z');
  const read = (event: typeof NO_EVENT, timeZone = 'UTC') => {
    const title = 'Open day; tea, cake';
    const text = buildEventFile({ uid: 'c1@x', title, event, timeZone, url: 'https://x/y', changedAt });
    if (!text) return null;
    const [[, properties]] = ICAL.parse(text)[2] as [[string, JCardProperty[]]];
    const values = properties.map(([name, , , value]) => [name, value]);
    return Object.fromEntries(values);
  };

  test('has the time as an instant, and escaped text', () => {
    expect(read({ ...EVENING, ticketsUrl: 'https://tickets.example/?a=1,2' })).toMatchObject({
      ...{ uid: 'c1@x', dtstart: '2026-12-18T19:00:00Z', dtend: '2026-12-18T22:30:00Z' },
      ...{ summary: 'Open day; tea, cake', location: 'Town Hall' },
      description: 'Tickets: https://tickets.example/?a=1,2',
    });
  });

  test.each([
    ['Asia/Tokyo', '2027-05-01', '18:00', '2027-05-01T09:00:00Z'],
    ['Asia/Kolkata', '2027-05-01', '02:15', '2027-04-30T20:45:00Z'],
    ['America/New_York', '2027-07-01', '18:00', '2027-07-01T22:00:00Z'],
    ['America/New_York', '2027-12-01', '18:00', '2027-12-01T23:00:00Z'],
    // An hour after daylight saving has begun, and one before it ends.
    ['Europe/Berlin', '2027-03-28', '03:30', '2027-03-28T01:30:00Z'],
    ['Europe/Berlin', '2027-10-31', '01:30', '2027-10-30T23:30:00Z'],
  ])('names the instant of a time in %s on %s at %s', (zone, date, startTime, instant) => {
    expect(read({ ...NO_EVENT, date, startTime }, zone)).toMatchObject({ dtstart: instant });
  });

  test('ends on the next day where the end is earlier than the start', () => {
    expect(read({ ...EVENING, date: '2026-12-31', endTime: '02:00' })).toMatchObject({ dtend: '2027-01-01T02:00:00Z' });
  });

  test('is of the whole day without a time, and there is none without a day', () => {
    expect(read({ ...NO_EVENT, date: '2026-12-18' })).toMatchObject({ dtstart: '2026-12-18' });
    expect(read({ ...NO_EVENT, date: '2026-12-18' })).not.toHaveProperty('dtend');
    expect(read({ ...NO_EVENT, place: 'Town Hall' })).toBeNull();
  });
});
