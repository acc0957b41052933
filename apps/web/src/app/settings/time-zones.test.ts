import { expect, test } from 'vitest';
import { groupZones, zoneName } from './time-zones.ts';

test('zones stand by continent and name', () => {
  expect(groupZones('UTC', ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'America/Adak'])).toEqual([
    {
      name: 'America',
      zones: [
        { id: 'America/Adak', name: 'Adak' },
        { id: 'America/Argentina/Buenos_Aires', name: 'Argentina, Buenos Aires' },
      ],
    },
    { name: 'Europe', zones: [{ id: 'Europe/Berlin', name: 'Berlin' }] },
    { name: 'Other', zones: [{ id: 'UTC', name: 'UTC' }] },
  ]);
});

test('the zone that is chosen is there once, whether or not this browser lists it', () => {
  const all = (known: string) => groupZones(known, ['Asia/Calcutta']).flatMap(({ zones }) => zones.map(({ id }) => id));
  expect(all('Asia/Calcutta')).toEqual(['Asia/Calcutta', 'UTC']);
  expect(all('Asia/Kolkata')).toEqual(['Asia/Kolkata', 'UTC']);
  expect(all('Asia/Tokyo')).toEqual(['Asia/Calcutta', 'Asia/Tokyo', 'UTC']);
});

test('a zone is called as its city is today', () => {
  expect(zoneName('Asia/Calcutta')).toBe('Kolkata');
  expect(zoneName('America/New_York')).toBe('New York');
  expect(zoneName('UTC')).toBe('UTC');
});
