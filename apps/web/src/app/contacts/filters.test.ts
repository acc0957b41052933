import { expect, test } from 'vitest';
import { readContactFilters, writeContactFilters } from './filters.ts';

test.each([
  ['', { q: '', tag: '', sort: 'NAME' }],
  ['q=+asha%20%20rao', { q: 'asha rao', tag: '', sort: 'NAME' }],
  ['tag=VIP&sort=company', { q: '', tag: 'VIP', sort: 'COMPANY' }],
  ['sort=activity', { q: '', tag: '', sort: 'LAST_ACTIVITY' }],
  ['sort=nonsense', { q: '', tag: '', sort: 'NAME' }],
])('the address %j says what is shown, and comes back tidy', (address, filters) => {
  const read = readContactFilters(new URLSearchParams(address));
  expect(read).toEqual(filters);
  expect(readContactFilters(writeContactFilters(new URLSearchParams('x=1'), read))).toEqual(filters);
});

test('what is as usual is left out of the address, what is another’s stays', () => {
  const written = writeContactFilters(new URLSearchParams('x=1&q=old&sort=company'), {
    q: '',
    tag: 'VIP',
    sort: 'NAME',
  });
  expect(written.toString()).toBe('x=1&tag=VIP');
});
