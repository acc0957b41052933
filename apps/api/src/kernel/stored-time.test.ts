import { describe, expect, test } from 'vitest';
import { StoredTime } from './stored-time.ts';

describe('a time as PostgreSQL wrote it', () => {
  test.each([
    '2026-11-24T02:05:00.123+00:00',
    '2026-11-24T02:05:00.12+00:00',
    '2026-11-24T02:05:00+00:00',
    '2026-11-24T02:05:00.123456+00:00',
    '2026-11-24T07:35:00.123+05:30',
    '2026-11-23T21:05:00.123-05:00',
    '0026-11-24T02:05:00.123+00:00',
  ])('%s is sent like any other date', (text) => {
    const time = new StoredTime(text);
    const date = new Date(text);
    expect(time.toISOString()).toBe(date.toISOString());
    expect(JSON.stringify({ time })).toBe(JSON.stringify({ time: date }));
    expect(time.getTime()).toBe(date.getTime());
    expect(time).toBeInstanceOf(Date);
  });
});
